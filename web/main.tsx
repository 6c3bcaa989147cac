import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { FirstView } from '#contract/first-view.ts';
import { App } from './app.tsx';
import { setCommunity } from './community.ts';
import { queryClientWith } from './first-view.ts';
import { preparePage } from './routes.tsx';
import { watchForFirstSign } from './shell/first-sign.ts';
import { setDemoTime } from './shell/now.tsx';
import { startTheme } from './shell/theme/theme.ts';
import './ui/styles.css';

startTheme();
watchForFirstSign();
void start();

async function start(): Promise<void> {
  const root = document.getElementById('app');
  const sent = document.getElementById('first-view')?.textContent;
  if (root === null || !sent) throw new Error('The page came without its first view');
  const view = JSON.parse(sent) as FirstView; // From our own server, typed by the contract.
  setCommunity(view.community);
  if (view.instance.trial) setDemoTime(view.nowMs);

  // With the page's code loaded, hydration keeps the server's HTML. If it cannot be fetched, hydrating shows the error instead of
  // a dead page.
  await preparePage(view.path, view.instance.trial).catch(() => undefined);
  // As a transition, hydration yields to the browser every few milliseconds instead of blocking a phone for a third of a second.
  startTransition(() => {
    hydrateRoot(root, <App view={view} queryClient={queryClientWith(view)} />);
  });
}
