import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { createTip, type NewTip, readBeforeTip } from '#server/services/tips/make-tip.ts';

type Deps = { db: Db; chain: ChainIndex & ChainSource; coin: Coin; now: () => number };
type Wish = Pick<NewTip, 'updateKey' | 'payerId' | 'units'> & { payeeId: bigint } & Partial<
    Pick<NewTip, 'note' | 'place' | 'before'>
  >;

/** Makes a tip as the bot does: first the chain is read, then the tip is made in one transaction. */
export async function makeTestTip(deps: Deps, wish: Wish) {
  const { db, chain, coin, now } = deps;
  const { rows } = await sql<{ id: bigint; telegram_id: bigint }>`
    select id, telegram_id from members`.execute(db);
  const telegramIdOf = (memberId: bigint) =>
    String(rows.find(({ id }) => id === memberId)?.telegram_id);
  const before = await readBeforeTip(
    { ...deps, source: chain },
    {
      payerTelegramId: telegramIdOf(wish.payerId),
      payeeTelegramId: telegramIdOf(wish.payeeId),
    },
  );
  const rest = { note: '', place: null, before, coin };
  return db.transaction().execute((tx) => createTip(tx, { ...rest, nowMs: now(), ...wish }));
}
