/**
 * The result of a closed week as one canonical text. This text is the downloadable file and the input of the result hash, at the
 * server, by `sha256sum` and in the browser (docs/spec/week.md#10-files-of-a-week).
 *
 * ```
 * week;2026-03-08
 * pool_units;50000000000
 * threshold_hundredths;500
 * formula_version;1
 * member;points_hundredths;account_created_ms;share_units
 * 1;600;1772535600000;23762376238
 * 2;662;1772535600001;26237623762
 * ```
 *
 * A week that was closed by a dated policy (formula version 2) names it, and has the points that count beside all points:
 *
 * ```
 * formula_version;2
 * policy;2ebbcb26136ed046dcedc7e4d3f8bb7ca0cc0cc75c498ac64ab4b88d7a7d821f
 * highest_share_units;10000000000
 * member;points_hundredths;counted_hundredths;account_created_ms;share_units
 * 1;600;500;1772535600000;10000000000
 * ```
 *
 * If its pool is a part of the wallet's balance, six lines before the columns are what the pool is made of:
 *
 * ```
 * balance_part_hundredths;1000
 * highest_pool_units;50000000000
 * balance_units;120000000000
 * debts_units;20000000000
 * balance_height;812345
 * carried_units;0
 * ```
 *
 * Every line ends with a line feed; each member has one line, in the order of their numbers. The text holds only digits, a hash and
 * the words above, so that no program takes a part of it for a formula, and nothing that changes after the week was closed: no name,
 * no status, no transaction.
 */
import { type BalanceRule, poolOfBalance } from '../policies/balance.ts';
import { COUNTED_FORMULA_VERSION } from './rewards.ts';
import { isWeekName, type WeekName } from './week.ts';

/** The figures that determine the split of a week. */
export interface ResultInputs {
  readonly week: WeekName;
  /** The pool in units, from 0. */
  readonly poolUnits: bigint;
  /** The least points for a share, in hundredths, from 0. */
  readonly thresholdHundredths: number;
  /** The version of the formula that split the pool, of `rewards.ts` at the time. */
  readonly formulaVersion: number;
  /** The dated policy; null with formula version 1. */
  readonly policy: ResultPolicy | null;
}

/** The parts of a policy that the split depends on. */
export interface ResultPolicy {
  /** SHA-256 of the canonical document, 64 hexadecimal digits. */
  readonly hash: string;
  /** The most that one member gets, in units. */
  readonly highestUnits: bigint;
  /** The balance of which the pool is a part; null if the pool is fixed. */
  readonly balance: ResultBalance | null;
}

/** The reading of the wallet's balance, with the rule and the coins of earlier weeks that make the pool of it. In units, from 0. */
export interface ResultBalance extends BalanceRule {
  readonly balanceUnits: bigint;
  /** Owed to members, left by the week before, and reserved for fees. */
  readonly debtsUnits: bigint;
  /** The node's block; 0 if the balance could not be read in time and counts as 0. */
  readonly height: number;
  /** The part of the pool that earlier weeks left. */
  readonly carriedUnits: bigint;
}

/** The pool of a week in units as it follows from its balance; as it is listed if it is fixed. */
export function expectedPool({ poolUnits, policy }: ResultInputs): bigint {
  const balance = policy?.balance ?? null;
  if (balance === null) return poolUnits;
  return poolOfBalance(balance, balance.balanceUnits - balance.debtsUnits) + balance.carriedUnits;
}

/** One member's line. */
export interface ResultShare {
  /** The member's number, from 1. */
  readonly memberNumber: number;
  /** Points of the week, in hundredths, above 0. */
  readonly hundredths: number;
  /** The points of them that count for the pool, in hundredths, from 0; all of them without a dated policy. */
  readonly countedHundredths: number;
  /** The creation time of the account as known at the snapshot, ms since epoch. */
  readonly createdAtMs: number;
  /** The share in units, from 0. */
  readonly units: bigint;
}

/** The lines before the members' lines. */
export function resultHeader(inputs: ResultInputs): string {
  return [
    `week;${inputs.week}`,
    `pool_units;${inputs.poolUnits}`,
    `threshold_hundredths;${inputs.thresholdHundredths}`,
    `formula_version;${inputs.formulaVersion}`,
    ...(inputs.policy === null
      ? [COLUMNS]
      : [
          `policy;${inputs.policy.hash}`,
          `highest_share_units;${inputs.policy.highestUnits}`,
          ...balanceLines(inputs.policy.balance),
          COUNTED_COLUMNS,
        ]),
    '',
  ].join('\n');
}

function balanceLines(balance: ResultBalance | null): string[] {
  if (balance === null) return [];
  return [
    `balance_part_hundredths;${balance.partHundredths}`,
    `highest_pool_units;${balance.mostUnits}`,
    `balance_units;${balance.balanceUnits}`,
    `debts_units;${balance.debtsUnits}`,
    `balance_height;${balance.height}`,
    `carried_units;${balance.carriedUnits}`,
  ];
}

