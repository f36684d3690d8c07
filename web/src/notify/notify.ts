/* Notifications of the browser when it is the viewer's turn. */

/** Why the browser shows no notifications: no HTTPS, no support, or forbidden by the player. */
export function unavailableReason(): "insecure" | "missing" | "denied" | null {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in window)) return "missing";
  return Notification.permission === "denied" ? "denied" : null;
}

/** Whether the player has not been asked yet. */
export const isUndecided = (): boolean => unavailableReason() === null && Notification.permission === "default";

/** Ask for permission if necessary; return whether it is granted. */
export const requestPermission = async (): Promise<boolean> =>
  unavailableReason() === null && (await Notification.requestPermission()) === "granted";

/** Show a notification; clicking it opens the path. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (unavailableReason() !== null || Notification.permission !== "granted") return;
  const options = { body, tag: path, icon: "/icon-192.png", data: { path } };
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) return registration.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.onclick = () => focus();
}
