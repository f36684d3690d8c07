"""The number of threads follows the time that calls take."""

import pytest

from townwright import NotPossible
from townwright.research.batch import Batch
from townwright.research.threads import CALLS, TRIALS, Threads, most_threads, thread_counts


def test_the_fastest_number_is_used_and_chosen_again_when_the_machine_changes() -> None:
    threads, costs = Threads([1, 2, 4]), {1: 3.0, 2: 1.0, 4: 2.0}
    used = []
    for call in range(2 * CALLS):
        if call == CALLS:
            costs = {1: 1.0, 2: 2.0, 4: 3.0}
        used.append(threads.next_count())
        threads.record(used[-1], costs[used[-1]])
    trials = 3 * TRIALS
    assert set(used[trials:CALLS]) == {2}
    assert set(used[CALLS + trials :]) == {1}


def test_a_batch_has_the_threads_it_was_given() -> None:
    assert thread_counts()[0] == 1
    assert thread_counts()[-1] == most_threads()
    batch = Batch("circle_the_wagons", 2, threads=1)
    batch.reset(1)
    assert batch.threads == 1
    with pytest.raises(NotPossible, match="not 999"):
        Batch("circle_the_wagons", 2, threads=999)
