"""What people read and type: actions, reasons, views, drawings."""
