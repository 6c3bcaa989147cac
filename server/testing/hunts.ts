import { sql } from 'kysely';
import type { HuntDraftBody } from '#contract/admin/hunts.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { announceHunt, type PrizeSource } from '#server/services/hunts/announce.ts';
import { changeHunt, createHunt } from '#server/services/hunts/drafts.ts';
import { addHuntPicture } from '#server/services/hunts/pictures.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { greyJpeg } from './pictures/grey-jpeg.ts';
import { JUNKCOIN_ON } from './wallet/coins.ts';

export const MINUTE_MS = 60_000;
export const HUNT_NOW_MS = Date.parse('2026-03-04T12:00:00Z');
export const HUNT_STARTS_MS = HUNT_NOW_MS + 60 * MINUTE_MS;
export const HUNT_ENDS_MS = HUNT_STARTS_MS + 24 * 60 * MINUTE_MS;

export const ADMIN = '77';

/** A hunt of two clues with answers, and points for the first three. */
export const DRAFT: HuntDraftBody = {
  title: 'The lost anchor',
  story: 'Captain Vane dropped it somewhere between two jokes.',
  winners: 'first',
  startsAt: isoTime(HUNT_STARTS_MS),
  endsAt: isoTime(HUNT_ENDS_MS),
  memberDays: 1,
  leastPoints: 0,
  leastShares: 0,
  finisherPoints: 1.5,
  prizes: [
    { amount: '0', points: 10 },
    { amount: '0', points: 5 },
    { amount: '0', points: 2.5 },
  ],
  clues: [
    { kind: 'answer', text: 'Which ship?', answers: ['Black Pearl', 'the pearl'] },
    { kind: 'answer', text: 'Which café?', answers: ['Café Noir'] },
  ],
};

/** No wallet, no coins. */
export const POINTS_ONLY: PrizeSource = {
  wallet: null,
  coin: JUNKCOIN_ON.main,
  poolUnits: 0n,
  dailyUnits: 0n,
};

/** Members from two days ago, each with an address; by default invented ones. Returns their numbers. */
export async function enrolPlayers(
  db: Db,
  count: number,
  addressOf: (index: number) => string = (index) => `JPlayer${1000 + index}AddressOfNobody`,
): Promise<bigint[]> {
  const at = isoTime(HUNT_NOW_MS - 48 * 60 * MINUTE_MS);
  await ingestEvents(db, {
    nowMs: HUNT_NOW_MS,
    events: Array.from({ length: count }, (_, index) => ({
      id: `player-${index}`,
      type: 'primary_address_set',
      telegramId: String(1001 + index),
      at,
      address: addressOf(index),
    })),
  });
  const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id > 1000 order by telegram_id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Adds a grey picture to the last clue of a draft, which has been stored as given. Returns its hash. */
export async function addPicture(
  db: Db,
  { id, draft }: { id: bigint; draft: HuntDraftBody },
): Promise<string> {
  const file = greyJpeg({ width: 1000, height: 700 });
  const { hash } = await addHuntPicture(db, { id, file, actor: ADMIN });
  const last = draft.clues.length;
  const clues = draft.clues.map(({ answers: _, ...clue }, index) => ({
    ...clue,
    keeps: index + 1,
    ...(index + 1 === last && { picture: { hash, description: 'A torn map' } }),
  }));
  await changeHunt(db, { id, draft: { ...draft, clues }, actor: ADMIN, nowMs: HUNT_NOW_MS });
  return hash;
}

/** Writes and announces a hunt; with `picture`, its last clue has one. */
export async function openHunt(
  db: Db,
  { picture, ...change }: Partial<HuntDraftBody> & { picture?: true } = {},
  source: PrizeSource = POINTS_ONLY,
): Promise<bigint> {
  const draft = { ...DRAFT, ...change };
  const id = await createHunt(db, { draft, actor: ADMIN, nowMs: HUNT_NOW_MS });
  if (picture) await addPicture(db, { id, draft });
  await announceHunt(db, { id, actor: ADMIN, isOwner: true, source, nowMs: HUNT_NOW_MS });
  return id;
}
