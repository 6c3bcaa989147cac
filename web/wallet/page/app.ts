import type { WalletInstance } from '#contract/wallet/wallet.ts';
import { type Kept, type KeptWallet, walletOf } from '../keep/kept.ts';
import type { Memory } from '../keep/memory.ts';
import type { Store } from '../keep/store.ts';
import type { SiteCoin } from '../keys/coin.ts';
import { type Signer, startSigner } from '../signer/signer.ts';
import { el } from './dom.ts';
import { type IconName, icon } from './icons.ts';

/** A screen: its heading, which is also the page's title, and the content below it. */
export type Screen = {
  title: string;
  /** Of the action that led here. */
  icon?: IconName;
  /** Beside the heading. */
  action?: HTMLElement;
  body: readonly (Node | null | false)[];
};

/** The values and functions that every screen may use. */
export type App = {
  readonly instance: WalletInstance;
  readonly coin: SiteCoin;
  readonly store: Store;
  readonly memory: Memory;
  signer: Signer;
  /** The record that this browser keeps. Do not trust any of it until it is opened. */
  kept: Kept | 'unreadable' | null;
  /** The wallet, once the signer holds its keys, or if it has none. */
  wallet: KeptWallet | null;
  /** Continues with a wallet that the signer has just opened, or that has no keys. */
  use(kept: Kept): void;
  /** Shows another screen; the heading gets the focus. */
  show(screen: Screen): void;
  /** Shows the screen for the wallet's state: start, locked or balance. */
  home(): void;
  /** Forgets all keys. */
  lock(): void;
};

const IDLE_LOCK_MS = 5 * 60_000;
const HIDDEN_LOCK_MS = 60_000;

export function createApp(input: {
  instance: WalletInstance;
  coin: SiteCoin;
  store: Store;
  memory: Memory;
  kept: Kept | 'unreadable' | null;
  root: HTMLElement;
  home: (app: App) => void;
}): App {
  const { root, home, ...rest } = input;
  const heading = el('h1', { tabindex: '-1' });
  const top = el('div', { class: 'top' });
  root.before(el('header', {}, el('a', { href: '/', class: 'link' }, input.instance.siteName)));
  const { coin: data, network } = input.instance;
  const start = () => startSigner({ data, network });
  const app: App = {
    ...rest,
    signer: start(),
    wallet: keylessOf(input.kept),
    use(kept) {
      app.kept = kept;
      app.wallet = walletOf(kept);
      app.home();
    },
    show({ title, icon: name, action, body }) {
      heading.replaceChildren(...(name ? [icon(name)] : []), title);
      top.replaceChildren(heading, ...(action ? [action] : []));
      document.title = `${title} · ${app.instance.siteName}`;
      root.replaceChildren(top, ...body.filter((node) => node !== null && node !== false));
      heading.focus({ preventScroll: true });
      scrollTo(0, 0);
    },
    home: () => home(app),
    lock() {
      app.signer.forget();
      app.signer = start();
      app.wallet = keylessOf(app.kept);
      app.home();
    },
  };
  lockByItself(app, root);
  return app;
}

/** The kept wallet if it has no keys to unlock; otherwise null. */
function keylessOf(kept: App['kept']): KeptWallet | null {
  const isKeyless = kept !== null && kept !== 'unreadable' && kept.kind === 'watched';
  return isKeyless ? walletOf(kept) : null;
}

/** Locks after five minutes without activity, a minute after the page is hidden, and when the page is left. */
function lockByItself(app: App, root: HTMLElement): void {
  let idle: ReturnType<typeof setTimeout>;
  let hidden: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(idle);
    idle = setTimeout(() => app.lock(), IDLE_LOCK_MS);
  };
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, restart);
  restart();
  let hiddenAtMs = 0;
  document.addEventListener('visibilitychange', () => {
    clearTimeout(hidden);
    if (document.hidden) {
      hiddenAtMs = Date.now();
      hidden = setTimeout(() => app.lock(), HIDDEN_LOCK_MS);
    } else if (Date.now() - hiddenAtMs >= HIDDEN_LOCK_MS) {
      // Phones stop the timers of hidden pages.
      app.lock();
    }
  });
  // A page that the browser keeps for going back must hold no keys.
  addEventListener('pagehide', () => {
    app.signer.forget();
    root.replaceChildren();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
}
