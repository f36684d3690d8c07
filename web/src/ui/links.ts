/* Links for other people: the page's own address may work on this computer only. */

import { catalogue } from "../lobby/catalogue.svelte";

const LOOPBACK = /^(localhost|.*\.localhost|127\..*|\[::1\])$/;

/** Whether the page was opened at a loopback address, which other devices cannot reach. */
const isLocal = (): boolean => LOOPBACK.test(location.hostname);

/** The link to a path for other devices; a loopback address is replaced by this machine's network address, if known. */
export function linkTo(path: string): string {
  const base = isLocal() && catalogue.value?.network_address ? catalogue.value.network_address : location.href;
  return new URL(path, base).href;
}

/** Whether links work on this computer only. */
export const isUnreachable = (): boolean => isLocal() && catalogue.value?.network_address === "";
