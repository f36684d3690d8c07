/* The service worker: stores the files of the page, so that it opens without the server. It never sees what belongs to a
guest: the page stores that itself (`answers.ts`). The build fills in version and files. */

const VERSION = "BUILD_VERSION";
const FILES = ["BUILD_FILES"];
const PAGE = "page-";
const GAMES = "games";
const ANY = { ignoreVary: true };

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/api/games/")) event.respondWith(gameFile(request, searchParams.has("v")));
  else if (pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/") || FILES.includes(pathname)) event.respondWith(file(request));
});

async function install() {
  const cache = await caches.open(PAGE + VERSION);
  await cache.addAll(
    FILES.map((path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache" })),
  );
  await self.skipWaiting();
}

/** Delete old versions, except the previous one: an open page may still load its files. */
async function activate() {
  const pages = (await caches.keys()).filter((name) => name.startsWith(PAGE));
  await Promise.all(pages.slice(0, -2).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The newest page from the server; the stored one without it. */
async function page(request) {
  const stored = () => caches.open(PAGE + VERSION).then((cache) => cache.match("/", ANY));
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await stored()) ?? answer);
  } catch (error) {
    const cached = await stored();
    if (cached) return cached;
    throw error;
  }
}

const file = async (request) => (await caches.match(request, ANY)) ?? fetch(request);

/** Words and components of a game, the same for everyone. One with its digest in the address never changes. */
async function gameFile(request, versioned) {
  const cache = await caches.open(GAMES);
  const cached = versioned && (await cache.match(request, ANY));
  if (cached) return cached;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.delete(request, { ...ANY, ignoreSearch: true });
      await cache.put(request, answer.clone());
    }
    return answer;
  } catch (error) {
    const older = await cache.match(request, { ...ANY, ignoreSearch: true });
    if (older) return older;
    throw error;
  }
}

/** Go to the table that a notification is about. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find(({ url }) => new URL(url).pathname === path);
    await (there ? there.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(show());
});
