import { leastPayment } from '#rules/coins/amounts.ts';
import { hasPasskeys } from '../keep/passkey.ts';
import { amountText } from '../page/amounts.ts';
import { call } from '../page/api.ts';
import type { App, Screen } from '../page/app.ts';
import { type Holdings, readHoldings } from '../page/coins.ts';
import { button, el, facts, notice } from '../page/dom.ts';
import { notReviewed } from '../page/not-reviewed.ts';
import { saveBackup } from './backup.ts';
import { exportScreen } from './export.ts';
import { historyScreen } from './history.ts';
import { ownAddressScreen } from './own-address.ts';
import { passkeyScreen } from './passkey.ts';
import { receiveScreen } from './receive.ts';
import { sendScreen } from './send.ts';
import { signInNotice } from './sign-in.ts';
import { removeScreen } from './unlock.ts';
import { unsettledBox } from './unsettled.ts';

/** The balance, and the possible actions. */
export function homeScreen(app: App): Screen {
  const { wallet, instance } = app;
  const sealed = wallet?.sealed ?? null;
  return {
    title: 'Your wallet',
    body: [
      unsettledBox(app),
      balanceBox(app),
      wallet?.unsearched === true &&
        notice(
          'warn',
          el(
            'p',
            {},
            'The chain could not be searched when this wallet was restored, so only its first address is counted. To find coins at others, remove it here and restore it from its words while you are signed in.',
          ),
        ),
      el(
        'div',
        { class: 'choices' },
        button('Receive', () => app.show(receiveScreen(app)), 'primary'),
        sealed && button('Send', () => app.show(sendScreen(app))),
        button('History', () => app.show(historyScreen(app))),
        sealed && button('Lock', () => app.lock()),
      ),
      notReviewed(app),
      addressBox(app),
      el('h2', {}, 'Keep it safe'),
      el(
        'div',
        { class: 'choices' },
        sealed && button('Save a backup file', () => saveBackup(app)),
        sealed && button('Show words or private key', () => app.show(exportScreen(app, sealed))),
        sealed &&
          !sealed.passkey &&
          hasPasskeys() &&
          button('Add a passkey', () => app.show(passkeyScreen(app, sealed))),
        button('Remove from this browser', () => app.show(removeScreen(app)), 'danger'),
      ),
      el(
        'p',
        { class: 'hint' },
        `Its keys are in this browser alone, encrypted. ${instance.siteName} does not have them.`,
      ),
    ],
  };
}

/** Never shows zero for an unknown balance: without a response it says so, and offers to try again. */
export function balanceBox(app: App): HTMLElement {
  const box = el('div', { class: 'balance', 'aria-live': 'polite' });
  const { wallet, instance } = app;
  const read = async () => {
    box.replaceChildren(el('p', { class: 'hint' }, 'Looking at the chain …'));
    try {
      if (!wallet) return;
      const holdings = await readHoldings(wallet);
      const { confirmed, unconfirmed } = holdings;
      box.replaceChildren(
        facts([
          ['Balance', el('strong', {}, amountText(app, confirmed))],
          ...(unconfirmed > 0n ? [['On its way', amountText(app, unconfirmed)] as const] : []),
        ]),
        ...limitsOf(app, holdings),
      );
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      box.replaceChildren(el('p', { role: 'alert' }, text), button('Try again', read));
    }
  };
  if (!instance.readsChain) {
    const text = `${instance.siteName} cannot look at the chain, so it shows no balance here and sends nothing. With your words or your private key another wallet can.`;
    box.append(el('p', {}, text));
  } else if (instance.member === null) box.append(signInNotice(app, () => app.home()));
  else void read();
  return box;
}

/** Notices about the balance: coins that are not listed, and addresses that cannot be read. */
function limitsOf(app: App, { coins, confirmed, unconfirmed, unread }: Holdings): HTMLElement[] {
  const listed = coins.reduce((sum, { units }) => sum + units, 0n);
  const hasMore = confirmed + unconfirmed - listed >= leastPayment(app.coin);
  const texts = [
    ...(hasMore
      ? [
          `This wallet has more coins than are listed at once. The balance counts all of them; payments use the largest, which are worth ${amountText(app, listed)} together.`,
        ]
      : []),
    ...unread.map(
      (address) =>
        `${address} holds too many payments to be read here, so the balance does not count it and nothing is sent from it. Try again later. If it stays so, tell the operator, or restore this wallet from its words in another program.`,
    ),
  ];
  return texts.map((text) => notice('warn', el('p', {}, text)));
}

/** The address at which the member is paid; fetched again, because the bot or another tab may have changed it. */
function addressBox(app: App): HTMLElement | null {
  const { instance } = app;
  if (instance.member === null) return null;
  const box = el('div', {});
  const show = () => box.replaceChildren(addressNotice(app) ?? '');
  show();
  const shown = JSON.stringify(instance.member);
  void call('getWallet').then(
    ({ member }) => {
      instance.member = member;
      if (JSON.stringify(member) !== shown) show();
    },
    // The balance already says that there is no response.
    () => undefined,
  );
  return box;
}

/** A notice on whether the member is paid at this wallet's address. */
function addressNotice(app: App): HTMLElement | null {
  const { member } = app.instance;
  const { sealed, addresses } = app.wallet ?? {};
  if (!member || !sealed || !addresses) return null;
  const [{ address }] = addresses;
  if (member.primaryAddress === address && member.isProved) {
    return member.heldUntil === null
      ? null
      : notice(
          'note',
          el(
            'p',
            {},
            `Tips reach this wallet now. Weekly shares do from ${new Date(member.heldUntil).toUTCString()} on, or as soon as you confirm it in the message from the bot.`,
          ),
        );
  }
  return notice(
    'note',
    el('p', {}, `${member.displayName}, tips and weekly shares do not reach this wallet yet.`),
    el(
      'p',
      {},
      button('Use it for tips and shares', () => app.show(ownAddressScreen(app)), 'primary'),
    ),
  );
}
