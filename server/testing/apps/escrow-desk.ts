import { createECDH } from 'node:crypto';
import { Transaction } from '@scure/btc-signer';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { parseAmount } from '#rules/amounts.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';
import { createFakeChainIndex } from '#server/fakes/chain-index/chain-index.ts';
import type { ChainTransaction } from '#server/gateways/chain/chain-source.ts';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import { workOnChain } from '#server/jobs/chain-work.ts';
import { sendAppMessages } from '#server/services/consents/outbox.ts';
import { createEscrow, readEscrow } from '#server/services/escrows/escrows.ts';
import { draftEscrow, signEscrow } from '#server/services/escrows/spending.ts';
import { keepEscrows } from '#server/services/escrows/upkeep.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { allow, openAppCrew } from '../apps.ts';
import { createTestSource } from '../chain/test-source.ts';
import { ESCROW_XPUB, fundingTransaction, signPsbt } from '../escrows.ts';
import { JUNKCOIN_ON } from '../wallet/coins.ts';

export const BUYER = Buffer.alloc(32, 1);
export const SELLER = Buffer.alloc(32, 2);
export const REFUND = '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK';
export const PAYOUT = '3HbZ8H6RNcMw91USmR8qaEnGqmVjoN676Y';

export function publicOf(key: Buffer): string {
  const pair = createECDH('secp256k1');
  pair.setPrivateKey(key);
  return pair.getPublicKey('hex', 'compressed');
}

export const scriptOf = (address: string, coin: Coin = JUNKCOIN_ON.main) =>
  scriptOfAddress(address, coin);

export const coinOf = ({ txid }: ChainTransaction) => `${txid}:0`;

export function outputsOf(rawHex: string | undefined) {
  const transaction = Transaction.fromRaw(Buffer.from(rawHex ?? '', 'hex'), {
    allowUnknownInputs: true,
  });
  return Array.from({ length: transaction.outputsLength }, (_, index) => [
    transaction.getOutputAddress(index, {
      bech32: 'none',
      pubKeyHash: 0x10,
      scriptHash: 0x05,
      wif: 0x90,
    }),
    transaction.getOutput(index).amount,
  ]);
}

type Direction = 'release' | 'refund';

/** An app whose members 22 and 77 allow escrows, with the blocks and the mempool in which they pay and spend. */
export async function openEscrowDesk(db: Db) {
  const app = await openAppCrew(db);
  /** The blocks and the mempool. */
  const chain = createTestSource({ blocks: 10 });
  /** Knows the bytes of transactions, and receives ours. */
  const index = createFakeChainIndex();
  const { main } = JUNKCOIN_ON;
  let calls = 0;

  const follow = () =>
    workOnChain({
      db,
      source: chain.source,
      coin: main,
      now: app.now,
      report: (error) => expect.fail(String(error)),
    });

  async function create(rest: object = {}) {
    calls += 1;
    const escrow = await createEscrow(db, app.caller, {
      buyer: '22',
      seller: '77',
      amount: '5',
      description: 'A <map>',
      coin: main,
      buyerKey: publicOf(BUYER),
      sellerKey: publicOf(SELLER),
      xpub: ESCROW_XPUB,
      refundAddress: REFUND,
      payoutAddress: PAYOUT,
      coinSymbol: 'JKC',
      messagesFor,
      callId: `call-${calls}`,
      nowMs: app.clock.nowMs,
      ...rest,
    });
    await sendAppMessages(app.deps);
    return { id: BigInt(escrow.id), caller: app.caller };
  }
  type Key = Awaited<ReturnType<typeof create>>;

  const read = (key: Key) => readEscrow(db, key);
  const draft = (key: Key, direction: Direction) =>
    draftEscrow(db, index, key, { direction, coin: main, nowMs: app.clock.nowMs });
  const sign = (key: Key, psbt: string) =>
    signEscrow(db, index, key, { psbt, nowMs: app.clock.nowMs });

  /** Advances the clock by a minute and runs both jobs. */
  async function watch() {
    app.clock.nowMs += 60_000;
    await follow();
    const run = await keepEscrows({ db, chain: index, now: app.now });
    await follow();
    return run;
  }

  /** Pays in with a transaction that is in no block yet. */
  async function payIn(key: Key, amount: string, coin?: Coin): Promise<ChainTransaction> {
    const address = (await read(key)).address ?? '';
    const units = parseAmount(amount);
    const { txid, rawHex } = fundingTransaction(address, units, coin);
    index.transactions.set(txid, rawHex);
    const deposit = { ...chain.transaction([[scriptOf(address, coin), units]]), txid };
    chain.send(deposit);
    return deposit;
  }

  /** Pays in with a transaction in a block. */
  async function payInBlock(key: Key, amount: string, coin?: Coin): Promise<ChainTransaction> {
    const deposit = await payIn(key, amount, coin);
    chain.mine(deposit);
    return deposit;
  }

  async function agree(rest: object = {}) {
    const key = await create(rest);
    await app.press('22', 'Agree');
    await app.press('77', 'Agree');
    return key;
  }

  async function fund() {
    const key = await agree();
    const deposit = await payInBlock(key, '5.01');
    await watch();
    return { ...key, deposit };
  }

  async function signBoth(key: Key, direction: Direction = 'release') {
    const { psbt } = await draft(key, direction);
    await sign(key, signPsbt(psbt ?? '', SELLER));
    return sign(key, signPsbt(psbt ?? '', BUYER));
  }

  await follow();
  for (const telegramId of ['22', '77']) {
    const memberId = app.crew.numberOf(telegramId);
    await allow(db, { caller: app.caller, memberId, permission: 'manage_escrow' });
  }
  return {
    app,
    chain,
    index,
    create,
    read,
    follow,
    watch,
    draft,
    sign,
    payIn,
    payInBlock,
    agree,
    fund,
    signBoth,
    /** The last sent transaction, as the network has it. */
    sentLast(): ChainTransaction {
      const { txid, inputs, outputs } = readTransaction(index.sent.at(-1) ?? '');
      const coins = inputs.map((input) => `${input.txid}:${input.vout}`);
      const paid = outputs.map(({ scriptHex, units }) => [scriptHex, units] as const);
      return { ...chain.transaction(paid, coins), txid };
    },
    /** Spends a coin without this site. */
    spending: (deposit: ChainTransaction, script: string, units = 500_900_000n) =>
      chain.transaction([[script, units]], [coinOf(deposit)]),
    async webhooks() {
      const { rows } = await sql<{ state: string; funded: string }>`
        select body::json -> 'data' ->> 'state' as state, body::json -> 'data' ->> 'funded' as funded
        from webhook_deliveries order by id`.execute(db);
      return rows;
    },
  };
}
