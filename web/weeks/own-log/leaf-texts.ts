import type { LoggedEvent } from '#rules/points/recompute.ts';

/** A leaf about one member's part in an event (docs/spec/log.md#2-leaves). */
export type OwnEvent = {
  event: string;
  type: string;
  at: string;
  week: string;
  /** The member's number. */
  member: number;
  /** The points of its entries for the week, in hundredths. */
  hundredths: number;
  /** The same for the rules of points. */
  logged: LoggedEvent;
};

/** Reads the text of an event's leaf; null if it is none. */
export function readEvent(text: string): OwnEvent | null {
  const leaf = readObject(text);
  if (leaf?.kind !== 'event') return null;
  const { event, type, at, week, member, entries } = leaf;
  if (!isText(event) || !isText(type) || !isText(at) || !isText(week)) return null;
  if (!Number.isSafeInteger(member) || !Array.isArray(entries)) return null;
  const logged = {
    ...{ type, atMs: Date.parse(at), isActor: leaf.from === undefined },
    units: isText(leaf.amount) && /^\d{1,19}$/.test(leaf.amount) ? BigInt(leaf.amount) : null,
    entries: entries.map(readEntry),
  };
  const points = logged.entries.map(({ weekHundredths }) => weekHundredths);
  if (!points.every(Number.isSafeInteger) || Number.isNaN(logged.atMs)) return null;
  const hundredths = points.reduce((sum, each) => sum + each, 0);
  return { event, type, at, week, member: Number(member), hundredths, logged };
}

function readEntry(entry: { rule?: unknown; points?: unknown; weekPoints?: unknown } | null) {
  return {
    rule: String(entry?.rule),
    hundredths: Number(entry?.points),
    weekHundredths: Number(entry?.weekPoints),
  };
}

/** A ban of a member, as it was at some time. Times in ms. */
export type OwnBan = { member: number; fromMs: number; untilMs: number | null };

/** Reads the text of a ban's leaf; null if it is none. */
export function readBan(text: string): OwnBan | null {
  const leaf = readObject(text);
  if (leaf?.kind !== 'ban') return null;
  const fromMs = Date.parse(String(leaf.from));
  const untilMs = leaf.until === undefined ? null : Date.parse(String(leaf.until));
  if (Number.isNaN(fromMs) || Number.isNaN(untilMs)) return null;
  return { member: Number(leaf.member), fromMs, untilMs };
}

export type WeekRecord = { kind: 'week_closed' | 'week_reopened'; week: string; result: string };

/** Reads the text of a closing or reopening; null if it is none. */
export function readRecord(text: string): WeekRecord | null {
  const leaf = readObject(text);
  if (leaf?.kind !== 'week_closed' && leaf?.kind !== 'week_reopened') return null;
  const { kind, week, result } = leaf;
  return isText(week) && isText(result) ? { kind, week, result } : null;
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
