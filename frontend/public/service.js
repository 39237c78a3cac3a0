// The service worker of the pages: it knocks (push.js), and opens the client without a network once
// that was made available (src/lib/offline.svelte.ts puts everything into a cache).
importScripts("/push.js");

// Such an address tells the content. The pictures of stories of this device are known here alone.
const FIXED = /^\/(assets|api\/stories\/images)\//;

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (FIXED.test(pathname)) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(keptLast(request, "/"));
  else event.respondWith(keptLast(request, request));
});

async function keptFirst(request) {
  return (await kept(request)) ?? fetch(request);
}

async function keptLast(request, stands) {
  try {
    const answer = await fetch(request);
    // A proxy whose server is down says so in a page of its own.
    const down = [502, 503, 504].includes(answer.status);
    return (down && (await kept(stands))) || answer;
  } catch (error) {
    const found = await kept(stands);
    if (found) return found;
    throw error;
  }
}

function kept(request) {
  return caches.match(request, { ignoreVary: true });
}
