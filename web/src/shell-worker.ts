// Keeps the first page on the device, so that Serai opens without a network and says so in the
// reader's language (the sentence is on the page; this file only makes sure that the page is there).
declare const self: ServiceWorkerGlobalScope;

// Both strings are filled in by the build (vite.config.ts).
const FILES = '__SHELL_FILES__'.split(',');
const CACHE = 'serai-shell-' + '__SHELL_MARK__';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('serai-') && name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

/** A page comes from the network where there is one: a table's page must never be a stale copy. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match('/', { ignoreVary: true })) ?? Response.error();
  }
}

/** Hashed files never change, so the copy is as good as the original. */
async function asset(request: Request): Promise<Response> {
  // A server may vary its answer by Origin; the bytes of a hashed file do not.
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) {
    const cache = await caches.open(CACHE);
    await cache.put(request, fresh.clone());
  }
  return fresh;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/') || FILES.includes(url.pathname)) event.respondWith(asset(request));
});

// A module, so that `self` above is this file's own.
export {};
