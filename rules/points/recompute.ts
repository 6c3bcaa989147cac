/**
 * Recomputes what a member's events of one week earned from those events alone (docs/spec/log.md#8-check-my-week). Where the rules
 * need other facts, it says so instead of guessing.
 */
import { type WeekName, weekEndMs, weekStartMs } from '../weeks/week.ts';
import { findActivity } from './activities.ts';
import { type Award, type AwardState, accountAward, awardsFor } from './awards.ts';
import type { EarningRules } from './earning.ts';
import { CLAIM_COOLDOWN_MS, utcDay } from './points.ts';

/** A member's part in an event, as it was logged. Points in hundredths. */
export interface LoggedEvent {
  readonly type: string;
  readonly atMs: number;
  /** False for the receiver of a tip. */
  readonly isActor: boolean;
  readonly units: bigint | null;
  readonly entries: readonly LoggedEntry[];
}

interface LoggedEntry {
  readonly rule: string;
  readonly hundredths: number;
  /** The points for the week. */
  readonly weekHundredths: number;
}

/**
 * The reason why an entry cannot be recomputed: its rule earns once in a lifetime; it depends on events outside of the week; the
 * bot or an administrator gave the points; it corrects another entry; or a ban began or ended so close to it that clocks decide.
 */
export const UNKNOWN_REASONS = ['first', 'outside', 'given', 'correction', 'ban'] as const;
export type UnknownReason = (typeof UNKNOWN_REASONS)[number];

interface RecomputedEntry {
  readonly rule: string;
  /** `expected` in hundredths; null for an entry that the rules do not give. */
  readonly result: 'same' | UnknownReason | { readonly expected: number | null };
}

export interface WeekFacts {
  readonly week: WeekName;
  /** The rules of the week of a time. */
  earningAt(atMs: number): EarningRules;
  /** The member's bans, in ms. */
  readonly bans: readonly { readonly fromMs: number; readonly untilMs: number | null }[];
}

/** A bot's clock may be so far ahead when a ban is set or lifted. */
const CLOCKS_MS = 300_000;

/**
 * @param events of one member and week, in the order in which they were judged
 * @returns for each event its entries, and those that the rules give and the event lacks
 */
export function recomputeWeek(
  events: readonly LoggedEvent[],
  facts: WeekFacts,
): RecomputedEntry[][] {
  const known: Known = { done: new Set(), days: new Map(), claims: new Map() };
  return events.map((event) => {
    const entries = recomputeEvent(event, known, facts);
    remember(event, known);
    return entries;
  });
}

/** The facts that follow from the events so far. */
type Known = {
  done: Set<string>;
  days: Map<string, { recurringHundredths: number; rewardedTips: number }>;
  claims: Map<string, number[]>;
};

function recomputeEvent(event: LoggedEvent, known: Known, facts: WeekFacts): RecomputedEntry[] {
  const { atMs, entries } = event;
  const expected = expectedAwards(event, known, facts);
  const isNearBan = facts.bans.some(({ fromMs, untilMs }) =>
    [fromMs, untilMs].some((edge) => edge !== null && Math.abs(atMs - edge) <= CLOCKS_MS),
  );
  const results = entries.map((entry) => ({
    rule: entry.rule,
    result: compare(entry, { event, expected, isNearBan, facts }),
  }));
  const missing = expected.filter(
    ({ rule, oneTime }) => !oneTime && entries.every((entry) => entry.rule !== rule),
  );
  return [
    ...results,
    ...missing.map(({ rule, hundredths }) => ({
      rule,
      result: isNearBan ? ('ban' as const) : { expected: hundredths },
    })),
  ];
}

/** All that an event can earn: one-time bonuses too that may have been earned before the week. */
function expectedAwards(event: LoggedEvent, known: Known, facts: WeekFacts): Award[] {
  const { atMs, type, units } = event;
  const state: AwardState = {
    done: known.done,
    day: known.days.get(utcDay(atMs)) ?? { recurringHundredths: 0, rewardedTips: 0 },
    banned: facts.bans.some(
      ({ fromMs, untilMs }) => fromMs <= atMs && (untilMs === null || atMs < untilMs),
    ),
    claims: known.claims,
    earning: facts.earningAt(atMs),
  };
  return [
    ...accountAward(state),
    ...(event.isActor ? awardsFor({ type, atMs, units }, state) : []),
  ];
}

type Comparison = {
  event: LoggedEvent;
  expected: readonly Award[];
  isNearBan: boolean;
  facts: WeekFacts;
};

function compare(
  { rule, hundredths, weekHundredths }: LoggedEntry,
  { event, expected, isNearBan, facts }: Comparison,
): RecomputedEntry['result'] {
  const activity = findActivity(rule);
  if (hundredths < 0 || /_(undone|again)$/.test(rule)) return 'correction';
  if (activity === undefined || rule === 'content_submission') return 'given';
  if (isNearBan) return 'ban';
  const award = expected.find((each) => each.rule === rule);
  if (award === undefined) return { expected: null };
  const isSame = award.hundredths === hundredths && hundredths === weekHundredths;
  if (award.oneTime) return isSame ? 'first' : { expected: award.hundredths };
  const { atMs } = event;
  // Events before the week may have used limits of its first day; they can only make points fewer.
  if (atMs < knownFromMs(activity.type, facts.week)) {
    return hundredths > award.hundredths ? { expected: award.hundredths } : 'outside';
  }
  if (isSame) return 'same';
  // Events of the next week can be judged before a late one of this week.
  const isAtEnd =
    utcDay(atMs) === utcDay(weekEndMs(facts.week)) || isClaimAtEnd(activity.type, event, facts);
  return isAtEnd && hundredths < award.hundredths ? 'outside' : { expected: award.hundredths };
}

/** The first moment at which all events that matter are of the week. */
function knownFromMs(type: string, week: WeekName): number {
  const startMs = weekStartMs(week);
  const nextDayMs = Date.parse(`${utcDay(startMs)}T00:00:00Z`) + CLAIM_COOLDOWN_MS;
  return type === 'daily' ? startMs + CLAIM_COOLDOWN_MS : nextDayMs;
}

function isClaimAtEnd(type: string, { atMs }: LoggedEvent, { week }: WeekFacts): boolean {
  return type === 'daily' && atMs > weekEndMs(week) - CLAIM_COOLDOWN_MS;
}

/** Goes on from the points as they were logged, so that one difference is reported once. */
function remember({ atMs, entries }: LoggedEvent, known: Known): void {
  const day = known.days.get(utcDay(atMs)) ?? { recurringHundredths: 0, rewardedTips: 0 };
  known.days.set(utcDay(atMs), day);
  for (const { rule, hundredths } of entries) {
    known.done.add(rule);
    const activity = findActivity(rule);
    if (!activity || hundredths <= 0) continue;
    if (activity.caps.includes('daily_activity_cap')) day.recurringHundredths += hundredths;
    if (activity.caps.includes('daily_tip_limit')) day.rewardedTips += 1;
    if (activity.type === 'daily')
      known.claims.set(rule, [...(known.claims.get(rule) ?? []), atMs]);
  }
}
