import { secp256k1 } from '@noble/curves/secp256k1.js';
import { p2pkh } from '@scure/btc-signer';
import { beforeEach, describe, expect, it } from 'vitest';
import { networkOf } from '#server/coin/addresses.ts';
import { messageHash } from '#server/coin/signed-message.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import type { JsonRpc } from '../json-rpc.ts';
import { createCoinProof } from './coin-proof.ts';
import { WalletRefused } from './wallet.ts';

const COIN = JUNKCOIN_ON.main;
const LIMITS = { timeoutMs: 1000, retries: 0 };
const LOCKED = -13;

/** Returns a new address for each call, and signs with its key. */
function createKeys() {
  const keys = new Map<string, Uint8Array>();
  return {
    next() {
      const key = Uint8Array.from({ length: 32 }, () => keys.size + 1);
      const address = p2pkh(secp256k1.getPublicKey(key), networkOf(COIN)).address;
      keys.set(address, key);
      return address;
    },
    sign(address: string, text: string, prefix: string) {
      const key = keys.get(address) ?? new Uint8Array();
      const options = { prehash: false, format: 'recovered' } as const;
      const [recovery = 0, ...rest] = secp256k1.sign(messageHash(prefix, text), key, options);
      return Buffer.of(31 + recovery, ...rest).toString('base64');
    },
  };
}

describe('the proof of the coin by its wallet', () => {
  let asked: string[];
  let isLocked: boolean;
  let prefix: string;
  let isOtherAddress: boolean;
  let findProblem: () => Promise<string | null>;
  beforeEach(() => {
    [asked, isLocked, prefix, isOtherAddress] = [[], false, COIN.messagePrefix, false];
    const keys = createKeys();
    const answer = (method: string, [first, second]: readonly unknown[]) => {
      if (method === 'getblockhash') return COIN.genesisHash;
      asked.push(method);
      if (method === 'getrawchangeaddress') return isOtherAddress ? 'elsewhere' : keys.next();
      if (isLocked) throw new WalletRefused(LOCKED, 'unlock it first');
      return keys.sign(String(first), String(second), prefix);
    };
    const rpc: Pick<JsonRpc, 'call'> = { call: async (method, params) => answer(method, params) };
    findProblem = createCoinProof(rpc, COIN, LIMITS);
  });

  it('is asked for once', async () => {
    expect(await findProblem()).toBeNull();
    expect(await findProblem()).toBeNull();
    expect(asked).toEqual(['getrawchangeaddress', 'signmessage']);
  });

  it('is asked of a locked wallet until it signs, with one and the same key', async () => {
    isLocked = true;
    expect(await findProblem()).toBeNull();
    expect(await findProblem()).toBeNull();
    expect(asked).toEqual(['getrawchangeaddress', 'signmessage', 'signmessage']);
    isLocked = false;
    prefix = 'Pearlcoin Signed Message:\n';
    expect(await findProblem()).toBe(
      'the node belongs to another coin: its wallet does not sign messages the way Junkcoin does',
    );
    prefix = COIN.messagePrefix;
    expect(await findProblem()).toBeNull();
    const { length } = asked;
    isLocked = true;
    expect(await findProblem()).toBeNull();
    expect(asked).toHaveLength(length);
  });

  it('is none with addresses of another coin', async () => {
    isOtherAddress = true;
    expect(await findProblem()).toBe(
      "the node belongs to another coin: its wallet's addresses are not Junkcoin addresses",
    );
    isOtherAddress = false;
    expect(await findProblem()).toBeNull();
    expect(asked).toEqual(['getrawchangeaddress', 'getrawchangeaddress', 'signmessage']);
  });
});
