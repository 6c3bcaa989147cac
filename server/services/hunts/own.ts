import { sql } from 'kysely';
import type { OwnHunt as OwnHuntAnswer, ShownClue } from '#contract/site/hunts.ts';
import type { PlayRefusal } from '#rules/hunts/play.ts';
import { toPoints } from '#rules/points/points.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { type NameFields, nameOf } from '#server/services/members/names.ts';
import type { OwnHunt } from './play.ts';
import type { Clue, Hunt } from './rows.ts';

/** A member's part in a hunt, as calls answer it. */
export async function showOwn(
  db: Db,
  { hunt, own, nowMs }: { hunt: Hunt; own: OwnHunt; nowMs: number },
): Promise<OwnHuntAnswer> {
  return {
    refusal: own.refusal === null ? null : describeRefusal(own.refusal),
    refusalCode: own.refusal?.why ?? null,
    solved: own.solved,
    clue: own.clue === null ? null : await showClue(db, { hunt, clue: own.clue, nowMs }),
    finishedAs: own.place,
    nextGuessAt: own.nextGuessMs === null ? null : isoTime(own.nextGuessMs),
  };
}

/** A clue as its player sees it; its hint from its time on. */
export async function showClue(
  db: Db,
  { hunt, clue, nowMs }: { hunt: Hunt; clue: Clue; nowMs: number },
): Promise<ShownClue> {
  const hintMs =
    clue.hintAfterMinutes === null ? null : hunt.startsMs + clue.hintAfterMinutes * 60_000;
  const isHinted = hintMs !== null && nowMs >= hintMs;
  return {
    number: clue.number,
    kind: clue.kind,
    text: clue.text,
    place: clue.place,
    hint: isHinted ? clue.hint : null,
    hintAt: hintMs === null || isHinted ? null : isoTime(hintMs),
    payee: clue.payeeId === null ? null : await readName(db, clue.payeeId),
    picture: clue.picture,
  };
}

/** The reason why a member cannot play, as a sentence. */
function describeRefusal(refusal: PlayRefusal): string {
  switch (refusal.why) {
    case 'banned':
      return 'Banned members cannot take part.';
    case 'no_address':
      return 'Set an address first: prizes in coins go there.';
    case 'over':
      return 'This treasure hunt is over.';
    case 'not_begun':
      return 'This treasure hunt has not begun.';
    case 'too_young':
      return `This treasure hunt is for members who joined at least ${refusal.days} ${refusal.days === 1 ? 'day' : 'days'} before its start.`;
    case 'too_few_points':
      return `This treasure hunt is for members with at least ${toPoints(refusal.hundredths)} points.`;
    case 'too_few_shares':
      return `This treasure hunt is for members who had a share of the pool in at least ${refusal.weeks} ${refusal.weeks === 1 ? 'week' : 'weeks'}.`;
  }
}

async function readName(db: Db, id: bigint): Promise<string | null> {
  const { rows } = await sql<NameFields>`
    select username, first_name, last_name from members where id = ${String(id)}::bigint`.execute(
    db,
  );
  return rows[0] ? nameOf(rows[0]) : null;
}
