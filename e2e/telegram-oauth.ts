import { createServer } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import type { JSONWebKeySet } from 'jose';

const HOST = 'https://oauth.telegram.org';
export const OPEN_ID_SCRIPT = `${HOST}/js/telegram-login.js`;

/** A local copy of Telegram's published keys, which the server fetches. */
export async function serveKeys(keySet: JSONWebKeySet) {
  /** The path of each request, in order. */
  const asked: string[] = [];
  const keys = {
    root: '',
    asked,
    /** If set, every connection breaks. */
    down: false,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (keys.down) request.socket.destroy();
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(keySet));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  keys.root = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return keys;
}

/** What Telegram's window returns for a nonce: an id_token, or `nothing`, or it is `closed`. */
export type WindowAnswer = (nonce: string) => Promise<string>;

/**
 * Replaces Telegram's newer login at the edge of the network: its script, and the window that it opens. The page's
 * policies and the browser's rules for windows are real.
 */
export async function fakeOpenIdLogin(context: BrowserContext, answer: WindowAnswer) {
  const asked: Record<string, string>[] = [];
  const telegram = { answer, asked };
  await context.route(OPEN_ID_SCRIPT, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `(${loginScript})(${JSON.stringify(HOST)});`,
    }),
  );
  const isWindow = ({ origin, pathname }: URL) => origin === HOST && pathname === '/auth';
  await context.route(isWindow, async (route) => {
    const query = Object.fromEntries(new URL(route.request().url()).searchParams);
    asked.push(query);
    const given = await telegram.answer(query.nonce ?? '');
    const result = given === 'nothing' ? null : given;
    const message = JSON.stringify({ event: 'auth_result', result });
    const told = `opener.postMessage(${JSON.stringify(message)}, ${JSON.stringify(query.origin)})`;
    await route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Telegram</title><link rel="icon" href="data:,">
        <script>${given === 'closed' ? 'close()' : told};</script>`,
    });
  });
  return telegram;
}

// Runs in the page. Accepts what Telegram's library documents and nothing else. Like that library in a
// browser, it opens its window only while a press is being answered, and otherwise never answers.
function loginScript(host: string): void {
  type Options = { client_id?: unknown; scope?: unknown; nonce?: unknown };
  type Answer = (data: { id_token: string } | { error: string }) => void;

  function auth({ client_id: clientId, scope, nonce }: Options, answer: Answer): void {
    if (!Number.isSafeInteger(clientId)) throw new Error('client_id is required, a number');
    if (!Array.isArray(scope)) throw new Error('scope is a list');
    const query = new URLSearchParams({
      client_id: String(clientId),
      scope: scope.join(' '),
      nonce: String(nonce),
      origin: location.origin,
    });
    if (!navigator.userActivation.isActive) return;
    const popup = open(`${host}/auth?${query}`, 'telegram_oidc_login', 'width=550,height=650');
    if (popup === null) return;
    const finish: Answer = (data) => {
      clearInterval(watch);
      removeEventListener('message', hear);
      popup.close();
      answer(data);
    };
    const hear = (event: MessageEvent) => {
      if (event.origin !== host || event.source !== popup) return;
      const { result } = JSON.parse(String(event.data));
      finish(typeof result === 'string' ? { id_token: result } : { error: 'missing id_token' });
    };
    const watch = setInterval(() => {
      if (popup.closed) finish({ error: 'popup_closed' });
    }, 100);
    addEventListener('message', hear);
  }

  Object.assign(window, { Telegram: { Login: { auth } } });
}
