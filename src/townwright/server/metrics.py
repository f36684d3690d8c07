"""Metrics for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

COMMANDS = Counter("townwright_commands", "Commands stored, by type", ["type"])
STATES = Counter("townwright_states", "States sent over sockets")
REFUSALS = Counter("townwright_refusals", "Requests and messages refused, by kind", ["kind"])
VIEWERS = Gauge("townwright_viewers", "Open sockets", multiprocess_mode="livesum")
TABLES = Gauge("townwright_tables", "Tables in memory", multiprocess_mode="livesum")
JOBS = Gauge("townwright_jobs", "Jobs for the workers, waiting or running", ["state"], multiprocess_mode="livesum")
THINKING = Histogram("townwright_bot_seconds", "Time from a bot's turn to its decision")
REQUESTS = Histogram("townwright_request_seconds", "Time of HTTP requests, by method and status", ["method", "status"])
