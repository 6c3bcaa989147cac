import { createRoot, hydrateRoot } from 'react-dom/client';
import type { FirstView } from '#contract/first-view.ts';
import { call } from './api/call.ts';
import { App } from './app.tsx';
import { queryClientWith } from './first-view.ts';
import { preparePage } from './routes.tsx';
import { startTheme } from './shell/theme.ts';
import './ui/styles.css';

startTheme();
void start();

async function start(): Promise<void> {
  const root = document.getElementById('app');
  if (root === null) throw new Error('index.html has no #app');

  const sent = sentFirstView();
  const view = sent ?? (await emptyFirstView());
  const app = <App view={view} queryClient={queryClientWith(view)} />;

  if (sent === null) {
    createRoot(root).render(app);
    return;
  }
  // With the page's code at hand hydration finds all of the server's HTML, and nothing flashes. If it
  // cannot be fetched, hydrating shows the error instead of a page that does not answer.
  await preparePage(view.path).catch(() => undefined);
  hydrateRoot(root, app);
}

/** What the server rendered the page with; null where a page comes without (development). */
function sentFirstView(): FirstView | null {
  const text = document.getElementById('first-view')?.textContent;
  return text ? (JSON.parse(text) as FirstView) : null; // Our own server's, typed by the contract.
}

async function emptyFirstView(): Promise<FirstView> {
  const session = await call('getSession', {});
  const { pathname, search } = window.location;
  return { path: pathname, search, nowMs: Date.now(), answers: [], ...session };
}
