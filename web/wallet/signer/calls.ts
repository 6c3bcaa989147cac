import type { CoinNetwork } from '#rules/coins/coin.ts';
import { isAddressProof } from '#rules/wallet/address-proof.ts';
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
  ACCOUNT_PATHS,
  addressesOf,
  addressOf,
  type KeySource,
  keyAt,
  type OwnAddress,
  readAddress,
} from '../keys/accounts.ts';
import type { PaymentPlan } from '../keys/plan-payment.ts';
import { isProofOf, type Proof } from '../keys/proofs.ts';
import { Refused } from '../keys/refused.ts';
import { signPayment } from '../keys/sign-payment.ts';
import { signMessage } from '../keys/signed-message.ts';
import { readWif, writeWif } from '../keys/wif.ts';
import { drawWords, makeWords, readWords, seedOf } from '../keys/words.ts';

/** Words of a passphrase that is drawn for the member: 55 bits. */
const DRAWN_WORDS = 5;

type Opened = { source: KeySource; network: CoinNetwork };

/**
 * All that touches keys, for a worker of its own: the page gets words and keys only where it shows them, and a payment is
 * signed from what the page showed and nothing else. What is opened is forgotten with the worker.
 */
export function createCalls() {
  let opened: Opened | null = null;

  function open(): Opened {
    if (!opened) throw new Refused('The wallet is locked.');
    return opened;
  }

  /** The record's addresses are bound to its secret; this checks again that they are the secret's own. */
  function openAs(secret: Secret, { network, addresses }: About): void {
    const source = sourceOf(secret, network);
    for (const { address, path } of addresses) {
      if (addressOf(keyAt(source, path), network) === address) continue;
      throw new Refused(
        'What was kept names an address that is not this wallet’s: somebody changed it. Restore from your words.',
      );
    }
    opened = { source, network };
  }

  return {
    makeWords,
    drawPassphrase: () => drawWords(DRAWN_WORDS),
    readAddress: (input: { text: string; network: CoinNetwork }) =>
      readAddress(input.text, input.network),

    /** Words or a private key as typed, checked. */
    readSecret({ text, network }: { text: string; network: CoinNetwork }): Secret {
      const isKey = !/\s/.test(text.trim()) && /\d|[A-Z].*[A-Z]/.test(text);
      if (!isKey) return { kind: 'words', text: readWords(text) };
      return { kind: 'wif', text: writeWif(readWif(text, network), network) };
    },

    /** The addresses of a secret: of words, `count` from `from` on, at each path of {@link ACCOUNT_PATHS}. */
    addressesOf(input: {
      secret: Secret;
      network: CoinNetwork;
      from: number;
      count: number;
    }): OwnAddress[] {
      const source = sourceOf(input.secret, input.network);
      if ('privateKey' in source) {
        return [{ address: addressOf(source.privateKey, input.network), path: null }];
      }
      return ACCOUNT_PATHS.flatMap((account) => addressesOf(source.seed, account, input));
    },

    /** Encrypts a secret, and leaves it open. */
    async seal(input: About & { secret: Secret; passphrase: string }): Promise<Sealed> {
      const cost = costHere(() => performance.now());
      const sealed = await seal(input.secret, { ...input, cost });
      // What was written must open: a wallet that nobody can open again must not get coins.
      openAs(await openWithPassphrase(sealed, input.passphrase), sealed);
      return sealed;
    },

    async open({ sealed, passphrase }: { sealed: Sealed; passphrase: string }): Promise<void> {
      openAs(await openWithPassphrase(sealed, passphrase), sealed);
    },

    async openWithPasskey({ sealed, prf }: { sealed: Sealed; prf: Uint8Array }): Promise<void> {
      openAs(await openWithPasskey(sealed, prf), sealed);
    },

    addPasskey: (input: {
      sealed: Sealed;
      passphrase: string;
      passkey: { prf: Uint8Array; credential: string; salt: string };
    }): Promise<Sealed> => addPasskey(input.sealed, input.passphrase, input.passkey),

    /** The words, if it has any, and the private key of an address, to be shown: only for the passphrase. */
    async reveal(input: {
      sealed: Sealed;
      passphrase: string;
      path: string | null;
    }): Promise<{ words: string | null; wif: string }> {
      const { sealed, path } = input;
      const secret = await openWithPassphrase(sealed, input.passphrase);
      const key = keyAt(sourceOf(secret, sealed.network), path);
      const words = secret.kind === 'words' ? secret.text : null;
      return { words, wif: writeWif(key, sealed.network) };
    },

    sign(input: {
      plan: PaymentPlan;
      changeTo: string;
      addresses: OwnAddress[];
      previous: ReadonlyMap<string, string>;
    }) {
      const { source, network } = open();
      const keyOf = (address: string) => {
        const own = input.addresses.find((each) => each.address === address);
        if (!own) throw new Error('an address of somebody else');
        return keyAt(source, own.path);
      };
      return signPayment({ ...input, network, keyOf });
    },

    /** Needs no keys of ours; it is here because all computing with keys is. */
    isProofOf: (input: {
      proof: Proof;
      address: string;
      telegramId: string;
      network: CoinNetwork;
    }) => isProofOf(input.proof, input),

    /** Signs the proof of an address of its own. No call signs any other text. */
    signProof(input: { text: string; siteName: string; telegramId: string; path: string | null }) {
      const { source, network } = open();
      const { text, path, ...about } = input;
      const key = keyAt(source, path);
      if (!isAddressProof(text, { ...about, address: addressOf(key, network) })) {
        throw new Refused('The server asked to sign something else. Nothing was signed.');
      }
      return signMessage(text, key);
    },
  };
}

export type Calls = ReturnType<typeof createCalls>;

function sourceOf({ kind, text }: Secret, network: CoinNetwork): KeySource {
  return kind === 'words' ? { seed: seedOf(text) } : { privateKey: readWif(text, network) };
}
