import { describe, expect, it } from 'vitest';
import { writeCoinData } from '#rules/coins/coin-data.ts';
import { JUNKCOIN } from '#rules/coins/junkcoin.ts';
import { MOST_INPUT_ADDRESSES } from '#rules/tips/payments.ts';
import { MOST_WALLET_ADDRESSES, WALLET_LOOKUPS_PER_MINUTE } from '#rules/wallet/limits.ts';
import {
  feePerByte,
  MOST_COINS_SPENT,
  mostFeeUnits,
  transactionBytes,
} from '#rules/wallet/network-fees.ts';
import {
  isSigned,
  readTransaction,
  scriptOfAddress,
  writeTransaction,
} from '../../../server/testing/wallet/coin-reference.ts';
import { says } from '../../testing/wallet-texts.ts';
import { addressOf } from './accounts.ts';
import { readSiteCoin } from './coin.ts';
import { planMature } from './plan-mature.ts';
import { type Coin, planPayment } from './plan-payment.ts';
import { signPayment } from './sign-payment.ts';

const coin = readSiteCoin({ data: writeCoinData(JUNKCOIN), network: 'main' });
const DUST_UNITS = 10_000n;
const BYTES = coin;
const KEYS = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const [OWN = '', SECOND = ''] = KEYS.map((key) => addressOf(key, coin));
const PAYEE = '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK';
const SCRIPT_PAYEE = '3HbZ8H6RNcMw91USmR8qaEnGqmVjoN676Y';
const COIN = 100_000_000n;

/** Transactions that pay the wallet, one each, and their outputs. */
function pay(
  amounts: readonly bigint[],
  { confirmations = 10, to = OWN, txid = 'ab'.repeat(32), from = 0 } = {},
) {
  const previous = new Map<string, string>();
  const coins = amounts.map((units, index): Coin => {
    const raw = writeTransaction({
      version: 1,
      inputs: [{ txid, vout: from + index, script: Buffer.alloc(3), sequence: 0 }],
      outputs: [
        { units: 1n, script: scriptOfAddress(PAYEE, BYTES) },
        { units, script: scriptOfAddress(to, BYTES) },
      ],
      lockTime: index,
    }).toString('hex');
    const { txid: id } = readTransaction(raw);
    previous.set(id, raw);
    return { txid: id, vout: 1, units, confirmations, address: to };
  });
  return { coins, previous };
}

const keyOf = (address: string) => {
  const key = KEYS[[OWN, SECOND].indexOf(address)];
  if (!key) throw new Error('no such address');
  return key;
};

const feeOf = (inputs: number, outputs: number) =>
  transactionBytes(inputs, outputs, coin) * feePerByte(coin, 'normal');

describe('a miner’s reward', () => {
  const reward = (confirmations: number) =>
    pay([5n * COIN], { confirmations, txid: '00'.repeat(32), from: 0xffffffff });
  const plan = (
    mined: ReturnType<typeof reward>,
    others: ReturnType<typeof pay>,
    refused: string[][] = [],
  ) =>
    planMature(
      [...mined.coins, ...others.coins],
      { to: PAYEE, units: COIN, fee: 'normal', coin, refused },
      async () => new Map([...mined.previous, ...others.previous]),
    );

  it('is spent once every node accepts that', async () => {
    const others = pay([2n * COIN]);
    const old = reward(240);
    expect((await plan(old, others)).plan.coins).toEqual(old.coins);
    expect((await plan(reward(239), others)).plan.coins).toEqual(others.coins);
  });

  it('pays nothing before that', async () => {
    await expect(plan(reward(239), pay([]))).rejects.toThrow(says(/only 0 can be spent/));
  });

  it('is spent before that if nothing else keeps a refused payment from being made', async () => {
    const [mined, others] = [reward(239), pay([2n * COIN, 3n * COIN])];
    const [name = '', , other = ''] = [...mined.coins, ...others.coins].map(
      ({ txid, vout }) => `${txid}:${vout}`,
    );
    expect((await plan(mined, others, [[name]])).plan.coins).toEqual(mined.coins);
    expect((await plan(mined, others, [[name, other]])).plan.coins).toEqual([others.coins[1]]);
  });

  it('has each transaction read once, however often the payment is planned again', async () => {
    const [mined, others] = [reward(1), pay([2n * COIN, 3n * COIN])];
    const read: string[] = [];
    const { plan: made } = await planMature(
      [...mined.coins, ...others.coins],
      { to: PAYEE, units: 'all', fee: 'normal', coin },
      async (asked) => {
        read.push(...asked.map(({ txid }) => txid));
        return new Map([...mined.previous, ...others.previous].filter(([id]) => read.includes(id)));
      },
    );
    expect(made.coins).toHaveLength(2);
    expect(read).toHaveLength(3);
  });

  it('is known by its bytes with a segwit marker, too', async () => {
    const mined = reward(1);
    const marked = new Map(
      [...mined.previous].map(([id, raw]) => [id, `${raw.slice(0, 8)}0001${raw.slice(8)}`]),
    );
    const others = pay([2n * COIN]);
    const { plan: made } = await plan({ ...mined, previous: marked }, others);
    expect(made.coins).toEqual(others.coins);
  });
});

