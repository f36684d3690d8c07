"""Measure the vector environments of Pgx and Jumanji: random legal play with masks and observations.

    python -m benchmarks.peers.their_vectors SECONDS

Choosing, stepping and starting again are compiled into one loop, which suits JAX best. Prints one JSON object.
"""

import json
import os
import sys
import warnings
from collections.abc import Callable
from typing import Any

from benchmarks.peers.theirs import rate

# One thread, as rates are per second of one core.
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
os.environ["JAX_PLATFORMS"] = "cpu"

ROWS, STEPS = 1024, 16
PGX = ("connect_four", "backgammon", "go_9x9")
JUMANJI = ("Game2048-v1", "Tetris-v0")


def repeat(step: Callable[[Any, Any], tuple[Any, Any]], state: Any) -> Callable[[], int]:
    """Return a function that plays some steps of all rows in one compiled call and counts the actions."""
    import jax

    def play(state: Any, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            state, total = carry
            state, seen = step(state, key)
            return (state, total + seen), None

        return jax.lax.scan(one, (state, 0.0), jax.random.split(key, STEPS))[0]

    compiled, key = jax.jit(play), jax.random.PRNGKey(1)

    def call() -> int:
        nonlocal state, key
        key, now = jax.random.split(key)
        state, total = compiled(state, now)
        total.block_until_ready()
        return ROWS * STEPS

    return call


def pgx(name: str) -> Callable[[], int]:
    """Return a function that steps a game of Pgx. The observations are summed, so that they are computed."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    next_state = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        choose, deal = jax.random.split(key)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        state = next_state(state, jax.random.categorical(choose, logits, axis=-1), jax.random.split(deal, ROWS))
        return state, state.observation.sum(dtype=jnp.float32)

    return repeat(step, jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), ROWS)))


def jumanji(name: str) -> Callable[[], int]:
    """Return a function that steps an environment of Jumanji in the same way."""
    import jax
    import jax.numpy as jnp
    import jumanji
    from jumanji.wrappers import VmapAutoResetWrapper

    env: Any = VmapAutoResetWrapper(jumanji.make(name))

    def step(carry: Any, key: Any) -> tuple[Any, Any]:
        state, observation = carry
        mask = observation.action_mask
        flat = jnp.where(mask.reshape(ROWS, -1), 0.0, -jnp.inf)
        chosen = jax.random.categorical(key, flat, axis=-1)
        action = chosen if mask.ndim == 2 else jnp.stack(jnp.unravel_index(chosen, mask.shape[1:]), -1)
        state, timestep = env.step(state, action.astype(jnp.int32))
        seen = sum(leaf.sum(dtype=jnp.float32) for leaf in jax.tree_util.tree_leaves(timestep.observation))
        return (state, timestep.observation), seen

    state, timestep = jax.jit(env.reset)(jax.random.split(jax.random.PRNGKey(1), ROWS))
    return repeat(step, (state, timestep.observation))


def main() -> None:
    seconds = float(sys.argv[1])
    warnings.simplefilter("ignore")
    calls = {f"Pgx, {name}": pgx(name) for name in PGX}
    calls |= {f"Jumanji, {name}": jumanji(name) for name in JUMANJI}
    print(json.dumps({name: rate(call, seconds) for name, call in calls.items()}))


if __name__ == "__main__":
    main()
