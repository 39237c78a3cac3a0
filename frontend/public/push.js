// Told by a push service that there is something to tell: asks the server, as this device, at which
// tables it is its turn. The words come from the page that asked for it, in its reader's language.
const words = JSON.parse(new URL(location.href).searchParams.get("words") ?? "{}");

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("push", (event) => event.waitUntil(tell()));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification.data));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function tell() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const seen = pages.filter((page) => page.visibilityState === "visible");
  const tables = await mine();
  const unseen = tables.filter(
    ({ table }) => !seen.some((page) => new URL(page.url).pathname === `/t/${table}`),
  );
  for (const { table, game, players } of unseen.slice(0, 3)) {
    const names = players.map(({ name }) => name).join(", ");
    await show(`${words.games?.[game] ?? game}: ${names}`, table, `/t/${table}`);
  }
  // Browsers want something to be shown, though somebody may have chosen meanwhile.
  if (tables.length === 0 && seen.length === 0) await show("", "turn", "/");
}

async function mine() {
  try {
    const { tables } = await (await fetch("/api/tables")).json();
    return tables.filter(
      (each) =>
        each.begun &&
        !each.paused &&
        !each.over &&
        each.saved === null &&
        each.waiting.some((seat) => each.yours.includes(seat)),
    );
  } catch {
    return [];
  }
}

function show(body, tag, path) {
  return self.registration.showNotification(words.turn ?? "Fateloom", {
    body,
    tag,
    icon: "/icon.svg",
    data: path,
  });
}

async function visit(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => new URL(each.url).pathname === path);
  return page ? page.focus() : self.clients.openWindow(path);
}

async function renew({ newSubscription, oldSubscription }) {
  const options = oldSubscription?.options;
  const found = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ endpoint: found.endpoint, on: true });
  await fetch("/api/push", { method: "POST", headers, body });
}
