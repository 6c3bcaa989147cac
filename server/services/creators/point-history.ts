import { sql } from 'kysely';
import type { PointEntry } from '#contract/creator/dashboard.ts';
import { formatAmount } from '#rules/amounts.ts';
import { type Messages, messagesIn } from '#rules/messages/messages.ts';
import { cleanText, displayNameFor, knownName, type MemberNames } from '#rules/names.ts';
import { countPages } from '#rules/pages.ts';
import type { EarningRules } from '#rules/points/earning.ts';
import { toPoints } from '#rules/points/points.ts';
import { isoTime, isoTimeOrNull } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type DatedEarning,
  earningAt,
  readAllowance,
  readDatedEarning,
} from '#server/services/ledger/earning.ts';

type EntryRow = {
  id: bigint;
  at: Date;
  week: string;
  rule: string;
  points: number;
  full_points: number;
  cut: PointEntry['cut'];
  corrects: bigint | null;
  type: string;
  amount: bigint | null;
  is_actor: boolean;
  title: string | null;
  url: string | null;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
};

/** A member's whole ledger, newest first: each entry with its rule, its cause, and the amount that a cap deducted. */
export async function readCreatorPoints(
  db: Db,
  input: {
    memberId: bigint;
    page: number;
    limit: number;
    coinSymbol: string;
    /** For what each entry is about; English if left out, as in the API. */
    m?: Messages;
    nowMs: number;
  },
) {
  const { memberId, page, limit, nowMs, m = messagesIn('en') } = input;
  const today = await readAllowance(db, { memberId, nowMs });
  const dated = await readDatedEarning(db);
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from point_entries where member_id = ${memberId}`.execute(db);
  const total = counted[0]?.total ?? 0;
  // A decision on content is an event that names the submission (services/submissions/review.ts).
  const { rows } = await sql<EntryRow>`
    select p.id, p.at, p.week::text as week, p.rule, p.points, p.full_points, p.cut, p.corrects,
      e.type, e.amount, e.member_id = p.member_id as is_actor, s.title, s.url,
      o.username, o.first_name, o.last_name
    from (
      select * from point_entries where member_id = ${memberId}
      order by at desc, id desc limit ${limit} offset ${(page - 1) * limit}) p
    join activity_events e on e.seq = p.event_seq
    left join members o on o.id = case when e.member_id = p.member_id
      then e.counterpart_id else e.member_id end
    left join submissions s on s.member_id = p.member_id and s.id = case
      when e.type in ('content_approved', 'content_rated')
      then substring(e.id from '^review:([0-9]{1,18}):')::bigint end
    order by p.at desc, p.id desc`.execute(db);
  return {
    entries: rows.map((row) => entryOf(m, row, dated, input.coinSymbol)),
    today: {
      tipsLeft: today.tipsLeft,
      pointsLeft: toPoints(today.hundredthsLeft),
      resetsAt: isoTime(today.resetsAtMs),
      gmAt: isoTimeOrNull(today.claimAtMs.get('gm') ?? null),
      faucetAt: isoTimeOrNull(today.claimAtMs.get('faucet') ?? null),
    },
    pagination: { total, page, totalPages: countPages(total, limit) },
  };
}

function entryOf(
  m: Messages,
  row: EntryRow,
  dated: readonly DatedEarning[],
  coinSymbol: string,
): PointEntry {
  return {
    id: String(row.id),
    at: row.at.toISOString(),
    week: row.week,
    rule: row.rule,
    points: toPoints(row.points),
    fullPoints: toPoints(row.full_points),
    cut: row.cut,
    limit: limitText(row.cut, earningAt(row.at.getTime(), dated)),
    about: aboutOf(m, row, coinSymbol),
    deed: deedOf(row),
    amount: row.amount === null ? null : formatAmount(row.amount),
    name: knownName(namesOf(row)),
    isCorrection: row.corrects !== null,
  };
}

function limitText(cut: PointEntry['cut'], earning: EarningRules): string | null {
  switch (cut) {
    case 'least_tip':
      return formatAmount(earning.leastTipUnits);
    case 'daily_tip_limit':
      return String(earning.tips);
    case 'daily_activity_cap':
      return String(toPoints(earning.capHundredths));
    default:
      return null;
  }
}

function aboutOf(m: Messages, row: EntryRow, coinSymbol: string): string | null {
  const amount = row.amount === null ? '' : `${coinSymbol} ${formatAmount(row.amount)}`;
  const name = displayNameFor(namesOf(row));
  switch (row.type) {
    case 'tip':
      return row.is_actor ? m.about_tip_to({ amount, name }) : m.about_tip_from({ amount, name });
    case 'tip_undone':
      return m.about_tip_undone({ amount, name });
    case 'send_undone':
      return m.about_send_undone({ amount });
    case 'send':
      return m.about_send({ amount });
    case 'faucet':
      return amount === '' ? null : m.about_faucet({ amount });
    case 'content_approved':
    case 'content_rated':
      return cleanText(row.title ?? '') || row.url || m.about_deleted();
    case 'content_deleted':
      return m.about_deleted();
    default:
      return null;
  }
}

/** The kind of text that `aboutOf` returns; null for a member's own words. */
function deedOf(row: EntryRow): PointEntry['deed'] {
  switch (row.type) {
    case 'tip':
      return row.is_actor ? 'tip_to' : 'tip_from';
    case 'tip_undone':
    case 'send':
    case 'send_undone':
      return row.type;
    case 'faucet':
      return row.amount === null ? null : row.type;
    case 'content_approved':
    case 'content_rated':
      return cleanText(row.title ?? '') || row.url ? null : 'deleted';
    case 'content_deleted':
      return 'deleted';
    default:
      return null;
  }
}

function namesOf(row: EntryRow): MemberNames {
  return { username: row.username, firstName: row.first_name, lastName: row.last_name };
}
