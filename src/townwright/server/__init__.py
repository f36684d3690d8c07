"""The server: tables, seats, live play over HTTP and WebSocket. It uses `Match` and contains no rules."""
