/* The service worker: stores the files of the page, so that it opens without the server. It never stores a guest's data;
the page does that itself (`answers.ts`). The build fills in version and files. */

const VERSION = "BUILD_VERSION";
const FILES = ["BUILD_FILES"];
const PAGE_CACHE = "page-";
const GAMES_CACHE = "games";
const IGNORE_VARY = { ignoreVary: true };

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/api/games/")) event.respondWith(fetchGameFile(request, searchParams.has("v")));
  else if (pathname.startsWith("/api/")) return;
  else if (request.mode === "navigate") event.respondWith(fetchPage(request));
  else if (pathname.startsWith("/assets/") || FILES.includes(pathname)) event.respondWith(fetchFile(request));
});

async function install() {
  const cache = await caches.open(PAGE_CACHE + VERSION);
  await cache.addAll(
    FILES.map((path) => new Request(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache" })),
  );
  await self.skipWaiting();
}

/** Delete old versions, except the previous one: an open page may still load its files. */
async function activate() {
  const pages = (await caches.keys()).filter((name) => name.startsWith(PAGE_CACHE));
  await Promise.all(pages.slice(0, -2).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The newest page from the server; without the server, the stored one. */
async function fetchPage(request) {
  const stored = () => caches.open(PAGE_CACHE + VERSION).then((cache) => cache.match("/", IGNORE_VARY));
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await stored()) ?? answer);
  } catch (error) {
    const cached = await stored();
    if (cached) return cached;
    throw error;
  }
}

const fetchFile = async (request) => (await caches.match(request, IGNORE_VARY)) ?? fetch(request);

/** A file of a game, such as its words or its board: the same for everyone. With a digest in its URL, it never changes. */
async function fetchGameFile(request, versioned) {
  const cache = await caches.open(GAMES_CACHE);
  const cached = versioned && (await cache.match(request, IGNORE_VARY));
  if (cached) return cached;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      await cache.put(request, answer.clone());
      const versions = await cache.keys(request, { ...IGNORE_VARY, ignoreSearch: true });
      await Promise.all(versions.filter(({ url }) => url !== request.url).map((older) => cache.delete(older)));
    }
    return answer;
  } catch (error) {
    const older = await cache.match(request, { ...IGNORE_VARY, ignoreSearch: true });
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
    const client = pages.find(({ url }) => new URL(url).pathname === path);
    await (client ? client.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(show());
});
