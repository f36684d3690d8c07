"""What people read: actions as text, reasons, views and the drawing of the table."""
