import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { readHunt } from './rows.ts';

type About = {
  telegramId: string;
  huntId: bigint;
  title: string;
  /** The key of its message (`bot/living.ts`), so that it is sent once. */
  about: string;
};

/** News of a hunt for one of its players: a tip has solved a clue, or they have won. Coins in units, points in hundredths. */
export type HuntNotice = About &
  (
    | { kind: 'clue'; number: number }
    | { kind: 'won'; place: number; units: bigint; hundredths: number }
  );

/** Older news is not told. */
const NEWS_MS = 2 * 86_400_000;
const MOST_AT_ONCE = 20;

/** News that players have not been told. The caller has the turn, and tells them in this transaction. */
export async function takeHuntNotices(tx: Db, nowMs: number): Promise<HuntNotice[]> {
  return [...(await readSolved(tx, nowMs)), ...(await readWon(tx, nowMs))];
}

const isUntold = (about: ReturnType<typeof sql>) =>
  sql`not exists (select from bot_living l where l.about = ${about})`;

/** Clues that a tip has solved. The one who tips is not looking at the bot while the tip confirms. */
async function readSolved(tx: Db, nowMs: number): Promise<HuntNotice[]> {
  const about = sql`'hunt:' || p.hunt_id || ':clue:' || p.solved || ':' || p.member_id`;
  const { rows } = await sql<{
    telegram_id: bigint;
    hunt_id: bigint;
    title: string;
    number: number;
    about: string;
  }>`
    select m.telegram_id, p.hunt_id, h.title, c.number, ${about} as about
    from hunt_players p join hunts h on h.id = p.hunt_id and h.state = 'open'
    join hunt_clues c on c.hunt_id = p.hunt_id and c.number = p.solved and c.kind = 'tip'
    join members m on m.id = p.member_id
    join bot_people b on b.telegram_id = m.telegram_id and b.started_at is not null
    where p.at_clue_since > ${isoTime(nowMs - NEWS_MS)}::timestamptz and ${isUntold(about)}
    order by p.at_clue_since limit ${sql.lit(MOST_AT_ONCE)}`.execute(tx);
  return rows.map((row) => ({
    kind: 'clue',
    telegramId: String(row.telegram_id),
    huntId: row.hunt_id,
    title: row.title,
    number: row.number,
    about: row.about,
  }));
}

async function readWon(tx: Db, nowMs: number): Promise<HuntNotice[]> {
  const { rows: hunts } = await sql<{ id: bigint }>`
    select id from hunts where settled_at > ${isoTime(nowMs - NEWS_MS)}::timestamptz order by id`.execute(
    tx,
  );
  const notices: HuntNotice[] = [];
  for (const { id } of hunts) {
    const hunt = await readHunt(tx, id);
    const winners = hunt.winnerMembers;
    const people = await readUntold(tx, id, winners);
    for (const [index, member] of winners.entries()) {
      const telegramId = people.get(member);
      const prize = hunt.prizes[index];
      if (telegramId === undefined || !prize) continue;
      notices.push({
        kind: 'won',
        telegramId,
        huntId: id,
        title: hunt.title,
        place: index + 1,
        units: prize.amount,
        hundredths: prize.points,
        about: wonAbout(id, member),
      });
    }
  }
  return notices;
}

const wonAbout = (huntId: bigint, member: number) => `hunt:${huntId}:won:${member}`;

/** The Telegram ids of the winners whom the bot may write to and has not told, by member number. */
async function readUntold(
  tx: Db,
  huntId: bigint,
  winners: readonly number[],
): Promise<Map<number, string>> {
  const about = sql`${`hunt:${huntId}:won:`}::text || m.id`;
  const { rows } = await sql<{ id: bigint; telegram_id: bigint }>`
    select m.id, m.telegram_id from members m
    join bot_people b on b.telegram_id = m.telegram_id and b.started_at is not null
    where m.id = any(${winners.map(String)}::bigint[]) and ${isUntold(about)}`.execute(tx);
  return new Map(rows.map(({ id, telegram_id }) => [Number(id), String(telegram_id)]));
}
