import { chainOf, type Watched } from '../keep/kept.ts';
import { VERSION } from '../keep/sealing.ts';
import type { App, Screen } from '../page/app.ts';
import { button, el, facts, field, form, notice } from '../page/dom.ts';
import { balanceBox } from './home/balance.ts';
import { recentPayments } from './home/recent.ts';

/** Watches an address whose key is elsewhere. */
export function watchScreen(app: App): Screen {
  const address = field('Address', {
    hint: 'You will see its coins here, and cannot pay with them.',
  });
  const keep = async () => {
    const read = await app.signer.ask('readAddress', address.input.value);
    const chain = chainOf(app.coin);
    const watched: Watched = { version: VERSION, kind: 'watched', ...chain, address: read };
    await app.store.add(watched);
    app.use(watched);
  };
  return {
    title: 'Watch an address',
    body: [
      form('Watch it', keep, [address.box]),
      el(
        'div',
        { class: 'choices' },
        button('Cancel', () => app.home()),
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
    title: 'You only watch an address',
    body: [
      facts([['Watched', el('span', { class: 'code' }, address)]]),
      notice(
        'warn',
        el(
          'p',
          {},
          'There is no key for it in this browser. Nothing here proves that it is yours: before anybody pays to it, compare it letter by letter with the wallet that has its key.',
        ),
        el(
          'p',
          {},
          'If you have a wallet here and did not remove it yourself, somebody has put this in its place. Stop watching it, and restore your wallet from your words.',
        ),
        primary !== null &&
          primary !== address &&
          el('p', {}, `Tips and shares reach you at ${primary}, not here.`),
      ),
      el('div', { class: 'panel' }, balanceBox(app, recent.afterBalance)),
      recent.box,
      el('div', { class: 'choices' }, button('Stop watching it', stop, 'danger')),
    ],
  };
}
