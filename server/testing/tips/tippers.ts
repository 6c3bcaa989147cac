import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import type { TipNoticeKind } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { followChain } from '#server/services/chain/follow.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { takeTipNotices } from '#server/services/tips/notices.ts';
import { findTip, type Tip } from '#server/services/tips/rows.ts';
import { createTestAddresses } from '#server/testing/billing.ts';
import { JUNKCOIN_ON } from '../wallet/coins.ts';
import { makeTestTip } from './make-test-tip.ts';
import { watchTips } from './watch-tips.ts';

/** A Wednesday noon. */
export const TIPS_NOW_MS = Date.parse('2026-03-04T12:00:00Z');

const addressOf = createTestAddresses(21);

/** Members 11, 12, … with the addresses of Junkcoin's testnet, who tip each other on a chain. */
export async function openTippers(
  db: Db,
  chain: ChainIndex & ChainSource,
  { count = 4, coin = JUNKCOIN_ON.test }: { count?: number; coin?: Coin } = {},
) {
  const clock = { nowMs: TIPS_NOW_MS };
  const now = () => clock.nowMs;
  const telegramIds = Array.from({ length: count }, (_, index) => String(11 + index));
  const at = new Date(TIPS_NOW_MS - 60_000).toISOString();
  await ingestEvents(db, {
    nowMs: TIPS_NOW_MS,
    events: telegramIds.map((telegramId) => {
      return { id: `made-${telegramId}`, type: 'account_created', telegramId, at };
    }),
  });
  const { rows } = await sql<{ id: bigint; telegram_id: bigint }>`
    select id, telegram_id from members`.execute(db);
  const numberOf = (telegramId: string): bigint => {
    const row = rows.find(({ telegram_id }) => String(telegram_id) === telegramId);
    if (!row) throw new RangeError(`nobody is ${telegramId}`);
    return row.id;
  };
  const addressFor = (telegramId: string) => addressOf(Number(telegramId));
  let updates = 0;
  await followChain({ db, source: chain, coin, now });

  async function tip(
    from: string,
    to: string,
    units: bigint,
    rest: Partial<Parameters<typeof makeTestTip>[1]> = {},
  ) {
    updates += 1;
    return makeTestTip(
      { db, chain, coin, now },
      {
        updateKey: `1:${updates}`,
        payerId: numberOf(from),
        payeeId: numberOf(to),
        units,
        ...rest,
      },
    );
  }

  return {
    clock,
    now,
    numberOf,
    addressFor,
    tip,
    async setAddress(telegramId: string, address = addressFor(telegramId)) {
      updates += 1;
      const event = { id: `address-${updates}`, type: 'primary_address_set', telegramId, address };
      const events = [{ ...event, at: new Date(now()).toISOString() }];
      await ingestEvents(db, { nowMs: now(), events });
    },
    /** Makes a tip that must succeed. */
    async made(...input: Parameters<typeof tip>): Promise<Tip> {
      const result = await tip(...input);
      if ('refusal' in result) throw new Error(`the tip was refused: ${result.refusal}`);
      return result.tip;
    },
    async read({ id }: Tip): Promise<Tip> {
      const found = await findTip(db, id);
      if (!found) throw new Error('the tip is gone');
      return found;
    },
    /** Reads the chain a minute later, when every address is due. */
    async watch() {
      clock.nowMs += 60_000;
      return watchTips({ db, chain, coin, now });
    },
    async notices(): Promise<TipNoticeKind[]> {
      const notices = await db.transaction().execute((tx) => takeTipNotices(tx, { most: 1000 }));
      return notices.map(({ kind }) => kind);
    },
    async totals(telegramId: string) {
      const { rows: totals } = await sql<{
        points: bigint;
        tipped: bigint;
        tips: number;
        received: bigint;
        receipts: number;
      }>`
        select lifetime_points as points, tipped, tip_count as tips, received, received_count as receipts
        from member_totals where member_id = ${numberOf(telegramId)}::bigint`.execute(db);
      const [row] = totals;
      return row && { ...row, points: Number(row.points) };
    },
  };
}

export type Tippers = Awaited<ReturnType<typeof openTippers>>;
