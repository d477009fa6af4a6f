/**
 * Keeps the whole client, its engine included, so that it opens without a network. The build fills in the two constants.
 *
 * The newest page is taken wherever the server answers in time. A page that is open keeps working while a newer one is kept: its
 * files stay until the one after that comes, so no game is disturbed, and the new client takes over when a page is loaded next.
 */
const version = "VERSION";
const files = ["FILES"];

const PREFIX = "chabudai-";
/** A network that does not answer for so long counts as none. */
const PATIENCE = 3000;

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(PREFIX + version).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

/** Forgets all versions but this one and the one before it, which pages may still be using. */
async function forgetOld() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== PREFIX + version);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/") || files.includes(pathname)) event.respondWith(file(request));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringUp(event.notification.data));
});

/** The page that shows this address comes to the front; a new one if there is none. */
async function bringUp(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => new URL(url).pathname === address);
  return open ? open.focus() : self.clients.openWindow(address);
}

/** A page: the server's if it answers in time, else the one that is kept. */
async function page(request) {
  const kept = await (await caches.open(PREFIX + version)).match("/");
  if (kept === undefined) return fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  const fresh = fetch(request).then((answer) => (answer.ok ? answer : kept));
  return Promise.race([fresh.catch(() => kept), late]);
}

/** A file, of whichever version: those that a build names are never changed. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
