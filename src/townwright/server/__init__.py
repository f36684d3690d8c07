"""The server: tables, seats, live play over HTTP and WebSocket. It knows `Match` and no rules."""
