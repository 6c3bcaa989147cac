import type { CoinNetwork } from '#rules/coins/coin.ts';
import { isAddressProof } from '#rules/wallet/address-proof.ts';
import { chainOf, refuseOtherChain } from '../keep/kept.ts';
import {
  type About,
  addPasskey,
  costHere,
  openWithPasskey,
  openWithPassphrase,
  type Sealed,
  type Secret,
  seal,
} from '../keep/sealing.ts';
import {
  accountPaths,
  addressesOf,
  addressOf,
  type KeySource,
  keyAt,
  type OwnAddress,
  readAddress,
} from '../keys/accounts.ts';
import { readSiteCoin, type SiteCoin } from '../keys/coin.ts';
import type { PaymentPlan } from '../keys/plan-payment.ts';
import { isProofOf, type Proof } from '../keys/proofs.ts';
import { Refused } from '../keys/refused.ts';
import { signPayment } from '../keys/sign-payment.ts';
import { signMessage } from '../keys/signed-message.ts';
import { readWif, writeWif } from '../keys/wif.ts';
import { drawWords, makeWords, readWords, seedOf } from '../keys/words.ts';

/** The number of words in a passphrase that is drawn for the member: 55 bits. */
const DRAWN_WORDS = 5;

/**
 * All code that touches keys, for a separate worker: the page gets words and keys only to show them, and a payment is signed only
 * from the data that the page showed. Opened secrets are forgotten with the worker.
 */
export function createCalls() {
  let site: SiteCoin | null = null;
  let opened: KeySource | null = null;

  function coin(): SiteCoin {
    if (!site) throw new Error('no coin was named');
    return site;
  }

  function open(): KeySource {
    if (!opened) throw new Refused('wallet_locked');
    return opened;
  }

  /** The record's addresses are bound to its secret; this verifies again that they belong to it. */
  function openAs(secret: Secret, { addresses }: About): void {
    const source = sourceOf(secret, coin());
    for (const { address, path } of addresses) {
      if (addressOf(keyAt(source, path), coin()) === address) continue;
      throw new Refused('wallet_altered');
    }
    opened = source;
  }

  return {
    /** Names the site's coin; the first call, and only once: no key is used for two coins. */
    nameCoin(input: { data: unknown; network: CoinNetwork }): void {
      if (site) throw new Error('the coin was named already');
      site = readSiteCoin(input);
    },

    makeWords,
    drawPassphrase: () => drawWords(DRAWN_WORDS),
    readAddress: (text: string) => readAddress(text, coin()),

    /** Parses and checks typed words or a typed private key. */
    readSecret(text: string): Secret {
      const isKey = !/\s/.test(text.trim()) && /\d|[A-Z].*[A-Z]/.test(text);
      if (!isKey) return { kind: 'words', text: readWords(text) };
      return { kind: 'wif', text: writeWif(readWif(text, coin()), coin()) };
    },

    /** The addresses of a secret: for words, `count` of them from `from` on, at each of {@link accountPaths}. */
    addressesOf(input: { secret: Secret; from: number; count: number }): OwnAddress[] {
      const { from, count } = input;
      const source = sourceOf(input.secret, coin());
      if ('privateKey' in source) {
        return [{ address: addressOf(source.privateKey, coin()), path: null }];
      }
      const asked = { coin: coin(), from, count };
      return accountPaths(coin()).flatMap((account) => addressesOf(source.seed, account, asked));
    },

    /** Encrypts a secret, and leaves it open. */
    async seal(
      input: Omit<About, 'network' | 'genesisHash'> & { secret: Secret; passphrase: string },
    ): Promise<Sealed> {
      const cost = costHere(() => performance.now());
      const sealed = await seal(input.secret, { ...input, ...chainOf(coin()), cost });
      // The result must open: a wallet that cannot be opened again must not receive coins.
      openAs(await openWithPassphrase(sealed, input.passphrase), sealed);
      return sealed;
    },

    async open({ sealed, passphrase }: { sealed: Sealed; passphrase: string }): Promise<void> {
      refuseOtherChain(sealed, coin(), 'other');
      openAs(await openWithPassphrase(sealed, passphrase), sealed);
    },

    async openWithPasskey({ sealed, prf }: { sealed: Sealed; prf: Uint8Array }): Promise<void> {
      refuseOtherChain(sealed, coin(), 'other');
      openAs(await openWithPasskey(sealed, prf), sealed);
    },

    addPasskey: (input: {
      sealed: Sealed;
      passphrase: string;
      passkey: { prf: Uint8Array; credential: string; salt: string };
    }): Promise<Sealed> => {
      refuseOtherChain(input.sealed, coin(), 'other');
      return addPasskey(input.sealed, input.passphrase, input.passkey);
    },

    /** The words, if it has any, and the private key of an address, for display: requires the passphrase. */
    async reveal(input: {
      sealed: Sealed;
      passphrase: string;
      path: string | null;
    }): Promise<{ words: string | null; wif: string }> {
      const { sealed, path } = input;
      refuseOtherChain(sealed, coin(), 'other');
      const secret = await openWithPassphrase(sealed, input.passphrase);
      const key = keyAt(sourceOf(secret, coin()), path);
      const words = secret.kind === 'words' ? secret.text : null;
      return { words, wif: writeWif(key, coin()) };
    },

    sign(input: {
      plan: PaymentPlan;
      changeTo: string;
      addresses: OwnAddress[];
      previous: ReadonlyMap<string, string>;
    }) {
      const source = open();
      const keyOf = (address: string) => {
        const own = input.addresses.find((each) => each.address === address);
        if (!own) throw new Error('an address of somebody else');
        return keyAt(source, own.path);
      };
      return signPayment({ ...input, coin: coin(), keyOf });
    },

    /** Needs none of our keys; it is here because all computing with keys is. */
    isProofOf: (input: { proof: Proof; address: string; telegramId: string }) =>
      isProofOf(input.proof, { ...input, coin: coin() }),

    /** Signs the proof of one of its own addresses. No call signs any other text. */
    signProof(input: { text: string; siteName: string; telegramId: string; path: string | null }) {
      const source = open();
      const { text, path, ...about } = input;
      const key = keyAt(source, path);
      if (!isAddressProof(text, { ...about, address: addressOf(key, coin()) })) {
        throw new Refused('wallet_sign_other');
      }
      return signMessage(text, key, coin());
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;

function sourceOf({ kind, text }: Secret, coin: SiteCoin): KeySource {
  return kind === 'words' ? { seed: seedOf(text) } : { privateKey: readWif(text, coin) };
}
