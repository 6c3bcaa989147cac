import { type Award, accountAward, awardsFor } from '#rules/points/awards.ts';
import { utcDay } from '#rules/points/points.ts';
import { isBanned } from '#rules/roles.ts';
import type { WeekName } from '#rules/weeks/week.ts';
import type { IncomingEvent } from './event-input.ts';
import {
  claimKey,
  dayKey,
  type IngestState,
  type LockedMember,
  type Members,
} from './ingest-read.ts';
import { weekForPoints } from './running-week.ts';

/** Everything a batch adds, ready to be written. All deltas, except days, which are absolute. */
export type JudgedBatch = {
  events: {
    event: IncomingEvent;
    memberId: bigint;
    counterpartId: bigint | null;
    week: WeekName;
  }[];
  entries: LedgerEntry[];
  totals: Map<bigint, TotalsDelta>;
  days: Map<string, DayTotals>;
  weeks: Map<string, WeekDelta>;
  /** Hundredths that each event earned its actor, by event id. */
  earned: Map<string, number>;
};

export type LedgerEntry = {
  eventId: string;
  memberId: bigint;
  week: WeekName;
  atMs: number;
  award: Award;
};

export type TotalsDelta = {
  hundredths: number;
  tipped: bigint;
  received: bigint;
  tips: number;
  receipts: number;
};

export type DayTotals = {
  memberId: bigint;
  day: string;
  recurringHundredths: number;
  rewardedTips: number;
};

export type WeekDelta = {
  memberId: bigint;
  week: WeekName;
  hundredths: number;
  transactions: number;
};

/** Reports about people: nothing they did themselves. */
const NOT_A_TRANSACTION = new Set(['account_created', 'profile_changed']);

/** Decides what each event of a batch earns, one after the other. */
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
  const { members } = state;
  const actor = requireMember(members, event.telegramId);
  const other = event.counterpart ? requireMember(members, event.counterpart.telegramId) : null;
  const week = weekForPoints(event.atMs, state.lastFrozen);
  batch.events.push({ event, memberId: actor.id, counterpartId: other?.id ?? null, week });

  const banned = isBannedAt(actor, event.atMs);
  const done = doneBy(state, actor);
  const day = dayOf(state, batch, actor, event.atMs);
  const earnedAtMs = state.claims.get(claimKey(actor.id, event.type)) ?? [];
  const awards = [
    ...accountAward({ done, banned }),
    ...awardsFor(event, { done, banned, earnedAtMs, day }),
  ];
  for (const award of awards) {
    book(batch, state, { eventId: event.id, memberId: actor.id, week, atMs: event.atMs, award });
    if (award.recurring) countTowardsCaps(day, award);
  }
  if (!NOT_A_TRANSACTION.has(event.type)) weekDelta(batch, actor.id, week).transactions += 1;
  batch.earned.set(
    event.id,
    awards.reduce((sum, award) => sum + award.hundredths, 0),
  );
  if (other) judgeReceiver(event, other, week, state, batch);
  if (event.type === 'tip' && event.units !== null) {
    const totals = totalsDelta(batch, actor.id);
    totals.tipped += event.units;
    totals.tips += 1;
  }
}

function judgeReceiver(
  event: IncomingEvent,
  receiver: LockedMember,
  week: WeekName,
  state: IngestState,
  batch: JudgedBatch,
) {
  const banned = isBannedAt(receiver, event.atMs);
  for (const award of accountAward({ done: doneBy(state, receiver), banned })) {
    book(batch, state, { eventId: event.id, memberId: receiver.id, week, atMs: event.atMs, award });
  }
  const totals = totalsDelta(batch, receiver.id);
  totals.received += event.units ?? 0n;
  totals.receipts += 1;
}

function book(batch: JudgedBatch, state: IngestState, entry: LedgerEntry) {
  const { award, memberId, week } = entry;
  batch.entries.push(entry);
  totalsDelta(batch, memberId).hundredths += award.hundredths;
  weekDelta(batch, memberId, week).hundredths += award.hundredths;
  const done = state.done.get(memberId) ?? new Set();
  state.done.set(memberId, done.add(award.rule));
  if ((award.rule === 'gm' || award.rule === 'faucet') && award.hundredths > 0) {
    const key = claimKey(memberId, award.rule);
    state.claims.set(key, [...(state.claims.get(key) ?? []), entry.atMs]);
  }
}

function countTowardsCaps(day: DayTotals, award: Award) {
  day.recurringHundredths += award.hundredths;
  if (award.rule === 'tip' && award.hundredths > 0) day.rewardedTips += 1;
}

function requireMember(members: Members, telegramId: string): LockedMember {
  const member = members.get(telegramId);
  if (!member) throw new Error('an event names a member who was not enrolled');
  return member;
}

function isBannedAt(member: LockedMember, atMs: number): boolean {
  return member.bans.some((ban) => isBanned(ban, atMs));
}

function doneBy(state: IngestState, member: LockedMember): ReadonlySet<string> {
  return state.done.get(member.id) ?? new Set();
}

function dayOf(
  state: IngestState,
  batch: JudgedBatch,
  member: LockedMember,
  atMs: number,
): DayTotals {
  const key = dayKey(member.id, atMs);
  const held = batch.days.get(key);
  if (held) return held;
  const stored = state.days.get(key) ?? { recurringHundredths: 0, rewardedTips: 0 };
  const day = { memberId: member.id, day: utcDay(atMs), ...stored };
  batch.days.set(key, day);
  return day;
}

function totalsDelta(batch: JudgedBatch, memberId: bigint): TotalsDelta {
  const held = batch.totals.get(memberId);
  if (held) return held;
  const delta = { hundredths: 0, tipped: 0n, received: 0n, tips: 0, receipts: 0 };
  batch.totals.set(memberId, delta);
  return delta;
}

function weekDelta(batch: JudgedBatch, memberId: bigint, week: WeekName): WeekDelta {
  const key = `${memberId}/${week}`;
  const held = batch.weeks.get(key);
  if (held) return held;
  const delta = { memberId, week, hundredths: 0, transactions: 0 };
  batch.weeks.set(key, delta);
  return delta;
}
