import { beforeEach, describe, expect, it } from 'vitest';
import { writeTransaction } from '#server/fakes/node/transaction.ts';
import { createTestWallet, type TestWallet } from '#server/fakes/node/wallet.ts';
import { readTransaction, type Transaction } from './transaction.ts';

const ONE = 100_000_000n;

type Tamper = (transaction: Transaction) => Pick<Transaction, 'inputs' | 'outputs'>;

describe.each(['account_era', 'next'] as const)('a signed transaction of %s', (flavour) => {
  let wallet: TestWallet;
  beforeEach(() => {
    wallet = createTestWallet({ flavour });
  });
  const sign = flavour === 'next' ? 'signrawtransactionwithwallet' : 'signrawtransaction';

  /** Changes what the node signs, or its answers to other calls. */
  const tampering = (change: (method: string, answer: unknown) => unknown) => {
    const { methods } = wallet.node;
    wallet.node.methods = (method, params) => change(method, methods(method, params));
  };
  const signing = (tamper: Tamper) =>
    tampering((method, answer) => {
      if (method !== sign || typeof answer !== 'object' || answer === null) return answer;
      if (!('hex' in answer)) return answer;
      const { inputs, outputs } = tamper(readTransaction(String(answer.hex)));
      return { ...answer, hex: writeTransaction(inputs, outputs, true) };
    });
  const build = () =>
    wallet.build([
      { address: wallet.node.strangerAddress(), units: ONE },
      { address: wallet.node.strangerAddress(), units: ONE + 1n },
    ]);

  it('is given as the node made it when all is right', async () => {
    signing((transaction) => transaction);
    const built = await build();
    expect(await wallet.listLocked()).toEqual(built.inputs);
    expect(await wallet.broadcast(built)).toEqual({ outcome: 'accepted' });
  });

  const plusOne: Tamper = ({ inputs, outputs }) => ({
    inputs,
    outputs: outputs.map((each) => ({ ...each, units: each.units + 1n })),
  });
  it.each<[string, Tamper, RegExp]>([
    ['pays a unit more', plusOne, /other outputs/],
    [
      'pays somebody else',
      ({ inputs, outputs }) => ({
        inputs,
        outputs: outputs.map((each) => ({ ...each, scriptHex: `a914${'00'.repeat(20)}87` })),
      }),
      /other outputs/,
    ],
    [
      'leaves one out',
      ({ inputs, outputs }) => ({ inputs, outputs: outputs.slice(0, -1) }),
      /other outputs/,
    ],
    [
      'pays one twice',
      ({ inputs, outputs }) => ({ inputs, outputs: [...outputs, ...outputs.slice(-1)] }),
      /output too many/,
    ],
    [
      'has two change outputs',
      ({ inputs, outputs }) => ({ inputs, outputs: [...outputs.slice(0, 1), ...outputs] }),
      /output too many/,
    ],
    [
      'gives the change to somebody else',
      ({ inputs, outputs: [change, ...rest] }) => ({
        inputs,
        outputs: [{ scriptHex: `a914${'00'.repeat(20)}87`, units: change?.units ?? 0n }, ...rest],
      }),
      /output too many/,
    ],
    [
      'gives the change to the miners',
      ({ inputs, outputs: [, ...rest] }) => ({ inputs, outputs: rest }),
      /a fee of \d+ units/,
    ],
    [
      'has a change of too much',
      ({ inputs, outputs: [change, ...rest] }) => ({
        inputs,
        outputs: [{ scriptHex: change?.scriptHex ?? '', units: 10n ** 13n }, ...rest],
      }),
      /a fee of -\d+ units/,
    ],
    [
      'spends another coin',
      ({ outputs }) => ({ inputs: [{ txid: 'ab'.repeat(32), vout: 0 }], outputs }),
      /other inputs/,
    ],
    [
      'spends a coin more',
      ({ inputs, outputs }) => ({
        inputs: [...inputs, { txid: 'ab'.repeat(32), vout: 0 }],
        outputs,
      }),
      /other inputs/,
    ],
  ])('fails if it %s, and locks nothing', async (_, tamper, message) => {
    signing(tamper);
    await expect(build()).rejects.toThrow(message);
    expect(await wallet.listLocked()).toEqual([]);
  });

  it('fails if the wallet cannot sign all of it, and locks nothing', async () => {
    tampering((method, answer) => (method === sign ? { hex: '00', complete: false } : answer));
    // A refusal, after which the other payouts continue.
    await expect(build()).rejects.toMatchObject({
      name: 'WalletRefused',
      message: 'The wallet could not sign every input.',
    });
    expect(await wallet.listLocked()).toEqual([]);
  });

  it('fails if an input is spent meanwhile, and locks nothing', async () => {
    tampering((method, answer) => (method === 'gettxout' ? null : answer));
    await expect(build()).rejects.toThrow('spent or unknown');
    expect(await wallet.listLocked()).toEqual([]);
  });

  it('fails if the wallet is locked with a passphrase, and locks nothing', async () => {
    wallet.node.faults.order(sign, { code: -13, message: 'Please enter the wallet passphrase' });
    await expect(build()).rejects.toMatchObject({ name: 'WalletRefused', code: -13 });
    expect(await wallet.listLocked()).toEqual([]);
  });

  it('fails if its change would be segwit', async () => {
    const segwit = `jc1q${'q'.repeat(38)}`;
    tampering((method, answer) => (method === 'getrawchangeaddress' ? segwit : answer));
    await expect(build()).rejects.toThrow('change address');
    expect(await wallet.listLocked()).toEqual([]);
  });

  it('says what went wrong, even if the coins cannot be unlocked', async () => {
    signing((transaction) => {
      wallet.node.faults.order('lockunspent', 'breaks_before', 'breaks_before', 'breaks_before');
      return plusOne(transaction);
    });
    await expect(build()).rejects.toThrow(/other outputs/);
    expect(await wallet.listLocked()).toHaveLength(1);
  });

  it('fails if the node gives another script for an address than ours', async () => {
    tampering((method, answer) =>
      method === 'validateaddress'
        ? { isvalid: true, scriptPubKey: `76a914${'00'.repeat(20)}88ac` }
        : answer,
    );
    expect(await wallet.readScript(wallet.node.strangerAddress())).toBeNull();
    await expect(build()).rejects.toMatchObject({ code: -5 });
  });
});
