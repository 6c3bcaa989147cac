import { createServer } from 'node:http';
import type { BrowserContext } from '@playwright/test';
import type { JSONWebKeySet } from 'jose';

const HOST = 'https://oauth.telegram.org';
export const TELEGRAM_WINDOW = `${HOST}/auth`;

/** A local copy of Telegram's published keys, which the server fetches. */
export async function serveKeys(keySet: JSONWebKeySet) {
  /** The path of each request, in order. */
  const asked: string[] = [];
  const keys = {
    root: '',
    asked,
    /** If set, every connection fails. */
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

/**
 * The behaviour of Telegram's window: it posts the `result`, or exactly this `text`; it is `closed` without a message, or it
 * stays `empty`, as without a network.
 */
export type WindowAnswer = { result: unknown } | { text: string } | 'closed' | 'empty';

/**
 * Replaces Telegram's window at the network boundary. The page's policies and the browser's rules for windows are real, and the
 * page receives nothing from Telegram but this window's message.
 */
export async function fakeTelegramWindow(
  context: BrowserContext,
  answer: (query: Record<string, string>) => WindowAnswer | Promise<WindowAnswer>,
) {
  const asked: Record<string, string>[] = [];
  const telegram = { answer, asked };
  const isWindow = ({ origin, pathname }: URL) => origin + pathname === TELEGRAM_WINDOW;
  await context.route(isWindow, async (route) => {
    const query = Object.fromEntries(new URL(route.request().url()).searchParams);
    asked.push(query);
    const given = await telegram.answer(query);
    if (given === 'empty') return;
    await route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Telegram</title><link rel="icon" href="data:,">
        <script>${given === 'closed' ? 'close()' : postOf(given, query.origin ?? '')}</script>`,
    });
  });
  return telegram;
}

function postOf(given: { result: unknown } | { text: string }, origin: string): string {
  const text = 'text' in given ? given.text : JSON.stringify({ event: 'auth_result', ...given });
  return `opener.postMessage(${JSON.stringify(text)}, ${JSON.stringify(origin)});`;
}
