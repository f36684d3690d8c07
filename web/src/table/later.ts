/* The parts of a table that are hidden at first. They are loaded together, after the board. */

export { default as Drawer } from "./Drawer.svelte";
export { default as Menu } from "./Menu.svelte";
export { default as ReadOnly } from "./ReadOnly.svelte";
export { default as Replay } from "./Replay.svelte";
export { default as Result } from "./Result.svelte";
export { default as Share } from "./Share.svelte";
export { default as WaitingRoom } from "./WaitingRoom.svelte";
