import { sql } from 'kysely';
import { BEACON_AHEAD, BEACON_DEPTH, findWinners, listText } from '#rules/hunts/draw.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { readChainState } from '#server/services/chain/chain-state.ts';
import { ledgerEvent } from '#server/services/ledger/event-input.ts';
import { isImportOpen } from '#server/services/ledger/import-mark.ts';
import { takeHeld, withRetries } from '#server/services/ledger/ingest.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { banStood } from '#server/services/members/bans.ts';
import { ERASED_TELEGRAM_ID } from '#server/services/members/erased.ts';
import { hashText } from './digests.ts';
import { settleTipClues } from './play.ts';
import { findHunts, type Hunt, lockHunt } from './rows.ts';

/** The types of the events by which finishers and winners earn points. */
const FINISHED = 'booty_hunt_finished';
const PRIZE = 'booty_hunt_prize';

/** The chain must have been read whole within this time before a list names a block to come. In ms. */
const CHAIN_FRESH_MS = 10 * 60_000;

type Source = Pick<ChainSource, 'readBlockHash' | 'readTip'>;

export type HuntRun = { solved: number; ended: number; settled: number; waits: string[] };

/**
 * Brings hunts forward: solves clues by tips, lists the finishers of hunts that are over, and finds the winners. Safe to run at
 * any time, twice, and by several servers at once.
 *
 * @param source null if no chain is followed; throws if it cannot be asked for an old block
 */
export async function runHunts(
  db: Db,
  { source, nowMs }: { source: Source | null; nowMs: number },
): Promise<HuntRun> {
  const run: HuntRun = { solved: 0, ended: 0, settled: 0, waits: [] };
  run.solved = (await settleTipClues(db, nowMs)).length;
  const newest = await readNewest(db, { source, nowMs });
  for (const id of await findHunts(db, 'open')) {
    const outcome = await db.transaction().execute((tx) => endHunt(tx, id, { newest, nowMs }));
    if (outcome === 'ended') run.ended += 1;
    else if (outcome !== null) run.waits.push(`hunt ${id}: ${outcome}`);
  }
  for (const id of await findHunts(db, 'ended')) {
    if (await settleHunt(db, id, { source, nowMs })) run.settled += 1;
  }
  return run;
}

