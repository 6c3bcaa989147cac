import { sql } from 'kysely';
import { WATCHED_AFTER_END_MS } from '#rules/apps/payment-requests.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { OPEN_FOR_MS, USUAL_MARK_UNITS } from '#rules/tips/tips.ts';
import { isPayable, scriptOfAddress } from '#server/coin/addresses.ts';
import type { Db } from '#server/db/connect.ts';
import { expectPayment, leaveAddress } from '#server/services/chain/expect.ts';
import {
  type BeforeOpening,
  type Drawn,
  drawDue,
  isGoodFor,
} from '#server/services/chain/opening.ts';
import { isMadeHere } from '#server/services/chain/own-payments.ts';

/** The outcome for a tip that waits to be opened or moved. */
export type Opening = 'open' | 'no_address' | 'not_read' | 'too_many_alike';

export type OpeningInput = {
  number: bigint;
  payerId: bigint;
  payeeId: bigint;
  units: bigint;
  coin: Coin;
  before: BeforeOpening | null;
  nowMs: number;
};

/** The payee's own address, if it can be paid. An address that this site made for an invoice or an escrow does not count. */
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
  const place = await drawForTip(tx, input);
  if (typeof place === 'string') return place;
  await sql`
    update tips set state = 'open', address = ${place.address}, due = ${place.due}::bigint, is_watched = true,
      opened_at = ${isoTime(nowMs)}::timestamptz, expires_at = ${isoTime(expiresMs)}::timestamptz,
      watched_until = ${isoTime(expiresMs + WATCHED_AFTER_END_MS)}::timestamptz
    where id = ${number}::bigint and state = 'waiting_address'`.execute(tx);
  await expectAt(tx, input, place);
  return 'open';
}

/** Moves an open tip to its payee's current address. A payment to the previous address still settles it. */
export async function moveTip(tx: Db, input: OpeningInput): Promise<Opening> {
  const { number } = input;
  const place = await drawForTip(tx, input);
  if (typeof place === 'string') return place;
  await leaveAddress(tx, { kind: 'tip', ofId: number });
  await sql`
    update tips set address = ${place.address}, due = ${place.due}::bigint
    where id = ${number}::bigint`.execute(tx);
  await expectAt(tx, input, place);
  return 'open';
}

type Place = Drawn & { address: string };

async function drawForTip(tx: Db, input: OpeningInput): Promise<Place | Exclude<Opening, 'open'>> {
  const { payeeId, units, coin, before, nowMs } = input;
  const address = await findPayeeAddress(tx, { payeeId, coin });
  if (address === null) return 'no_address';
  if (before === null || !isGoodFor(before, { address, nowMs })) return 'not_read';
  const script = scriptOfAddress(address, coin);
  const drawn = await drawDue(tx, before, { script, units, marks: USUAL_MARK_UNITS });
  return drawn === null ? 'too_many_alike' : { ...drawn, address };
}

async function expectAt(
  tx: Db,
  { number, payerId, units, coin, nowMs }: OpeningInput,
  { address, due, height, hasUnmarked }: Place,
): Promise<void> {
  const { rows } = await sql<{ watched_until: Date }>`
    select watched_until from tips where id = ${number}::bigint`.execute(tx);
  await expectPayment(tx, {
    kind: 'tip',
    ofId: number,
    payerId,
    address,
    coin,
    match: 'exact',
    units: due,
    unmarkedUnits: hasUnmarked ? null : units,
    height,
    watchedUntilMs: rows[0]?.watched_until.getTime() ?? nowMs,
    nowMs,
  });
}
