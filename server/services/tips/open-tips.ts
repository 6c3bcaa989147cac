import { type RawBuilder, sql } from 'kysely';
import { READING_MAY_TAKE_MS } from '#rules/apps/payment-requests.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { OPENING_TRIED_EVERY_MS } from '#rules/tips/tips.ts';
import type { Db } from '#server/db/connect.ts';
import {
  holdAddress,
  type OpeningDeps,
  readBeforeOpening,
} from '#server/services/chain/opening.ts';
import { writeTipNotice } from './notices.ts';
import { findPayeeAddress, moveTip, type Opening, openTip } from './opening.ts';
import { settleTip } from './settle.ts';
import { isFree } from './unpaid.ts';

/** The most tips opened or moved in one call; the next call takes more. */
const MOST_OPENED = 100;
/** A call starts no tip after this time, in ms. */
const RUN_MS = 15_000;
/** A tip no longer follows a payee whose address changes more often. */
const MOST_MOVES = 5;

type Deps = OpeningDeps & { coin: Coin };
type ToOpen = {
  id: bigint;
  payer_id: bigint;
  payee_id: bigint;
  units: bigint;
  state: 'waiting_address' | 'open';
};
export type OpenedTips = { opened: number; moved: number; notRead: number };

/**
 * Opens the tips whose payee has an address by now, and moves the open ones to their payee's current address, no matter where it
 * was changed. Any number of servers may do this at any time.
 */
export async function openTips(deps: Deps): Promise<OpenedTips> {
  const { db, now } = deps;
  const done = { opened: 0, moved: 0, notRead: 0 };
  const until = performance.now() + RUN_MS;
  for (const tip of await findWaiting(db, now())) {
    if (performance.now() > until) break;
    if (!(await takeTurn(db, tip.id, now()))) continue;
    const opening = await openOne(deps, tip);
    if (opening === 'open') done[tip.state === 'open' ? 'moved' : 'opened'] += 1;
    if (opening === 'not_read') done.notRead += 1;
  }
  return done;
}

/** Tips whose last try was longest ago come first. */
async function findWaiting(db: Db, nowMs: number): Promise<ToOpen[]> {
  const { rows } = await sql<ToOpen>`
    select t.id, t.payer_id, t.payee_id, t.units, t.state
    from tips t join members m on m.id = t.payee_id
    where ${isToOpen(nowMs)} and ${isItsTurn(nowMs)}
    order by t.looked_at nulls first, t.id limit ${sql.lit(MOST_OPENED)}`.execute(db);
  return rows;
}

/** Marks a tip as tried in advance, so that one that always fails goes to the end. False if another server is working on it. */
async function takeTurn(db: Db, id: bigint, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    update tips t set looked_at = ${isoTime(nowMs)}::timestamptz
    where id = ${id}::bigint and ${isItsTurn(nowMs)} returning 1`.execute(db);
  return rows.length > 0;
}

const isItsTurn = (nowMs: number) =>
  sql`coalesce(t.looked_at, '-infinity') <= ${isoTime(nowMs - OPENING_TRIED_EVERY_MS)}::timestamptz`;

/** True for tips `t` that do not name the current address of their payee `m`. */
function isToOpen(nowMs: number): RawBuilder<boolean> {
  return sql`(${isFree(sql`t`)} and t.expires_at > ${isoTime(nowMs)}::timestamptz
    and m.primary_address is not null and m.primary_address is distinct from t.address
    and (select count(*) from expected_payments e where e.kind = 'tip' and e.of_id = t.id) <= ${sql.lit(MOST_MOVES)})`;
}

async function openOne(
  deps: Deps,
  { id, payer_id, payee_id, units, state }: ToOpen,
): Promise<Opening> {
  const { db, coin, now } = deps;
  const address = await findPayeeAddress(db, { payeeId: payee_id, coin });
  if (address === null) return 'no_address';
  const before = await readBeforeOpening(deps, address, READING_MAY_TAKE_MS.unasked);
  if (before === null) return 'not_read';
  // The payer may have paid a moment ago; then there is nothing to move.
  if (state === 'open') await settleTip(db, id, deps);
  return db.transaction().execute(async (tx) => {
    // Locks the address before its tips, in the same order as the creation of a tip.
    await holdAddress(tx, address);
    const nowMs = now();
    const { rows } = await sql<{ state: ToOpen['state']; left: string | null }>`
      select t.state, t.address as left from tips t join members m on m.id = t.payee_id
      where t.id = ${id}::bigint and ${isToOpen(nowMs)} for update of t`.execute(tx);
    const [tip] = rows;
    // The tip has changed meanwhile, so there is nothing to do.
    if (!tip) return 'no_address';
    const asked = {
      number: id,
      payerId: payer_id,
      payeeId: payee_id,
      units,
      coin,
      before,
      nowMs,
    };
    const isMove = tip.state === 'open';
    const opening = isMove ? await moveTip(tx, asked) : await openTip(tx, asked);
    if (opening !== 'open') return opening;
    const kind = isMove ? 'moved' : 'open';
    await writeTipNotice(tx, { number: id, kind, address: tip.left, nowMs });
    return opening;
  });
}
