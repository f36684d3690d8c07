"""How often the garbage collector runs in a server process."""

import gc


def collect_rarely() -> None:
    """Let the collector run rarely, and never look at what exists now.

    Modules stay loaded, and few objects form cycles. With the defaults, states take a tenth longer.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