describe('a plan', () => {
  const plan = (amounts: readonly bigint[], units: bigint | 'all') =>
    planPayment(pay(amounts).coins, { to: PAYEE, units, fee: 'normal', coin });

  it.each([
    // The remainder, and the change that it gives.
    ['nothing', feeOf(1, 1), 0n],
    ['one unit less than dust', feeOf(1, 2) + DUST_UNITS - 1n, 0n],
    ['just enough for change', feeOf(1, 2) + DUST_UNITS, DUST_UNITS],
  ])('with %s left over', (_, more, changeUnits) => {
    const { coins, feeUnits, ...rest } = plan([COIN + more], COIN);
    expect(rest).toEqual({ to: PAYEE, units: COIN, changeUnits });
    expect(coins).toHaveLength(1);
    expect(feeUnits).toBe(more - changeUnits);
  });

  it.each([
    ['one unit too little', [COIN + feeOf(1, 1) - 1n], COIN, /needs 1\.000194 .*1\.00019399 can/],
    ['nothing', [], COIN, /only 0 can be spent/],
    ['less than the least tip', [COIN], 99_999n, /smallest payment is 0\.001/],
    ['all of too little', [feeOf(1, 1) + 99_999n], 'all', /smallest payment/],
    ['all of nothing', [], 'all', /nothing to spend/],
    ['coins that cost more than they bring', [14_800n, 14_800n], 'all', /nothing/],
  ] as const)('refuses %s', (_, amounts, units, reason) => {
    expect(() => plan(amounts, units)).toThrow(says(reason));
  });

  it('takes as few coins as possible: 1 and 20', () => {
    const many = Array.from({ length: 20 }, (_, at) => COIN + BigInt(at));
    expect(plan(many, COIN / 2n).coins.map(({ units }) => units)).toEqual([COIN + 19n]);
    expect(plan(many, 19n * COIN + COIN / 2n).coins).toHaveLength(20);
  });

  it('takes 500 coins, and says when there are too many', () => {
    const small = Array<bigint>(700).fill(1_000_000n);
    expect(plan(small, 490_000_000n).coins).toHaveLength(498);
    const all = plan(small, 'all');
    expect(all.coins).toHaveLength(MOST_COINS_SPENT);
    expect(all.units + all.feeUnits).toBe(600_000_000n);
    expect(() => plan(small, 600_000_000n)).toThrow(says(/too many small coins/));
    expect(() => plan(small, 701_000_000n)).toThrow(says(/needs 7\.\d+ .*only 6 can be spent/));
  });

  it('takes coins of as many addresses as the server does, which looks all of them up in a minute', () => {
    const coins = Array.from({ length: 40 }, (_, at) => ({ address: `${at}`, units: COIN })).map(
      ({ address, units }, at): Coin => {
        return { txid: `${at}`.padStart(64, '0'), vout: 0, units, confirmations: 1, address };
      },
    );
    const all = planPayment(coins, { to: PAYEE, units: 'all', fee: 'normal', coin });
    expect(all.coins).toHaveLength(MOST_INPUT_ADDRESSES);
    expect(() => planPayment(coins, { to: PAYEE, units: 30n * COIN, fee: 'normal', coin })).toThrow(
      says(/too many small coins: .* from 20 addresses/),
    );
    expect(WALLET_LOOKUPS_PER_MINUTE).toBeGreaterThan(MOST_COINS_SPENT + 2 * MOST_WALLET_ADDRESSES);
  });

  it('takes unconfirmed coins only where confirmed ones do not suffice', () => {
    const sure = pay([COIN, COIN]).coins;
    const fresh = pay([9n * COIN], { confirmations: 0, to: SECOND }).coins;
    const spend = (units: bigint) =>
      planPayment([...fresh, ...sure], { to: PAYEE, units, fee: 'normal', coin }).coins.map(
        ({ confirmations }) => confirmations,
      );
    expect(spend(COIN + COIN / 2n)).toEqual([10, 10]);
    expect(spend(3n * COIN)).toEqual([10, 10, 0]);
  });

  it('spends one coin of each payment that was refused, whatever else would do', () => {
    const { coins } = pay([9n * COIN, COIN, 2n * COIN, 20_000n, 3n * COIN]);
    const name = (at: number) => `${coins[at]?.txid}:1`;
    const amounts = (refused: string[][], units: bigint | 'all' = COIN / 2n) =>
      planPayment(coins, { to: PAYEE, units, fee: 'fastest', coin, refused }).coins.map(
        ({ units }) => units,
      );
    expect(amounts([])).toEqual([9n * COIN]);
    expect(amounts([[name(1)]])).toEqual([COIN]);
    expect(amounts([[name(1), name(4)]])).toEqual([3n * COIN]);
    // One coin can bind several payments. If several coins are needed, all are spent, even at a cost above their worth.
    expect(amounts([[name(1)], [name(1), name(4)]])).toEqual([COIN]);
    expect(amounts([[name(4)], [name(1)], [name(3)]])).toEqual([3n * COIN, COIN, 20_000n]);
    expect(amounts([[name(1)]], 10n * COIN)).toEqual([COIN, 9n * COIN, 3n * COIN]);
    expect(amounts([[name(1)]], 'all')).toContain(COIN);
    // Coins that are gone bind nothing.
    expect(amounts([['ab:0']])).toEqual([9n * COIN]);
  });

  it('pays the fee that was chosen, and never more than the cap', () => {
    for (const fee of ['normal', 'faster', 'fastest'] as const) {
      const { coins, feeUnits } = planPayment(pay([COIN]).coins, {
        to: PAYEE,
        units: 1_000_000n,
        fee,
        coin,
      });
      expect(feeUnits).toBe(transactionBytes(coins.length, 2, coin) * feePerByte(coin, fee));
      expect(feeUnits).toBeLessThanOrEqual(mostFeeUnits(1, coin));
      expect(transactionBytes(MOST_COINS_SPENT, 2, coin)).toBeLessThan(100_000n);
    }
  });
});

