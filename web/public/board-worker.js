/**
 * Keeps the board for an installed app without a connection (docs/spec/site.md#22-the-installed-app). Registered for the pages below
 * /leaderboard alone: it never answers for the wallet. With a connection every page comes from the server.
 */
const BOARD = '/leaderboard';
/** A newer one removes what the older kept. */
const STORE = 'board 1';

addEventListener('install', () => skipWaiting());

addEventListener('activate', (event) => event.waitUntil(begin()));

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (origin === location.origin && !pathname.startsWith('/api/')) {
    event.respondWith(fetch(request).catch(() => keptAt(pathname)));
  }
});

async function begin() {
  for (const name of await caches.keys()) if (name !== STORE) await caches.delete(name);
  await clients.claim();
  await keepBoard();
}

async function openPage(event) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keepBoard().catch(() => undefined));
    return response;
  } catch {
    return keptAt(BOARD);
  }
}

async function keptAt(path) {
  return (await (await caches.open(STORE)).match(path)) ?? Response.error();
}

/** Keeps the board that strangers see, and its style sheet and fonts. */
async function keepBoard() {
  // Without the session, so that nothing of a member is kept.
  const response = await fetch(BOARD, { credentials: 'omit' });
  if (!response.ok) return;
  const store = await caches.open(STORE);
  const html = await response.text();
  const files = [...html.matchAll(/"(\/assets\/[^"]+\.(?:css|woff2))"/g)].map(([, path]) => path);
  for (const { url } of await store.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== BOARD && !files.includes(pathname)) await store.delete(pathname);
  }
  for (const path of files) if (!(await store.match(path))) await store.add(path);
  await store.put(BOARD, offlineCopy(html, response.headers));
}

/** Without scripts, which would ask the server, and with a line about its age. */
function offlineCopy(html, headers) {
  const utc = new Date(headers.get('date') ?? Date.now()).toUTCString();
  const at = `${utc.slice(5, 16)}, ${utc.slice(17, 22)} UTC`;
  const note = `<p role="status" class="border-b bg-brass-wash px-4 py-3 text-sm">You are offline. This is the board of ${at}.</p>`;
  const still = html
    .replace(/<template id="scripts">[\s\S]*?<\/template>/, '<template id="scripts"></template>')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<body>', `<body class="offline">${note}`);
  const policy = headers.get('content-security-policy') ?? "default-src 'none'";
  return new Response(still, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  });
}