/** Summarizes a run in one line, for the job's row. */
export function describeHunts({ solved, ended, settled, waits }: HuntRun): string {
  const parts = [
    solved > 0 && `${solved} clues solved by tips`,
    ended > 0 && `${ended} ended`,
    settled > 0 && `${settled} settled`,
    ...waits,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join('; ') : 'nothing to do';
}

/** Lists the finishers of a hunt that is over. Returns the reason if that has to wait, and null if there is nothing to do. */
async function endHunt(
  tx: Db,
  id: bigint,
  { newest, nowMs }: { newest: number | string; nowMs: number },
): Promise<string | null> {
  const hunt = await lockHunt(tx, id);
  if (hunt.state !== 'open' || nowMs < hunt.endsMs || hunt.rules === null) return null;
  // Since a restore: the lost database may have had other finishers, and named another block.
  if (await isImportOpen(tx)) return 'it waits for an import, like the weeks';
  const beaconHeight = hunt.winners === 'first' ? null : await nameBlock(tx, { newest, nowMs });
  if (typeof beaconHeight === 'string') return beaconHeight;
  const members = await readFinishers(tx, hunt);
  const text = listText(hunt.rules.hash, beaconHeight, members);
  await sql`
    update hunts set state = 'ended', ended_at = ${isoTime(nowMs)}::timestamptz, list_text = ${text},
      list_hash = ${hashText(text)}, beacon_height = ${beaconHeight}::int
    where id = ${String(id)}::bigint`.execute(tx);
  await writeAudit(tx, {
    actor: 'system',
    action: 'hunt_ended',
    entity: 'hunt',
    entityId: String(id),
    after: { listHash: hashText(text), finishers: members.length, beaconHeight },
  });
  return 'ended';
}

/**
 * The height of the source's newest block at this moment, for hunts that are over and drawn by a block, or the reason why it is not
 * known. What was read minutes ago is not enough: the block to be named could exist by then, and its hash be known.
 */
async function readNewest(
  db: Db,
  { source, nowMs }: { source: Source | null; nowMs: number },
): Promise<number | string> {
  const { rows } = await sql`
    select from hunts where state = 'open' and winners = 'draw'
      and ends_at <= ${isoTime(nowMs)}::timestamptz limit 1`.execute(db);
  if (rows.length === 0) return 'no hunt is to be drawn';
  if (source === null) return 'no chain is followed';
  try {
    return (await source.readTip()).height;
  } catch (error) {
    if (!(error instanceof ChainUnreachable)) throw error;
    return 'the chain does not answer';
  }
}

/** The height of the block that will draw, or the reason why none can be named now. */
async function nameBlock(
  tx: Db,
  { newest, nowMs }: { newest: number | string; nowMs: number },
): Promise<number | string> {
  const chain = await readChainState(tx);
  if (chain === null) return 'no chain is followed';
  if (chain.halted !== null) return 'the chain is halted';
  if (chain.currentAtMs === null || nowMs - chain.currentAtMs > CHAIN_FRESH_MS) {
    return 'the chain was not read lately';
  }
  if (typeof newest === 'string') return newest;
  return Math.max(chain.height, chain.sourceHeight, newest) + BEACON_AHEAD;
}

/** Member numbers in the order of finishing, without those who were banned when the hunt ended. */
async function readFinishers(tx: Db, { id, endsMs }: Hunt): Promise<number[]> {
  const { rows } = await sql<{ member_id: bigint }>`
    select p.member_id from hunt_players p join members m on m.id = p.member_id
    where p.hunt_id = ${String(id)}::bigint and p.place is not null and not ${banStood(isoTime(endsMs))}
    order by p.place`.execute(tx);
  return rows.map(({ member_id }) => Number(member_id));
}

/** Finds the winners, writes their prizes and gives the points. False: the block that draws is not deep enough yet. */
async function settleHunt(
  db: Db,
  id: bigint,
  { source, nowMs }: { source: Source | null; nowMs: number },
): Promise<boolean> {
  const { rows } = await sql<{ beacon_height: number | null }>`
    select beacon_height from hunts where id = ${String(id)}::bigint`.execute(db);
  const height = rows[0]?.beacon_height ?? null;
  const beaconHash = height === null ? null : await readDeepBlock(db, source, height);
  if (height !== null && beaconHash === null) return false;
  return withRetries(() =>
    db.transaction().execute(async (tx) => {
      // First of all, as for every event.
      await holdWeeksOpen(tx);
      const hunt = await lockHunt(tx, id);
      if (hunt.state !== 'ended' || hunt.list === null) return false;
      const members = membersOf(hunt.list.text);
      const winners = await findWinners(hashText, {
        listHash: hunt.list.hash,
        beaconHash,
        members,
        places: hunt.prizes.length,
      });
      await writePrizes(tx, hunt, winners);
      const given = await givePoints(tx, hunt, { members, winners, nowMs });
      await sql`
        update hunts set state = 'settled', settled_at = ${isoTime(nowMs)}::timestamptz, beacon_hash = ${beaconHash},
          winner_members = ${winners.map(String)}::bigint[], points_given = ${given}::int
        where id = ${String(id)}::bigint`.execute(tx);
      await writeAudit(tx, {
        actor: 'system',
        action: 'hunt_settled',
        entity: 'hunt',
        entityId: String(id),
        after: { beaconHash, winners },
      });
      return true;
    }),
  );
}

/** The members of a list that this site wrote, in the order of finishing. */
function membersOf(list: string): number[] {
  return (JSON.parse(list) as { members: number[] }).members;
}

/** The hash of the block at this height; null until it is deep enough. */
async function readDeepBlock(
  db: Db,
  source: Source | null,
  height: number,
): Promise<string | null> {
  const chain = await readChainState(db);
  if (chain === null || chain.halted !== null || chain.height < height + BEACON_DEPTH) return null;
  const { rows } = await sql<{ hash: string }>`
    select hash from chain_blocks where height = ${height}::int`.execute(db);
  // Only the newest blocks are kept here.
  return rows[0]?.hash ?? (source === null ? null : source.readBlockHash(height));
}

async function writePrizes(tx: Db, hunt: Hunt, winners: readonly number[]): Promise<void> {
  const won = winners.flatMap((member, index) => {
    const amount = hunt.prizes[index]?.amount ?? 0n;
    return amount > 0n ? [{ place: index + 1, member, amount: String(amount) }] : [];
  });
  await sql`
    insert into prizes (hunt_id, place, member_id, amount, due_at)
    select ${String(hunt.id)}::bigint, place, member, amount, ${isoTime(hunt.endsMs)}::timestamptz
    from json_to_recordset(${JSON.stringify(won)}::json) as w(place int, member bigint, amount bigint)`.execute(
    tx,
  );
}

/** Events of this instant, so that they belong to a week that is open. Returns the hundredths that they earned. */
async function givePoints(
  tx: Db,
  hunt: Hunt,
  { members, winners, nowMs }: { members: number[]; winners: number[]; nowMs: number },
): Promise<number> {
  const given = [
    ...members.map((member) => ({ member, type: FINISHED, hundredths: hunt.finisherPoints })),
    ...winners.map((member, index) => ({
      member,
      type: PRIZE,
      hundredths: hunt.prizes[index]?.points ?? 0,
    })),
  ].filter(({ hundredths }) => hundredths > 0);
  const telegramIds = await readTelegramIds(tx, members);
  const events = given.flatMap(({ member, type, hundredths }) => {
    const telegramId = telegramIds.get(member);
    if (telegramId === undefined) return [];
    const id = `hunt:${hunt.id}:${type}:${member}`;
    const said = { id, type, atMs: nowMs, telegramId, points: hundredths / 100 };
    return [ledgerEvent({ ...said, description: hunt.title }, nowMs)];
  });
  if (events.length === 0) return 0;
  const earned = await takeHeld(tx, events);
  return [...earned.values()].reduce((sum: number, each) => sum + (each ?? 0), 0);
}

/** Without erased members, who earn nothing any more. */
async function readTelegramIds(tx: Db, members: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: bigint; telegram_id: bigint }>`
    select id, telegram_id from members
    where id = any(${members.map(String)}::bigint[]) and telegram_id <> ${ERASED_TELEGRAM_ID}
    order by id for key share`.execute(tx);
  return new Map(rows.map(({ id, telegram_id }) => [Number(id), String(telegram_id)]));
}
