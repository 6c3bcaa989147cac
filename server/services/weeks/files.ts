import { sql } from 'kysely';
import type { WeekFile } from '#contract/site/weeks.ts';
import {
  type ResultBalance,
  type ResultInputs,
  type ResultShare,
  resultHeader,
  resultLine,
} from '#rules/weeks/result.ts';
import type { Db } from '#server/db/connect.ts';
import { requireWeek } from './closed-weeks.ts';
import { readResultBalance } from './pool-reading.ts';

/** A closed week's result as a file. The result hash serves as its ETag: only reopening changes it. */
export type WeekResultFile = { name: string; tag: string; parts: AsyncIterable<string> };

/** Shares read by one statement and written as one part of 100 kB. Each slow reader keeps two parts in memory. */
const SHARES_AT_ONCE = 2_000;

/** The canonical text (rules/weeks/result.ts): its SHA-256 is the result hash. Throws `not_found`. */
export async function openWeekCsv(db: Db, input: { week: string }): Promise<WeekResultFile> {
  const { inputs, resultHash } = await readInputs(db, input.week);
  async function* parts() {
    yield resultHeader(inputs);
    for await (const shares of readResultShares(db, input.week, resultHash)) {
      yield shares.map((share) => resultLine(share, inputs)).join('');
    }
  }
  return { name: `week-${input.week}.csv`, tag: `${resultHash}-csv`, parts: parts() };
}

/** The same as JSON, with the result hash in it. Throws `not_found`. */
export async function openWeekJson(db: Db, input: { week: string }): Promise<WeekResultFile> {
  const { inputs, resultHash } = await readInputs(db, input.week);
  const head: Omit<WeekFile, 'shares'> = {
    week: inputs.week,
    poolUnits: String(inputs.poolUnits),
    thresholdHundredths: inputs.thresholdHundredths,
    formulaVersion: inputs.formulaVersion,
    ...(inputs.policy && {
      policyHash: inputs.policy.hash,
      highestShareUnits: String(inputs.policy.highestUnits),
      ...(inputs.policy.balance && { balance: fileBalance(inputs.policy.balance) }),
    }),
    resultHash,
  };
  async function* parts() {
    yield `${JSON.stringify(head).slice(0, -1)},"shares":[`;
    let separator = '\n';
    for await (const shares of readResultShares(db, input.week, resultHash)) {
      const lines = shares.map((share) => JSON.stringify(fileShare(share, inputs)));
      yield separator + lines.join(',\n');
      separator = ',\n';
    }
    yield '\n]}\n';
  }
  return { name: `week-${input.week}.json`, tag: `${resultHash}-json`, parts: parts() };
}

function fileBalance(balance: ResultBalance): NonNullable<WeekFile['balance']> {
  return {
    partHundredths: balance.partHundredths,
    highestPoolUnits: String(balance.mostUnits),
    balanceUnits: String(balance.balanceUnits),
    debtsUnits: String(balance.debtsUnits),
    height: balance.height,
    carriedUnits: String(balance.carriedUnits),
  };
}

function fileShare(share: ResultShare, { policy }: ResultInputs): WeekFile['shares'][number] {
  return {
    member: share.memberNumber,
    pointsHundredths: share.hundredths,
    ...(policy && { countedHundredths: share.countedHundredths }),
    accountCreatedMs: share.createdAtMs,
    shareUnits: String(share.units),
  };
}

async function readInputs(
  db: Db,
  week: string,
): Promise<{ inputs: ResultInputs; resultHash: string }> {
  const row = await requireWeek(db, week);
  const inputs = {
    week: row.week,
    poolUnits: row.pool,
    thresholdHundredths: row.threshold,
    formulaVersion: row.formula_version,
    policy:
      row.policy_hash === null || row.highest_share === null
        ? null
        : {
            hash: row.policy_hash,
            highestUnits: row.highest_share,
            balance: await readResultBalance(db, row),
          },
  };
  return { inputs, resultHash: row.result_hash };
}

type FileRow = {
  /** Null where no share is left: every other field then is too. */
  member: number | null;
  points: number;
  counted: number;
  created: Date;
  amount: bigint;
};

/**
 * All shares in the order of the members' numbers, in parts that are never empty. Throws if the week has another result meanwhile,
 * or none: caches would keep a mixed or shortened file under the tag of the whole one.
 */
async function* readResultShares(
  db: Db,
  week: string,
  resultHash: string,
): AsyncGenerator<ResultShare[]> {
  let after = 0;
  for (;;) {
    const { rows } = await sql<FileRow>`
      select s.* from weeks w left join lateral (
        select member_id::float8 as member, points, coalesce(counted_points, points) as counted,
          account_created_at as created, amount
        from shares
        where week = w.week and member_id > ${after}::bigint
        order by member_id limit ${sql.lit(SHARES_AT_ONCE)}) s on true
      where w.week = ${week}::date and w.result_hash = ${resultHash}
      order by s.member`.execute(db);
    if (rows.length === 0) throw new Error(`the week of ${week} was reopened meanwhile`);
    const shares = rows.flatMap(({ member, ...row }) =>
      member === null
        ? []
        : {
            memberNumber: member,
            hundredths: row.points,
            countedHundredths: row.counted,
            createdAtMs: row.created.getTime(),
            units: row.amount,
          },
    );
    if (shares.length > 0) yield shares;
    if (shares.length < SHARES_AT_ONCE) return;
    after = shares.at(-1)?.memberNumber ?? after;
  }
}
