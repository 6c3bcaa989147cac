/** Backups: the names of their files, which ones are kept, and when the next one is due. */

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** A server makes the next backup when the newest is this old: a day, less the time that the last one took. In ms. */
export const BACKUP_DUE_AFTER_MS = DAY_MS - HOUR_MS / 2;
/** A backup this old is too old: two were missed. In ms. */
export const BACKUP_OLD_MS = 2 * DAY_MS;
/** An unfinished file this old was left by a crash. In ms. */
const BACKUP_LEFT_OVER_MS = DAY_MS;

/** How many of the newest days, weeks (from Monday) and months in UTC keep their newest backup. */
export type KeepRule = { days: number; weeks: number; months: number };

const MOST_KEPT = 1000;
const UNITS = { d: 'days', w: 'weeks', m: 'months' } as const;

/** Parses `7d,4w,6m`: any of the three, each at most once, each 1 to 1000. Null for anything else. */
export function readKeepRule(text: string): KeepRule | null {
  const rule = { days: 0, weeks: 0, months: 0 };
  for (const part of text.split(',')) {
    const [, count, unit] = /^\s*([1-9]\d{0,3})([dwm])\s*$/.exec(part) ?? [];
    // The pattern allows only these letters.
    const name = UNITS[unit as keyof typeof UNITS];
    if (name === undefined || rule[name] > 0 || Number(count) > MOST_KEPT) return null;
    rule[name] = Number(count);
  }
  return rule;
}

const NAME = /^quarterdeck-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup\.age(\.partial)?$/;

/** The end of every backup's name: a path that ends so is a file, any other one is a folder. */
export const BACKUP_SUFFIX = '.age';

/** The name of a backup made at this time, to the second: `quarterdeck-2026-03-08T02-15-00Z.backup.age`. */
export function backupName(madeAtMs: number): string {
  const at = new Date(madeAtMs).toISOString().slice(0, 19).replaceAll(':', '-');
  return `quarterdeck-${at}Z.backup${BACKUP_SUFFIX}`;
}

/** The time at which a file with such a name was made, in ms, and whether it is unfinished; null for any other name. */
export function readBackupName(name: string): { madeAtMs: number; isPartial: boolean } | null {
  const [, day, hour, minute, second, partial] = NAME.exec(name) ?? [];
  const madeAtMs = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(madeAtMs) ? null : { madeAtMs, isPartial: partial !== undefined };
}

/**
 * The files of a folder that may be deleted: backups that no day, week or month of the rule keeps, and old unfinished files.
 * Never a file with another name, the newest backup, or a file dated ahead of the clock.
 *
 * @param names of all files in the folder
 */
export function findExpired(names: readonly string[], rule: KeepRule, nowMs: number): string[] {
  const ours = names
    .map((name) => ({ name, ...readBackupName(name) }))
    .filter((each) => each.madeAtMs !== undefined && each.madeAtMs <= nowMs);
  const whole = ours
    .filter(({ isPartial }) => !isPartial)
    .sort((a, b) => (b.madeAtMs ?? 0) - (a.madeAtMs ?? 0));
  const kept = new Set(whole.slice(0, 1).map(({ name }) => name));
  const keepNewest = (count: number, periodOf: (atMs: number) => string) => {
    const seen = new Set<string>();
    for (const { name, madeAtMs = 0 } of whole) {
      const period = periodOf(madeAtMs);
      if (seen.has(period)) continue;
      if (seen.size === count) return;
      seen.add(period);
      kept.add(name);
    }
  };
  keepNewest(rule.days, (atMs) => new Date(atMs).toISOString().slice(0, 10));
  keepNewest(rule.weeks, (atMs) => String(Math.floor((atMs / DAY_MS + 3) / 7)));
  keepNewest(rule.months, (atMs) => new Date(atMs).toISOString().slice(0, 7));
  return ours
    .filter(({ name, isPartial, madeAtMs = 0 }) =>
      isPartial ? nowMs - madeAtMs > BACKUP_LEFT_OVER_MS : !kept.has(name),
    )
    .map(({ name }) => name);
}
