import type { Newcomers } from '#rules/policies/newcomers.ts';
import { type BackedCounting, backedHundredths } from '#rules/policies/policy.ts';
import { type WeekName, weekEndMs, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import type { Random } from '../events.ts';

/** The first week of a community whose points count by their backers. */
export const FIRST = '2026-01-04';

export type Tip = { from: number; to: number; amount: '0.5' | '1' | '7'; atMs: number };

export function isIn(week: WeekName, atMs: number): boolean {
  return atMs >= weekStartMs(week) && atMs < weekEndMs(week);
}

/** Tips at least four hours apart. */
export function randomTips(random: Random, input: { people: number; weeks: number }): Tip[] {
  const tips: Tip[] = [];
  for (let hour = 0; hour < input.weeks * 168; hour += 4 + random.below(5)) {
    const from = 1 + random.below(input.people);
    const to = 1 + random.below(input.people);
    if (from === to) continue;
    const atMs = weekStartMs(FIRST) + hour * 3_600_000;
    tips.push({ from, to, amount: random.pick(['0.5', '1', '7']), atMs });
  }
  return tips;
}

/** Points that count, in hundredths, by person. */
export type Counted = Record<number, number>;

/** The rule once more, as simply as possible, for members with at most eight tips a day. */
export function createModel(counting: BackedCounting, newcomers: Newcomers | null) {
  const all: Tip[] = [];
  const weeks: WeekName[] = [];
  const counted = new Map<WeekName, Map<number, number>>();

  function isLongStanding(person: number, week: WeekName, founder: number | undefined): boolean {
    if (weeks.length <= counting.seenForWeeks || person === founder) return true;
    const first = Math.min(
      ...all.filter(({ from, to }) => from === person || to === person).map(({ atMs }) => atMs),
    );
    if (first > weekEndMs(week) - counting.seenForWeeks * 7 * 86_400_000) return false;
    const strong = weeks.filter((each) => (counted.get(each)?.get(person) ?? 0) >= 400);
    return strong.length >= counting.activeWeeks;
  }

  return {
    close(
      week: WeekName,
      input: {
        tips: readonly Tip[];
        points: ReadonlyMap<number, number>;
        numbers: ReadonlyMap<number, number>;
      },
    ): Counted {
      const beginners = new Set(input.tips.map(({ from }) => from));
      for (const { from } of all) beginners.delete(from);
      all.push(...input.tips);
      if (weeks.length > 0 || input.tips.length > 0) weeks.push(week);
      const founder = [...input.numbers].find(([, number]) => number === 1)?.[0];
      const recent = weeks.slice(-counting.tippedWithinWeeks);
      const now = new Map<number, number>();
      const fresh = new Map<number, number>();
      for (const [person, hundredths] of input.points) {
        if (hundredths < 300) continue;
        const backers = new Set(
          all
            .filter(({ to, amount, atMs }) => {
              return to === person && amount !== '0.5' && recent.some((each) => isIn(each, atMs));
            })
            .map(({ from }) => from)
            .filter((from) => isLongStanding(from, week, founder)),
        );
        const own = input.tips.filter(({ from }) => from === person);
        const isFirst = (tip: Tip) => beginners.has(person) && tip === own[0];
        const smallTipHundredths = own
          .filter(({ amount }) => amount === '0.5')
          .reduce((sum, tip) => sum + (isFirst(tip) ? 400 : 100), 0);
        const facts = { hundredths, smallTipHundredths, backers: backers.size };
        const backed = backedHundredths(counting, facts);
        now.set(person, backed);
        if (!newcomers) continue;
        const joined = weekOf(
          Math.min(
            ...all.filter(({ from, to }) => [from, to].includes(person)).map(({ atMs }) => atMs),
          ),
        );
        const rest = hundredths - smallTipHundredths - backed;
        const isNew = weeks.slice(-newcomers.seenWithinWeeks).includes(joined);
        if (isNew && rest > 0) fresh.set(person, Math.min(newcomers.points * 100, rest));
      }
      counted.set(week, new Map(now));
      const { highestShare = 0 } = newcomers ?? {};
      const most = Math.floor((sumOf(now) * highestShare) / (100 - highestShare));
      const wanted = sumOf(fresh);
      for (const [person, own] of fresh) {
        const isLimited = weeks.length > counting.seenForWeeks && wanted > most;
        const points = isLimited ? Math.floor((own * most) / wanted) : own;
        now.set(person, (now.get(person) ?? 0) + points);
      }
      return Object.fromEntries(now);
    },
  };
}

function sumOf(points: ReadonlyMap<number, number>): number {
  return [...points.values()].reduce((sum, each) => sum + each, 0);
}
