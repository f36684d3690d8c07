/* The parts of a table's page that a board does not need. They are loaded together, after the board or without one. */

export { default as Drawer } from "./Drawer.svelte";
export { default as Menu } from "./Menu.svelte";
export { default as ReadOnly } from "./ReadOnly.svelte";
export { default as Replay } from "./Replay.svelte";
export { default as Result } from "./Result.svelte";
export { default as Share } from "./Share.svelte";
export { default as WaitingRoom } from "./WaitingRoom.svelte";
