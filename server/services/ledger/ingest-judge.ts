import { DAILY_IDS } from '#rules/points/activities.ts';
import { type Award, accountAward, awardsFor } from '#rules/points/awards.ts';
import { type EarningRules, SPECIFIED_EARNING } from '#rules/points/earning.ts';
import { NO_TRANSACTIONS } from '#rules/points/event-types.ts';
import { isBanned } from '#rules/roles.ts';
import { type WeekName, weekOf } from '#rules/weeks/week.ts';
import type { IncomingEvent } from './event-input.ts';
import type { DayTotals, IngestState, LockedMember, Members } from './ingest-read.ts';
import { weekForPoints } from './running-week.ts';

/** The additions of a batch, ready to be written. All are deltas, except days, which are absolute. */
export type JudgedBatch = {
  events: JudgedEvent[];
  entries: LedgerEntry[];
  totals: Map<LockedMember, TotalsDelta>;
  days: Map<DayTotals, LockedMember>;
  weeks: Map<WeekName, Map<LockedMember, WeekDelta>>;
  /** Hundredths that each event earned its actor, by event id. */
  earned: Map<string, number>;
};

export type JudgedEvent = {
  event: IncomingEvent;
  member: LockedMember;
  counterpart: LockedMember | null;
  week: WeekName;
  /** It is a transaction and has no ledger entry, not even one of 0 points. */
  isUnrewarded: boolean;
};

/** Counts for the time and the week of its event. */
export type LedgerEntry = { event: IncomingEvent; member: LockedMember; award: Award };

export type TotalsDelta = {
  hundredths: number;
  tipped: bigint;
  received: bigint;
  tips: number;
  receipts: number;
};

export type WeekDelta = { hundredths: number; transactions: number };

/**
 * Decides what each event of a batch earns, one after the other. This changes the members of the state, so judge a state once.
 */
export function judgeEvents(events: readonly IncomingEvent[], state: IngestState): JudgedBatch {
  const batch: JudgedBatch = {
    events: [],
    entries: [],
    totals: new Map(),
    days: new Map(),
    weeks: new Map(),
    earned: new Map(),
  };
  for (const event of events) judgeEvent(event, state, batch);
  return batch;
}

function judgeEvent(event: IncomingEvent, state: IngestState, batch: JudgedBatch) {
  const { members, lastFrozen } = state;
  const actor = requireMember(members, event.telegramId);
  const other = event.counterpart ? requireMember(members, event.counterpart.telegramId) : null;
  const week = weekForPoints(event.atMs, lastFrozen);
  const earning = state.earning.get(weekOf(event.atMs)) ?? SPECIFIED_EARNING;

  const { done } = actor;
  const banned = isBannedAt(actor, event.atMs);
  const day = dayOf(batch, actor, event.day);
  const earned = awardsFor(event, { done, banned, claims: actor.claims, day, earning });
  const awards = [...accountAward({ done, banned, earning }), ...earned];
  for (const award of awards) {
    book(batch, { event, member: actor, award }, week);
    countTowardsCaps(day, award);
  }
  const isTransaction = !NO_TRANSACTIONS.includes(event.type);
  if (isTransaction) weekDelta(batch, actor, week).transactions += 1;
  const isUnrewarded = isTransaction && earned.length === 0;
  batch.events.push({ event, member: actor, counterpart: other, week, isUnrewarded });
  batch.earned.set(
    event.id,
    awards.reduce((sum, award) => sum + award.hundredths, 0),
  );
  if (other) judgeReceiver(event, other, { week, earning }, batch);
  if (event.type === 'tip' && event.units !== null) {
    const totals = totalsDelta(batch, actor);
    totals.tipped += event.units;
    totals.tips += 1;
  }
}

function judgeReceiver(
  event: IncomingEvent,
  receiver: LockedMember,
  { week, earning }: { week: WeekName; earning: EarningRules },
  batch: JudgedBatch,
) {
  const banned = isBannedAt(receiver, event.atMs);
  for (const award of accountAward({ done: receiver.done, banned, earning })) {
    book(batch, { event, member: receiver, award }, week);
  }
  const totals = totalsDelta(batch, receiver);
  totals.received += event.units ?? 0n;
  totals.receipts += 1;
}

function book(batch: JudgedBatch, entry: LedgerEntry, week: WeekName) {
  const { event, member, award } = entry;
  batch.entries.push(entry);
  totalsDelta(batch, member).hundredths += award.hundredths;
  weekDelta(batch, member, week).hundredths += award.hundredths;
  member.done.add(award.rule);
  if (award.hundredths > 0 && DAILY_IDS.some((id) => id === award.rule)) {
    member.claims.set(award.rule, [...(member.claims.get(award.rule) ?? []), event.atMs]);
  }
}

function countTowardsCaps(day: DayTotals, award: Award) {
  const { caps, hundredths } = award;
  if (caps.includes('daily_activity_cap')) day.recurringHundredths += hundredths;
  if (caps.includes('daily_tip_limit') && hundredths > 0) day.rewardedTips += 1;
}

function requireMember(members: Members, telegramId: string): LockedMember {
  const member = members.get(telegramId);
  if (!member) throw new Error('an event names a member who was not enrolled');
  return member;
}

function isBannedAt(member: LockedMember, atMs: number): boolean {
  return member.bans.some((ban) => isBanned(ban, atMs));
}

function dayOf(batch: JudgedBatch, member: LockedMember, day: string): DayTotals {
  const held = member.days.get(day) ?? { day, recurringHundredths: 0, rewardedTips: 0 };
  member.days.set(day, held);
  batch.days.set(held, member);
  return held;
}

function totalsDelta(batch: JudgedBatch, member: LockedMember): TotalsDelta {
  const held = batch.totals.get(member);
  if (held) return held;
  const delta = { hundredths: 0, tipped: 0n, received: 0n, tips: 0, receipts: 0 };
  batch.totals.set(member, delta);
  return delta;
}

function weekDelta(batch: JudgedBatch, member: LockedMember, week: WeekName): WeekDelta {
  const ofWeek = batch.weeks.get(week) ?? new Map<LockedMember, WeekDelta>();
  batch.weeks.set(week, ofWeek);
  const held = ofWeek.get(member);
  if (held) return held;
  const delta = { hundredths: 0, transactions: 0 };
  ofWeek.set(member, delta);
  return delta;
}