describe('a signed payment', () => {
  // Around the limit below which change is not paid out, and without change.
  it.each([-1n, 0n, 1n, DUST_UNITS - 1n, DUST_UNITS])(
    'may cost what its plan says, with %s units left for change',
    (left) => {
      for (const fee of ['normal', 'faster', 'fastest'] as const) {
        const own = pay([COIN]);
        const units = COIN - transactionBytes(1, 2, coin) * feePerByte(coin, fee) - left;
        const made = planPayment(own.coins, { to: PAYEE, units, fee, coin });
        expect(made.feeUnits).toBe(COIN - units - made.changeUnits);
        const { previous } = own;
        const signed = signPayment({ plan: made, changeTo: OWN, coin, previous, keyOf });
        expect(readTransaction(signed.rawHex).outputs).toHaveLength(left < DUST_UNITS ? 1 : 2);
      }
    },
  );

  it.each([
    ['with change', 3n * COIN, PAYEE],
    ['of all', 'all' as const, SCRIPT_PAYEE],
  ])('%s pays what was shown, signed by each coin’s key', (_, units, to) => {
    const own = pay([COIN, 2n * COIN]);
    const second = pay([3n * COIN], { to: SECOND });
    const previous = new Map([...own.previous, ...second.previous]);
    const coins = [...own.coins, ...second.coins];
    const plan = planPayment(coins, { to, units, fee: 'normal', coin });
    const { rawHex, txid } = signPayment({ plan, changeTo: OWN, coin, previous, keyOf });
    const read = readTransaction(rawHex);
    expect([read.txid, read.version, read.lockTime]).toEqual([txid, 1, 0]);
    const outputs = [
      { units: plan.units, script: scriptOfAddress(to, BYTES) },
      { units: plan.changeUnits, script: scriptOfAddress(OWN, BYTES) },
    ].filter((output) => output.units > 0n);
    expect(read.outputs).toEqual(outputs);
    expect(read.inputs.map((input) => `${input.txid}:${input.vout}`)).toEqual(
      plan.coins.map((coin) => `${coin.txid}:${coin.vout}`),
    );
    for (const [index, { address }] of plan.coins.entries()) {
      expect(isSigned(rawHex, index, keyOf(address))).toBe(true);
    }
    // At least the fee that nodes require, whatever the signatures' lengths.
    expect(plan.feeUnits).toBeGreaterThanOrEqual(
      BigInt(rawHex.length / 2) * feePerByte(coin, 'normal'),
    );
  });

  it('does not change from one signing to the next', () => {
    const { coins, previous } = pay([COIN]);
    const plan = planPayment(coins, { to: PAYEE, units: COIN / 2n, fee: 'normal', coin });
    const sign = () => signPayment({ plan, changeTo: OWN, coin, previous, keyOf });
    expect(sign()).toEqual(sign());
    expect(sign().txid).toBe('983b1669607efaae52c457566c190460d1ac400f400ebbdef7cadc641149a22a');
  });

  const { coins, previous } = pay([COIN, 2n * COIN]);
  const plan = planPayment(coins, { to: PAYEE, units: 2n * COIN + COIN / 2n, fee: 'normal', coin });
  const [first, second] = plan.coins as [Coin, Coin];
  const lie = (change: Partial<Coin>) => ({ coins: [{ ...first, ...change }, second] });

  it.each([
    ['a higher fee', { changeUnits: plan.changeUnits - 1n }, /does not add up/],
    [
      'a fee above the cap',
      { changeUnits: 0n, feeUnits: plan.feeUnits + plan.changeUnits },
      /fee is too high/,
    ],
    ['no fee', { changeUnits: plan.changeUnits + plan.feeUnits, feeUnits: 0n }, /fee/],
    ['dust', { units: 9_999n }, /dust/],
    ['a negative change', { changeUnits: -1n }, /dust/],
    ['the same coin twice', { coins: [first, first] }, /named twice/],
    ['no coins', { coins: [] }, /too few/],
    // The server claims that a coin is worth less than it is: the difference would be paid as a fee.
    [
      'a coin worth more than was said',
      {
        ...lie({ units: first.units - COIN / 4n }),
        changeUnits: plan.changeUnits - COIN / 4n,
      },
      /worth something else/,
    ],
    [
      'a coin of somebody else',
      { ...lie({ vout: 0, units: 1n }), changeUnits: plan.changeUnits - first.units + 1n },
      /dust|not ours/,
    ],
    ['an unknown transaction', lie({ txid: 'cd'.repeat(32) }), /is missing/],
    ['a place that is not there', lie({ vout: 2 }), /another transaction/],
    ['a payee of another network', { to: 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86' }, /test network/],
  ])('is refused with %s', (_, change, reason) => {
    const wrong = { ...plan, ...change };
    expect(() => signPayment({ plan: wrong, changeTo: OWN, coin, previous, keyOf })).toThrow(
      says(reason),
    );
  });

  it('is refused with bytes of another transaction, or change to somebody else', () => {
    const swapped = new Map([...previous, [first.txid, previous.get(second.txid) ?? ''] as const]);
    const sign = (rest: object) =>
      signPayment({ plan, changeTo: OWN, coin, previous, keyOf, ...rest });
    expect(() => sign({ previous: swapped })).toThrow(/another transaction/);
    expect(() => sign({ keyOf: () => Buffer.alloc(32, 9) })).toThrow(/elsewhere|not ours/);
    expect(() => sign({ changeTo: PAYEE })).toThrow(/no such address/);
  });

  // From 253 on their count takes three bytes; 500 take a third of a second for each hundred.
  it('of 254 coins is what another implementation reads', () => {
    const small = pay(Array<bigint>(254).fill(1_000_000n));
    const many = planPayment(small.coins, { to: PAYEE, units: 'all', fee: 'normal', coin });
    const { rawHex } = signPayment({
      plan: many,
      changeTo: OWN,
      coin,
      previous: small.previous,
      keyOf,
    });
    expect(BigInt(rawHex.length / 2)).toBeLessThanOrEqual(transactionBytes(254, 1, coin));
    expect(readTransaction(rawHex).inputs).toHaveLength(254);
    expect(isSigned(rawHex, 253, KEYS[0] ?? Buffer.alloc(0))).toBe(true);
  });
});
