import { sql } from 'kysely';
import { WATCHED_AFTER_END_MS } from '#rules/apps/payment-requests.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { OPEN_FOR_MS, USUAL_MARK_UNITS } from '#rules/tips/tips.ts';
import { isPayable } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';
import { type BeforeOpening, isGoodFor } from '#server/services/outputs/before-opening.ts';
import { drawDue } from '#server/services/outputs/due-amounts.ts';
import { isMadeHere } from '#server/services/outputs/own-payments.ts';

/** The outcome for a tip that waits to be opened or moved. */
export type Opening = 'open' | 'no_address' | 'not_read' | 'too_many_alike';

export type OpeningInput = {
  number: bigint;
  payeeId: bigint;
  units: bigint;
  coin: Coin;
  before: BeforeOpening | null;
  nowMs: number;
};

/** The payee's own address, if it can be paid; not one that this site has made for an invoice or an escrow. */
export async function findPayeeAddress(
  db: Db,
  { payeeId, coin }: { payeeId: bigint; coin: Coin },
): Promise<string | null> {
  const { rows } = await sql<{ address: string }>`
    select m.primary_address as address from members m
    where m.id = ${payeeId}::bigint and m.primary_address is not null
      and not ${isMadeHere(sql`m.primary_address`)}`.execute(db);
  const address = rows[0]?.address;
  return address !== undefined && isPayable(address, coin) ? address : null;
}

/** Opens a waiting tip if the chain was read for its payee's current address. */
export async function openTip(tx: Db, input: OpeningInput): Promise<Opening> {
  const { number, nowMs } = input;
  const expiresMs = nowMs + OPEN_FOR_MS;
  const drawn = await drawForTip(tx, input);
  if (typeof drawn === 'string') return drawn;
  const { address, due } = drawn;
  await sql`
    update tips set state = 'open', address = ${address}, due = ${due}::bigint, is_watched = true,
      opened_at = ${isoTime(nowMs)}::timestamptz, expires_at = ${isoTime(expiresMs)}::timestamptz,
      watched_until = ${isoTime(expiresMs + WATCHED_AFTER_END_MS)}::timestamptz
    where id = ${number}::bigint and state = 'waiting_address'`.execute(tx);
  await writeDue(tx, { number, ...drawn, nowMs });
  return 'open';
}

/** Moves an open tip to its payee's current address. A payment to the previous address still settles it. */
export async function moveTip(tx: Db, input: OpeningInput): Promise<Opening> {
  const { number, nowMs } = input;
  const drawn = await drawForTip(tx, input);
  if (typeof drawn === 'string') return drawn;
  await sql`
    update tip_dues set is_current = false
    where tip_id = ${number}::bigint and is_current`.execute(tx);
  await sql`
    update tips set address = ${drawn.address}, due = ${drawn.due}::bigint
    where id = ${number}::bigint`.execute(tx);
  await writeDue(tx, { number, ...drawn, nowMs });
  return 'open';
}

type Drawn = { address: string; due: bigint; height: number; takesUnmarked: boolean };

async function drawForTip(tx: Db, input: OpeningInput): Promise<Drawn | Exclude<Opening, 'open'>> {
  const { payeeId, units, coin, before, nowMs } = input;
  const address = await findPayeeAddress(tx, { payeeId, coin });
  if (address === null) return 'no_address';
  if (before === null || !isGoodFor(before, { address, units, nowMs })) return 'not_read';
  const due = await drawDue(tx, before, { marks: USUAL_MARK_UNITS, nowMs });
  if (due === null) return 'too_many_alike';
  return { address, due, height: before.height, takesUnmarked: !before.hasUnmarked };
}

async function writeDue(
  tx: Db,
  { number, address, due, height, takesUnmarked, nowMs }: Drawn & { number: bigint; nowMs: number },
): Promise<void> {
  await sql`
    insert into tip_dues (tip_id, address, due, opened_at, opened_height, takes_unmarked, watched_until)
    select id, ${address}, ${due}::bigint, ${isoTime(nowMs)}::timestamptz, ${height}::int,
      ${takesUnmarked}::boolean, watched_until
    from tips where id = ${number}::bigint`.execute(tx);
}

/** Takes over tips that were opened by a server of the previous version, which writes no rows of `tip_dues`. */
export async function adoptTips(db: Db): Promise<void> {
  await sql`
    insert into tip_dues (tip_id, address, due, opened_at, watched_until)
    select id, address, due, opened_at, watched_until from tips t
    where is_watched and address is not null and not exists (select from tip_dues d where d.tip_id = t.id)
    on conflict do nothing`.execute(db);
}
