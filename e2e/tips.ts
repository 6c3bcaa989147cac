/** The expected result of a file of tips, computed from docs/spec without the product's own code: only tips, in whole points. */
export type Reckoning = {
  /** By lifetime points, then the older account, then the smaller Telegram id. */
  byPoints: Sailor[];
  /** Weeks with at least one eligible member, oldest first. */
  paidWeeks: { recipients: number }[];
};

type Sailor = {
  id: string;
  username: string;
  /** Their position in the order in which accounts were made. */
  number: number;
  sinceMs: number;
  points: number;
  tippedUnits: bigint;
  receivedUnits: bigint;
  earnedUnits: bigint;
  tips: number;
};

type Settings = { poolUnits: bigint; threshold: number };

const HEADER = 'tip_id,at,from_id,from_username,to_id,to_username,amount';
const WEEK_MS = 604_800_000;
/** Sunday, January 5, 2025, 23:00 UTC: the end of a week. */
const A_WEEKS_END_MS = Date.parse('2025-01-05T23:00:00Z');
const TIPS_A_DAY = 10;

export function reckon(lines: readonly string[], { poolUnits, threshold }: Settings): Reckoning {
  const sailors = new Map<string, Sailor>();
  const weeks = new Map<number, Map<Sailor, number>>();
  const tipsOfDay = new Map<string, number>();

  function earn(sailor: Sailor, atMs: number, points: number): void {
    sailor.points += points;
    const number = Math.floor((atMs - A_WEEKS_END_MS) / WEEK_MS);
    const week = weeks.get(number) ?? new Map<Sailor, number>();
    week.set(sailor, (week.get(sailor) ?? 0) + points);
    weeks.set(number, week);
  }

  function meet(id: string, username: string, atMs: number): Sailor {
    const known = sailors.get(id);
    const sailor = known ?? { ...NOBODY, id, username, number: sailors.size, sinceMs: atMs };
    if (username) sailor.username = username;
    sailors.set(id, sailor);
    if (!known) earn(sailor, atMs, 1);
    return sailor;
  }

  for (const tip of inOrder(lines)) {
    const from = meet(tip.from, tip.fromUsername, tip.atMs);
    const to = meet(tip.to, tip.toUsername, tip.atMs);
    const day = `${tip.from} ${tip.at.slice(0, 10)}`;
    const before = tipsOfDay.get(day) ?? 0;
    if (from.tips === 0) earn(from, tip.atMs, 3);
    if (before < TIPS_A_DAY) {
      tipsOfDay.set(day, before + 1);
      earn(from, tip.atMs, 1);
    }
    from.tips += 1;
    from.tippedUnits += tip.units;
    to.receivedUnits += tip.units;
  }

  const paidWeeks = [...weeks.keys()]
    .toSorted((a, b) => a - b)
    .map((week) => ({ recipients: share(weeks.get(week) ?? new Map(), poolUnits, threshold) }))
    .filter(({ recipients }) => recipients > 0);
  const byPoints = [...sailors.values()].sort((a, b) => b.points - a.points || older(a, b));
  return { byPoints, paidWeeks };
}

/** Tips of 300 invented people over six weeks, as lines of a file; the same in every run. */
export function generatedTips(): string[] {
  let state = 1;
  const draw = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const lines = [HEADER];
  const firstMs = Date.parse('2025-03-02T23:00:00Z');
  for (let number = 0; number < 6000; number++) {
    const at = new Date(firstMs + number * 600_000 + draw(500_000)).toISOString();
    // One in four tips comes from the first sailor; everybody gets at least one.
    const from = number % 4 === 0 ? 0 : 1 + draw(299);
    const to = number < 300 && number !== from ? number : (from + 1 + draw(299)) % 300;
    const amount = `${draw(40)}.${String(1 + draw(99_999_999)).padStart(8, '0')}`;
    lines.push(
      `g${number},${at},${9000 + from},sailor_${from},${9000 + to},sailor_${to},${amount}`,
    );
  }
  return lines;
}

const NOBODY = { points: 0, tippedUnits: 0n, receivedUnits: 0n, earnedUnits: 0n, tips: 0 };

function inOrder(lines: readonly string[]) {
  if (lines[0] !== HEADER) throw new Error('This is no file of tips');
  const tips = lines.slice(1).map((line) => {
    const [, at = '', from = '', fromUsername = '', to = '', toUsername = '', amount = ''] =
      line.split(',');
    const [whole = '', decimals = ''] = amount.split('.');
    const units = BigInt(whole + decimals.padEnd(8, '0'));
    return { at, atMs: Date.parse(at), from, fromUsername, to, toUsername, units };
  });
  return tips.sort((a, b) => a.atMs - b.atMs);
}

/** Splits a week's pool: rounded down to the unit, then one more unit to each of the largest remainders. */
function share(week: Map<Sailor, number>, poolUnits: bigint, threshold: number): number {
  const eligible = [...week].filter(([, points]) => points >= threshold);
  const total = BigInt(eligible.reduce((sum, [, points]) => sum + points, 0));
  const parts = eligible.map(([sailor, points]) => {
    const product = poolUnits * BigInt(points);
    return { sailor, points, units: product / total, remainder: product % total };
  });
  parts.sort(
    (a, b) => Number(b.remainder - a.remainder) || b.points - a.points || older(a.sailor, b.sailor),
  );
  let left = poolUnits - parts.reduce((sum, { units }) => sum + units, 0n);
  for (const { sailor, units } of parts) {
    sailor.earnedUnits += units + (left > 0n ? 1n : 0n);
    if (left > 0n) left -= 1n;
  }
  return parts.length;
}

function older(a: Sailor, b: Sailor): number {
  return a.sinceMs - b.sinceMs || a.number - b.number;
}
