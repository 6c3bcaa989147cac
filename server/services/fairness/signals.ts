import { type RawBuilder, sql } from 'kysely';
import { type FairnessSignal, MOST_MEMBERS_SHOWN } from '#contract/admin/fairness.ts';
import { AppError } from '#contract/errors.ts';
import type { ShareStatus } from '#contract/site/weeks.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { CircleShape, SignalKind } from '#rules/fairness/signal.ts';
import { countPages } from '#rules/pages.ts';
import { toPoints } from '#rules/points/points.ts';
import type { Db } from '#server/db/connect.ts';
import { isStanding } from '#server/services/ledger/undo-event.ts';
import { type NameFields, nameOf } from '#server/services/members/names.ts';
import { explorerUrl } from '#server/services/weeks/weekly-rewards.ts';

/** The most weeks offered to choose from. */
const MOST_WEEKS = 60;

export type SignalFilter = {
  week: string | undefined;
  kind: SignalKind | undefined;
  /** `worthy`: worth asking about; `all`; `usual`: only those marked as usual here, which the first two leave out. */
  show: 'worthy' | 'all' | 'usual';
  page: number;
  limit: number;
};

/** The signals of a week: those worth asking about first, then by the points in question. */
export async function readSignals(db: Db, filter: SignalFilter) {
  const { page, limit } = filter;
  const weeks = await readLookedAt(db);
  const week = filter.week ?? weeks[0]?.week ?? null;
  const shown = weeks.find((each) => each.week === week);
  if (!shown || week === null) {
    return { ...emptyPage(week), weeks: weeks.map(offered), pagination: paginate(0, filter) };
  }
  const isShown = sql`s.week = ${week}::date
    and (${filter.kind ?? null}::text is null or s.kind = ${filter.kind ?? null})
    and ${wanted(filter.show)}`;
  const { rows } = await sql<SignalRow & { total: number }>`
    ${signalsWhere(isShown, sql`count(*) over ()::int as total`)}
    order by s.hold_worthy desc, s.points desc, s.kind, s.members
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return {
    week,
    weeks: weeks.map(offered),
    lookedAt: shown.looked_at.toISOString(),
    tips: shown.tips,
    signals: rows.map(signalOf),
    pagination: paginate(rows[0]?.total ?? (await count(db, isShown)), filter),
  };
}

/** One signal, its tips, and the tips of the week among its members. Throws `not_found`. */
export async function readSignal(
  db: Db,
  { id, explorerTxUrl }: { id: bigint; explorerTxUrl: string | null },
) {
  const { rows } = await sql<SignalRow>`${signalsWhere(sql`s.id = ${id}::bigint`)}`.execute(db);
  const [row] = rows;
  if (!row) throw noSignal();
  const tips = await sql<TipRow>`
    select e.id, e.at, e.amount, e.txid, e.member_id::text as from_id, e.counterpart_id::text as to_id,
      json_build_object('username', f.username, 'first_name', f.first_name, 'last_name', f.last_name)
        as from_names,
      json_build_object('username', t.username, 'first_name', t.first_name, 'last_name', t.last_name)
        as to_names
    from fairness_signals s
    join activity_events e on e.id = any(s.tips)
    join members f on f.id = e.member_id join members t on t.id = e.counterpart_id
    where s.id = ${id}::bigint order by e.at, e.seq`.execute(db);
  const listed = row.people.map(({ id: person }) => person);
  const flows = await sql<{ from_id: string; to_id: string; tips: number; points: number }>`
    select e.member_id::text as from_id, e.counterpart_id::text as to_id, count(*)::int as tips,
      coalesce(sum(p.points), 0)::int as points
    from activity_events e
    left join point_entries p
      on p.event_seq = e.seq and p.member_id = e.member_id and p.rule = 'tip'
    where e.week = ${row.week}::date and e.type = 'tip' and ${isStanding}
      and e.member_id = any(${listed}::bigint[]) and e.counterpart_id = any(${listed}::bigint[])
    group by 1, 2 order by 3 desc, e.member_id::text, e.counterpart_id::text`.execute(db);
  return {
    signal: signalOf(row),
    flows: flows.rows.map((flow) => ({
      fromUserId: flow.from_id,
      toUserId: flow.to_id,
      tips: flow.tips,
      points: toPoints(flow.points),
    })),
    tips: tips.rows.map((tip) => ({
      id: tip.id,
      at: tip.at.toISOString(),
      fromUserId: tip.from_id,
      fromName: nameOf(tip.from_names),
      toUserId: tip.to_id,
      toName: nameOf(tip.to_names),
      amount: formatAmount(tip.amount),
      explorerUrl: explorerUrl(explorerTxUrl, tip.txid),
    })),
  };
}

export function noSignal(): AppError {
  return new AppError('not_found', (m) => m.refusal_signal_gone());
}

type TipRow = {
  id: string;
  at: Date;
  amount: bigint;
  txid: string | null;
  from_id: string;
  to_id: string;
  from_names: NameFields;
  to_names: NameFields;
};

type LookedAt = { week: string; looked_at: Date; tips: number; worthy: number; is_closed: boolean };

async function readLookedAt(db: Db): Promise<LookedAt[]> {
  const { rows } = await sql<LookedAt>`
    select f.week::text as week, f.looked_at, f.tips,
      (select count(*)::int from fairness_signals s
       where s.week = f.week and ${wanted('worthy')}) as worthy,
      exists (select from weeks w where w.week = f.week) as is_closed
    from fairness_weeks f order by f.week desc limit ${sql.lit(MOST_WEEKS)}`.execute(db);
  return rows;
}

function offered({ week, worthy, is_closed }: LookedAt) {
  return { week, worthy, isClosed: is_closed };
}

function wanted(show: SignalFilter['show']): RawBuilder<boolean> {
  const isUsual = sql`exists (
    select from fairness_usual u where u.kind = s.kind and u.members = s.members)`;
  if (show === 'usual') return sql`${isUsual}`;
  return show === 'all' ? sql`not ${isUsual}` : sql`s.hold_worthy and not ${isUsual}`;
}

type PersonRow = NameFields & {
  id: string;
  points: number | null;
  amount: string | null;
  status: ShareStatus | null;
};

type SignalRow = {
  id: bigint;
  week: string;
  kind: SignalKind;
  shape: CircleShape | null;
  hold_worthy: boolean;
  strength: number;
  points: number;
  points_by_member: Record<string, number>;
  units: bigint;
  tip_count: number;
  member_count: number;
  people: PersonRow[];
  figures: Record<string, number>;
  found_at: Date;
  usual_part: number | null;
  weeks_before: number;
  note: string | null;
  note_names: NameFields | null;
  noted_at: Date | null;
  is_usual: boolean;
};

/** The part of the members who earned in other weeks that are named by signals of the same kind, as strong or stronger. */
const USUAL_PART = sql`
  (select case when w.earners > 0
     then least(1, coalesce(sum(cardinality(o.members)), 0)::float8 / w.earners) end
   from (select sum(earners) as earners from fairness_weeks where week <> s.week) w
   left join fairness_signals o
     on o.week <> s.week and o.kind = s.kind and o.strength >= s.strength
   group by w.earners)`;

function signalsWhere(
  condition: RawBuilder<unknown>,
  also: RawBuilder<unknown> = sql`null as also`,
) {
  return sql<SignalRow>`
    select s.id, s.week::text as week, s.kind, s.shape, s.hold_worthy, s.strength,
      s.points::int as points, s.points_by_member, s.units, s.tip_count, s.figures, s.found_at,
      cardinality(s.members) as member_count, s.note, s.noted_at, ${also},
      (select json_agg(json_build_object('id', m.id::text, 'username', m.username,
          'first_name', m.first_name, 'last_name', m.last_name, 'points', t.points,
          'amount', h.amount::text, 'status', h.status) order by m.id)
       from members m
       left join week_totals t on t.week = s.week and t.member_id = m.id
       left join shares h on h.week = s.week and h.member_id = m.id
       where m.id = any(s.members[1:${sql.lit(MOST_MEMBERS_SHOWN)}])) as people,
      (select json_build_object('username', n.username, 'first_name', n.first_name,
          'last_name', n.last_name) from members n where n.id = s.noted_by) as note_names,
      ${USUAL_PART} as usual_part,
      (select count(distinct o.week)::int from fairness_signals o
       where o.week between s.week - 28 and s.week - 7 and o.kind = s.kind
         and o.members && s.members) as weeks_before,
      exists (select from fairness_usual u where u.kind = s.kind and u.members = s.members)
        as is_usual
    from fairness_signals s where ${condition}`;
}

function signalOf(row: SignalRow): FairnessSignal {
  return {
    id: String(row.id),
    week: row.week,
    kind: row.kind,
    shape: row.shape,
    holdWorthy: row.hold_worthy,
    strength: row.strength,
    points: toPoints(row.points),
    amount: formatAmount(row.units),
    tipCount: row.tip_count,
    memberCount: row.member_count,
    members: row.people.map((person) => ({
      userId: person.id,
      displayName: nameOf(person),
      points: toPoints(person.points ?? 0),
      pointsInQuestion: toPoints(row.points_by_member[person.id] ?? 0),
      share:
        person.status === null || person.amount === null
          ? null
          : { amount: formatAmount(BigInt(person.amount)), status: person.status },
    })),
    figures: row.figures,
    foundAt: row.found_at.toISOString(),
    usualPart: row.usual_part,
    weeksBefore: row.weeks_before,
    note:
      row.note === null || row.noted_at === null
        ? null
        : {
            text: row.note,
            by: row.note_names === null ? '' : nameOf(row.note_names),
            at: row.noted_at.toISOString(),
          },
    isUsual: row.is_usual,
  };
}

async function count(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from fairness_signals s where ${condition}`.execute(db);
  return rows[0]?.total ?? 0;
}

function emptyPage(week: string | null) {
  return { week, lookedAt: null, tips: 0, signals: [] };
}

function paginate(total: number, { page, limit }: Pick<SignalFilter, 'page' | 'limit'>) {
  return { total, page, totalPages: countPages(total, limit) };
}
