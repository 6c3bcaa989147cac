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
 * Every line ends with a line feed; each member has one line, in the order of their numbers. The text holds only digits and the
 * words above, so that no program takes a part of it for a formula, and nothing that changes after the week was closed: no name,
 * no status, no transaction.
 */
import { isWeekName, type WeekName } from './week.ts';

/** The figures that determine the split of a week. */
export interface ResultInputs {
  readonly week: WeekName;
  /** The pool in units, from 0. */
  readonly poolUnits: bigint;
  /** The least points for a share, in hundredths, from 0. */
  readonly thresholdHundredths: number;
  /** The version of the formula that split the pool: `FORMULA_VERSION` of `rewards.ts` at the time. */
  readonly formulaVersion: number;
}

/** One member's line. */
export interface ResultShare {
  /** The member's number, from 1. */
  readonly memberNumber: number;
  /** Points of the week, in hundredths, above 0. */
  readonly hundredths: number;
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
    `${COLUMNS}\n`,
  ].join('\n');
}

/** A member's line, with its line feed. */
export function resultLine(share: ResultShare): string {
  return `${share.memberNumber};${share.hundredths};${share.createdAtMs};${share.units}\n`;
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
  const header = HEADER.exec(text);
  const [all, week, pool, threshold, version] = header ?? [];
  if (!all || !week || !pool || !threshold || !version || !isWeekName(week)) {
    throw new RangeError('the first five lines are not those of a week’s result');
  }
  const shares: ResultShare[] = [];
  let last = 0;
  for (let from = all.length; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const share = readLine(end < 0 ? '' : text.slice(from, end));
    if (!share || share.memberNumber <= last) {
      throw new RangeError(`line ${shares.length + HEADER_LINES + 1} is not a member’s share`);
    }
    last = share.memberNumber;
    if (shares.push(share) % PROGRESS_LINES === 0) onProgress(end / text.length);
    from = end + 1;
  }
  return {
    inputs: {
      week,
      poolUnits: BigInt(pool),
      thresholdHundredths: Number(threshold),
      formulaVersion: Number(version),
    },
    shares,
  };
}

const COLUMNS = 'member;points_hundredths;account_created_ms;share_units';
const HEADER_LINES = 5;
const PROGRESS_LINES = 20_000;

// A limited number of digits keeps every number exact; a canonical text has no leading zeros.
const HEADER = new RegExp(
  '^week;(\\d{4}-\\d{2}-\\d{2})\n' +
    'pool_units;(0|[1-9]\\d{0,18})\n' +
    'threshold_hundredths;(0|[1-9]\\d{0,14})\n' +
    'formula_version;([1-9]\\d{0,5})\n' +
    `${COLUMNS}\n`,
);
const LINE = /^([1-9]\d{0,14});([1-9]\d{0,14});(0|-?[1-9]\d{0,14});(0|[1-9]\d{0,18})$/;

function readLine(line: string): ResultShare | null {
  const [, member, hundredths, createdAt, units] = LINE.exec(line) ?? [];
  if (!member || !hundredths || !createdAt || !units) return null;
  return {
    memberNumber: Number(member),
    hundredths: Number(hundredths),
    createdAtMs: Number(createdAt),
    units: BigInt(units),
  };
}
