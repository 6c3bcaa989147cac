import { MOST_WALLET_ADDRESSES } from '#rules/wallet/limits.ts';
import type { Secret } from '../keep/sealing.ts';
import { accountPaths, type OwnAddress } from '../keys/accounts.ts';
import { Refused } from '../keys/refused.ts';
import { CallFailed, call } from '../page/api.ts';
import type { App, Screen } from '../page/app.ts';
import { button, choice, el, field, form, notice } from '../page/dom.ts';
import { m } from '../page/messages.ts';
import { keepWallet } from './keep-wallet.ts';
import { newPassphrase } from './passphrase.ts';

/** The search ends when this many addresses in a row were never used (BIP 44). */
const GAP = 20;
/** A wallet with more used addresses is better emptied with the program that made it. */
const MOST_USED = MOST_WALLET_ADDRESSES;

/** Restores a wallet from its words, or from one private key. */
export function restoreScreen(app: App): Screen {
  const secret = field(m.wallet_words_or_key(), {
    tag: 'textarea',
    rows: '4',
    hint: m.wallet_words_or_key_hint(),
  });
  const status = el('p', { class: 'hint', role: 'status' });
  const look = async () => {
    const text = secret.input.value;
    const read = await app.signer.ask('readSecret', text);
    status.textContent = m.wallet_looking_for_coins();
    app.show(await chooseScreen(app, read));
  };
  return {
    title: m.wallet_restore(),
    body: [
      form(m.wallet_continue(), look, [secret.box, status]),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_cancel(), () => app.home()),
      ),
    ],
  };
}

/** Offers both paths, the used one first, and asks for a new passphrase. */
async function chooseScreen(app: App, secret: Secret): Promise<Screen> {
  const found = await findUsed(app, secret);
  const { first } = found;
  const accounts = accountsOf(app, found);
  const pick = first.length === 1 ? null : choice(m.wallet_which_address(), accounts);
  const passphrase = newPassphrase(app);
  const finish = async () => {
    const receiving = first.find((own) => own.address === (pick?.value() ?? first[0]?.address));
    if (!receiving) throw new Error('no address');
    const others = (found.used ?? []).filter(({ address }) => address !== receiving.address);
    await keepWallet(app, {
      secret,
      passphrase: await passphrase.read(),
      addresses: [receiving, ...others],
      unsearched: found.used === null && secret.kind === 'words',
    });
  };
  return {
    title: m.wallet_choose_passphrase(),
    body: [
      found.used === null && notice('warn', el('p', {}, m.wallet_not_searched_now())),
      form(m.wallet_restore_it(), finish, [pick?.box ?? null, passphrase.box]),
      el(
        'div',
        { class: 'choices' },
        button(m.wallet_cancel(), () => app.home()),
      ),
    ],
  };
}

type Found = {
  /** The first receiving address of each path; the only address of a private key. */
  first: OwnAddress[];
  /** All addresses that were ever paid; null if they cannot be found out now. */
  used: OwnAddress[] | null;
};

function accountsOf({ coin }: App, { first, used }: Found) {
  const paths = accountPaths(coin);
  const wasUsed = (at: number) =>
    (used ?? []).filter(({ path }) => path?.startsWith(`${paths[at]}/`)).length;
  return first
    .map(({ address }, at) => ({
      value: address,
      label: `${address} (${paths[at]})`,
      hint: used === null ? '' : m.wallet_used_addresses({ count: wasUsed(at) }),
      count: wasUsed(at),
    }))
    .sort((a, b) => b.count - a.count);
}

async function findUsed(app: App, secret: Secret): Promise<Found> {
  const ask = (from: number, count: number) =>
    app.signer.ask('addressesOf', { secret, from, count });
  // On each path the receiving address comes before the change address.
  const first = (await ask(0, 1)).filter(({ path }) => path === null || path.endsWith('/0/0'));
  try {
    return { first, used: await search(ask) };
  } catch (error) {
    if (error instanceof CallFailed) return { first, used: null };
    throw error;
  }
}

async function search(
  ask: (from: number, count: number) => Promise<OwnAddress[]>,
): Promise<OwnAddress[]> {
  const found: OwnAddress[] = [];
  for (let from = 0; ; from += GAP) {
    const own = await ask(from, GAP);
    const used = new Set<string>();
    for (let at = 0; at < own.length; at += MOST_WALLET_ADDRESSES) {
      const addresses = own.slice(at, at + MOST_WALLET_ADDRESSES).map(({ address }) => address);
      for (const address of (await call('postWalletUsed', { addresses })).used) used.add(address);
    }
    found.push(...own.filter(({ address }) => used.has(address)));
    if (found.length > MOST_USED) {
      throw new Refused('wallet_too_many_addresses', { count: MOST_USED });
    }
    if (used.size === 0 || own.length === 1) return found;
  }
}
