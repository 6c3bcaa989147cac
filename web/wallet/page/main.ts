import '../wallet.css';
import { signInTokenOf } from '#rules/wallet/sign-in-link.ts';
import { refuseOtherChain } from '../keep/kept.ts';
import { openMemory } from '../keep/memory.ts';
import { openStore, type Store } from '../keep/store.ts';
import { readSiteCoin } from '../keys/coin.ts';
import { enterByLink } from '../screens/by-link.ts';
import { homeScreen } from '../screens/home/home.ts';
import { sendScreen } from '../screens/send.ts';
import { type Safety, startScreen } from '../screens/start.ts';
import { tipScreen } from '../screens/tip.ts';
import { unlockScreen, unreadableScreen } from '../screens/unlock.ts';
import { watchedScreen } from '../screens/watch.ts';
import { call } from './api.ts';
import { type App, createApp, type Screen } from './app.ts';
import { blockedBody, findObstacle } from './blocked.ts';
import { button, el } from './dom.ts';
import { browserLanguage, language, m, speak, textOf } from './messages.ts';

const root = document.getElementById('wallet');
if (root) void start(root);

async function start(root: HTMLElement): Promise<void> {
  followTheme();
  const texts = speak(browserLanguage());
  try {
    const obstacle = findObstacle();
    if (obstacle === null) await open(root, texts);
    else {
      await texts;
      root.replaceChildren(...blockedBody(obstacle));
    }
  } catch (error) {
    await texts.catch(() => undefined);
    root.replaceChildren(...failedBody(error));
  }
}

function failedBody(error: unknown): HTMLElement[] {
  const isMute = language === null;
  const [title, text, again] = isMute
    ? ['The wallet did not open', 'A part of this page could not be loaded.', 'Try again']
    : [m.wallet_did_not_open(), textOf(error), m.wallet_try_again()];
  return [
    el('h1', {}, title),
    el('p', { role: 'alert' }, text),
    button(again, () => location.reload(), 'primary'),
  ];
}

/** @param texts those of the browser's language, which may still be loading */
async function open(root: HTMLElement, texts: Promise<void>): Promise<void> {
  const token = takeSignInToken();
  // Opening a link in the same tab changes only the fragment.
  addEventListener('hashchange', () => {
    if (signInTokenOf(location.hash) !== null) location.reload();
  });
  const store = await openStore();
  const memory = await openMemory();
  const [instance, kept] = await Promise.all([call('getWallet'), store.read(), texts]);
  // If the texts of the chosen language cannot be loaded, the page keeps the browser's language.
  await speak(instance.language).catch(() => undefined);
  applyColours(instance.styleSheet);
  const coin = readSiteCoin({ data: instance.coin, network: instance.network });
  if (kept !== null && kept !== 'unreadable') {
    refuseOtherChain(kept, coin, 'here');
  }
  const safety = await ask(store);
  const app = createApp({
    instance,
    coin,
    store,
    memory,
    kept,
    root,
    home: (app) => app.show(screenOf(app, safety)),
  });
  if (token === null) app.home();
  else await enterByLink(app, token);
}

/** The token of a link from the bot; removes it from the address. */
function takeSignInToken(): string | null {
  const token = signInTokenOf(location.hash);
  if (token !== null) history.replaceState(null, '', location.pathname + location.search);
  return token;
}

/** The screen for the wallet's state. */
function screenOf(app: App, safety: Safety): Screen {
  const { kept } = app;
  if (kept === null) return startScreen(app, safety);
  if (kept === 'unreadable') return unreadableScreen(app);
  if (kept.kind === 'watched') return watchedScreen(app, kept);
  return app.wallet === null ? unlockScreen(app, kept) : openScreen(app);
}

/** The screen that the page's address requests, once; then the balance. */
function openScreen(app: App): Screen {
  const { pathname, search } = location;
  if (pathname !== '/wallet') history.replaceState(null, '', '/wallet');
  const tipId = /^\/wallet\/tip\/([\w-]{1,64})$/.exec(pathname)?.[1];
  if (tipId !== undefined) return tipScreen(app, tipId);
  if (pathname !== '/wallet/send') return homeScreen(app);
  const asked = new URLSearchParams(search);
  return sendScreen(app, { to: asked.get('to') ?? '', amount: asked.get('amount') ?? '' });
}

/** Asks the browser to keep stored data, and finds out if it can store any: before there are coins. */
async function ask(store: Store): Promise<Safety> {
  const isPersistent = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
  try {
    await store.tryOut();
    return { isPersistent, problem: null };
  } catch (error) {
    return { isPersistent, problem: textOf(error) };
  }
}

/** Follows the site's own choice (shell/theme/theme.ts), otherwise the system's, also when it changes. */
function followTheme(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const isDark = chosenTheme() === 'dark' || (chosenTheme() !== 'light' && dark.matches);
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
}

function chosenTheme(): string | null {
  try {
    return localStorage.getItem('vite-ui-theme');
  } catch {
    // Without storage the system decides.
    return null;
  }
}

/** Applies the community's colours, only from this site. */
function applyColours(address: string | null): void {
  if (!address?.startsWith('/community/')) return;
  document.head.append(el('link', { rel: 'stylesheet', href: address }));
}