/** A member's line, with its line feed. */
export function resultLine(share: ResultShare, { policy }: Pick<ResultInputs, 'policy'>): string {
  const { memberNumber, hundredths, countedHundredths, createdAtMs, units } = share;
  const points = policy === null ? hundredths : `${hundredths};${countedHundredths}`;
  return `${memberNumber};${points};${createdAtMs};${units}\n`;
}

/**
 * Parses the text.
 *
 * @param onProgress called now and then with the part of the text that has been read, 0 to 1
 * @throws RangeError for anything that {@link resultHeader} and {@link resultLine} do not write, naming the line
 */
export function readResult(
  text: string,
  onProgress: (share: number) => void = () => undefined,
): { inputs: ResultInputs; shares: ResultShare[] } {
  const header = HEADER.exec(text)?.groups;
  const { all, week, pool, threshold, version, hash } = header ?? {};
  const isCounted = Number(version) === COUNTED_FORMULA_VERSION;
  if (!all || !week || !isWeekName(week) || isCounted !== (hash !== undefined)) {
    throw new RangeError('the first lines are not those of a week’s result');
  }
  const policy = hash === undefined ? null : readPolicy(hash, header ?? {});
  const headerLines = all.split('\n').length - 1;
  const shares: ResultShare[] = [];
  let last = 0;
  for (let from = all.length; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const share = readLine(end < 0 ? '' : text.slice(from, end), isCounted);
    if (!share || share.memberNumber <= last) {
      throw new RangeError(`line ${shares.length + headerLines + 1} is not a member’s share`);
    }
    last = share.memberNumber;
    if (shares.push(share) % PROGRESS_LINES === 0) onProgress(end / text.length);
    from = end + 1;
  }
  return {
    inputs: {
      week,
      poolUnits: BigInt(pool ?? Number.NaN),
      thresholdHundredths: Number(threshold),
      formulaVersion: Number(version),
      policy,
    },
    shares,
  };
}

const COLUMNS = 'member;points_hundredths;account_created_ms;share_units';
const COUNTED_COLUMNS =
  'member;points_hundredths;counted_hundredths;account_created_ms;share_units';
const PROGRESS_LINES = 20_000;

// A limited number of digits keeps every number exact; a canonical text has no leading zeros.
const HEADER = new RegExp(
  '^(?<all>week;(?<week>\\d{4}-\\d{2}-\\d{2})\n' +
    'pool_units;(?<pool>0|[1-9]\\d{0,18})\n' +
    'threshold_hundredths;(?<threshold>0|[1-9]\\d{0,14})\n' +
    'formula_version;(?<version>[1-9]\\d{0,5})\n' +
    `(?:${COLUMNS}\n|` +
    'policy;(?<hash>[0-9a-f]{64})\nhighest_share_units;(?<highest>0|[1-9]\\d{0,18})\n' +
    '(?:balance_part_hundredths;(?<part>[1-9]\\d{0,4})\nhighest_pool_units;(?<most>[1-9]\\d{0,18})\n' +
    'balance_units;(?<balance>0|[1-9]\\d{0,18})\ndebts_units;(?<debts>0|[1-9]\\d{0,18})\n' +
    'balance_height;(?<height>0|[1-9]\\d{0,9})\ncarried_units;(?<carried>0|[1-9]\\d{0,18})\n)?' +
    `${COUNTED_COLUMNS}\n))`,
);
const LINE = /^([1-9]\d{0,14});([1-9]\d{0,14});(0|-?[1-9]\d{0,14});(0|[1-9]\d{0,18})$/;
const COUNTED_LINE =
  /^([1-9]\d{0,14});([1-9]\d{0,14});(0|[1-9]\d{0,14});(0|-?[1-9]\d{0,14});(0|[1-9]\d{0,18})$/;

function readPolicy(hash: string, fields: Record<string, string | undefined>): ResultPolicy {
  const units = (field: string) => BigInt(fields[field] ?? Number.NaN);
  const highestUnits = units('highest');
  if (fields.part === undefined) return { hash, highestUnits, balance: null };
  const balance = {
    partHundredths: Number(fields.part),
    mostUnits: units('most'),
    balanceUnits: units('balance'),
    debtsUnits: units('debts'),
    height: Number(fields.height),
    carriedUnits: units('carried'),
  };
  return { hash, highestUnits, balance };
}

function readLine(line: string, isCounted: boolean): ResultShare | null {
  const fields = (isCounted ? COUNTED_LINE : LINE).exec(line)?.slice(1);
  if (!fields) return null;
  if (!isCounted) fields.splice(2, 0, fields[1] ?? '');
  const [member, hundredths, counted, createdAt, units = ''] = fields;
  const share = {
    memberNumber: Number(member),
    hundredths: Number(hundredths),
    countedHundredths: Number(counted),
    createdAtMs: Number(createdAt),
    units: BigInt(units),
  };
  return share.countedHundredths <= share.hundredths ? share : null;
}
