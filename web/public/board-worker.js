/**
 * Keeps the board for an installed app without a connection (docs/spec/site.md#22-the-installed-app). Registered for the pages below
 * /leaderboard alone: it never answers for the wallet. With a connection every page comes from the server.
 */
const BOARD = '/leaderboard';
/** A newer one removes what the older kept. */
const STORE = 'board 1';
/** A copy is this old before a visit replaces it, in ms: otherwise each visit would ask for the board twice. */
const FRESH_MS = 10 * 60_000;

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
    const language = response.headers.get('content-language');
    event.waitUntil(keepBoard(language).catch(() => undefined));
    return response;
  } catch {
    return keptAt(BOARD);
  }
}

async function keptAt(path) {
  return (await (await caches.open(STORE)).match(path)) ?? Response.error();
}

/** Keeps the board that strangers see, and its style sheet and fonts, in the language of the page that was opened last. */
async function keepBoard(language = null) {
  const store = await caches.open(STORE);
  const last = await store.match(BOARD);
  const isSpoken = language === null || last?.headers.get('content-language') === language;
  if (isSpoken && Date.now() - Date.parse(last?.headers.get('date')) < FRESH_MS) return;
  // Without the session, so that nothing of a member is kept, and so without the cookie of a chosen language.
  const headers = language === null ? {} : { 'accept-language': language };
  const response = await fetch(BOARD, { credentials: 'omit', headers });
  if (!response.ok) return;
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
  const date = new Date(headers.get('date') ?? Date.now()).toUTCString();
  const language = headers.get('content-language') ?? 'en';
  // The page has the line in its language, as HTML.
  const [, line = ''] = /data-offline="([^"]*)"/.exec(html) ?? [];
  const text = line.replace('{time}', timeText(date, language));
  const note = `<p role="status" class="border-b bg-brass-wash px-4 py-3 text-sm">${text}</p>`;
  const still = html
    .replace(/<template id="scripts">[\s\S]*?<\/template>/, '<template id="scripts"></template>')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<body>', `<body class="offline">${note}`);
  const policy = headers.get('content-security-policy') ?? "default-src 'none'";
  return new Response(still, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': policy,
      date,
    },
  });
}

/** @param {string} date as in HTTP */
function timeText(date, language) {
  if (language === 'en') return `${date.slice(5, 16)}, ${date.slice(17, 22)} UTC`;
  const parts = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' };
  return `${new Intl.DateTimeFormat(`${language}-u-nu-latn`, parts).format(new Date(date))} UTC`;
}
