import { chainOf, type Watched } from '../keep/kept.ts';
import { VERSION } from '../keep/sealing.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, facts, field, form, notice, removeButton } from '../page/dom.ts';
import { m } from '../page/messages.ts';
import { balanceBox } from './home/balance.ts';
import { recentPayments } from './home/recent.ts';

/** Watches an address whose key is elsewhere. */
export function watchScreen(app: App): Screen {
  const address = field(m.wallet_address(), {
    hint: m.wallet_watch_hint(),
  });
  const keep = async () => {
    const read = await app.signer.ask('readAddress', address.input.value);
    const chain = chainOf(app.coin);
    const watched: Watched = { version: VERSION, kind: 'watched', ...chain, address: read };
    await app.store.add(watched);
    app.use(watched);
  };
  return {
    title: m.wallet_watch(),
    body: [
      form(m.wallet_watch_it(), keep, [address.box]),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_cancel(), () => app.home()),
      ),
    ],
  };
}

/**
 * A watched address. No key proves it, and any script on this origin could have put it there. So it is not offered for receiving,
 * and the account's own address is shown next to it.
 */
export function watchedScreen(app: App, { address }: Watched): Screen {
  const { member } = app.instance;
  const primary = member?.primaryAddress ?? null;
  const recent = recentPayments(app);
  const stop = async () => {
    await app.store.removeKeyless();
    app.kept = null;
    app.lock();
  };
  return {
    title: m.wallet_watching(),
    body: [
      facts([[m.wallet_watched(), el('span', { class: 'code' }, address)]]),
      notice(
        'warn',
        el('p', {}, m.wallet_watch_no_key()),
        el('p', {}, m.wallet_watch_swapped()),
        primary !== null &&
          primary !== address &&
          el('p', {}, m.wallet_watch_primary({ address: primary })),
      ),
      el('div', { class: 'panel' }, balanceBox(app, recent.afterBalance)),
      recent.box,
      el('div', { class: 'choices' }, removeButton(m.wallet_watch_stop(), stop)),
    ],
  };
}
