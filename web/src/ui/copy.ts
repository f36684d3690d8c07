/* Copying text. */

/** Copy a text. Without HTTPS the clipboard API is missing; then `select` selects the text for the old command. */
export async function copyText(text: string, select: () => void): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select();
    return document.execCommand("copy");
  }
}
