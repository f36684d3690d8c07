"""Alembic's entry point: runs the migrations over the server's connection."""

from alembic import context

from townwright.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
