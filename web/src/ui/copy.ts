/* Copying text. */

/** Copy a text. Without HTTPS the clipboard API is missing; then `select` selects it for the legacy `copy` command. */
export async function copyText(text: string, select: () => void): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select();
    return document.execCommand("copy");
  }
}
