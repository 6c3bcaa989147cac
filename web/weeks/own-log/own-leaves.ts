/** Checks the public log's answers about one member's week (docs/spec/log.md#8-check-my-week). */
import type { LogRecords, OwnLog } from '#contract/site/log.ts';
import type { TreeHead } from '#rules/log/note.ts';
import { isLogged, NO_SALT, openCheckpoint } from '#web/log/checkpoint.ts';
import { type OwnBan, type OwnEvent, readBan, readEvent, readRecord } from './leaf-texts.ts';

/** The log's answers about a member's week, all for one checkpoint. */
export type OwnAnswers = {
  week: string;
  /** The member's number. */
  member: number;
  /** A signed note. */
  checkpoint: string;
  verifierKey: string;
  openings: OwnLog['openings'];
  records: LogRecords['records'];
};

export type OwnLeaves = {
  /** The name of the log. */
  origin: string;
  /** The number of leaves under the checkpoint. */
  size: number;
  /** The number of the member's events, with those that cannot be opened. */
  events: number;
  /** The points of those events for the week, in hundredths. */
  hundredths: number;
  /** The events that can be opened, in the order of the log. */
  opened: OwnEvent[];
  /** The number of events whose salt was erased. */
  erased: number;
  /** The member's bans, each as the log had it last before the closing. */
  bans: OwnBan[];
  /** The SHA-256 of the file with which the week was closed; null if the checkpoint does not cover the closing. */
  closedWith: string | null;
  /** The differences from the log, as sentences. */
  problems: string[];
};

/**
 * Checks the checkpoint's signature, every opening of the member, and the week's closing.
 *
 * @throws Error if an answer is malformed
 */
export async function checkOwnLeaves(answers: OwnAnswers): Promise<OwnLeaves> {
  const checkpoint = await openCheckpoint(answers.checkpoint, answers.verifierKey);
  const closing = findClosing(answers, checkpoint);
  const openings = answers.openings.filter(({ text }) => readBan(text) === null);
  const bans = findBans(answers, checkpoint, closing.index);
  const found = openings.map((opening) => {
    const event = readEvent(opening.text);
    return {
      event,
      index: opening.index,
      salt: opening.salt,
      problem: problemOf({ opening, event, closing: closing.index }, { ...answers, checkpoint }),
    };
  });
  const events = found.flatMap(({ event }) => event ?? []);
  return {
    origin: checkpoint.origin,
    size: checkpoint.size,
    events: openings.length,
    hundredths: events.reduce((sum, { hundredths }) => sum + hundredths, 0),
    opened: found
      .toSorted((a, b) => a.index - b.index)
      .flatMap(({ event, salt }) => (event === null || salt === null ? [] : [event])),
    erased: openings.filter(({ salt }) => salt === null).length,
    bans: bans.last,
    closedWith: closing.result,
    problems: [
      ...(checkpoint.isSigned ? [] : ['The checkpoint is not signed with the log’s key.']),
      ...closing.problems,
      ...bans.problems,
      ...found.flatMap(({ problem }) => problem ?? []),
      ...repeatedEvents(events),
    ],
  };
}

type Checkpoint = Pick<TreeHead, 'size' | 'root'>;
type Opening = OwnLog['openings'][number];
type Found = { opening: Opening; event: OwnEvent | null; closing: number | null };

function problemOf(
  { opening, event, closing }: Found,
  { week, member, checkpoint }: Pick<OwnAnswers, 'week' | 'member'> & { checkpoint: Checkpoint },
): string | null {
  const { index, salt, text } = opening;
  // Nobody can tell any more to which text the leaf commits.
  if (salt === null) return null;
  const name = event ? nameOf(event) : `Leaf ${index} of the log`;
  if (!isLogged({ ...opening, salt }, checkpoint)) {
    return text === ''
      ? `Leaf ${index} of the log was about you; its event no longer is.`
      : `${name} is not as it was logged.`;
  }
  if (!event || event.member !== member || event.week !== week) {
    return `${name} is not one of your events of this week.`;
  }
  return closing !== null && index > closing
    ? `${name} was logged after this week was closed.`
    : null;
}

/** A ban whose end was changed has another leaf. */
function findBans(
  { member, openings }: OwnAnswers,
  checkpoint: Checkpoint,
  closing: number | null,
) {
  const problems: string[] = [];
  const last = new Map<number, { index: number; ban: OwnBan }>();
  for (const { salt, ...leaf } of openings) {
    const ban = readBan(leaf.text);
    if (ban === null || salt === null) continue;
    if (ban.member !== member || !isLogged({ ...leaf, salt }, checkpoint)) {
      problems.push(`Leaf ${leaf.index} of the log, a ban, is not as it was logged.`);
    } else if (
      leaf.index < (closing ?? checkpoint.size) &&
      leaf.index > (last.get(ban.fromMs)?.index ?? -1)
    ) {
      last.set(ban.fromMs, { index: leaf.index, ban });
    }
  }
  return { last: [...last.values()].map(({ ban }) => ban), problems };
}

/** The week's last record, if it is a closing. */
function findClosing({ week, records }: OwnAnswers, checkpoint: Checkpoint) {
  const problems: string[] = [];
  let last: { index: number; result: string | null } | null = null;
  for (const record of records) {
    const { index, text } = record;
    const read = readRecord(text);
    if (!isLogged({ ...record, salt: NO_SALT }, checkpoint)) {
      problems.push(`Leaf ${index} of the log, a closing or reopening, is not as it was logged.`);
    } else if (read?.week !== week) {
      problems.push(`Leaf ${index} of the log is no closing or reopening of this week.`);
    } else if (last === null || index > last.index) {
      last = { index, result: read.kind === 'week_closed' ? read.result : null };
    }
  }
  const isClosed = last !== null && last.result !== null;
  return { index: isClosed ? (last?.index ?? null) : null, result: last?.result ?? null, problems };
}

function repeatedEvents(events: readonly OwnEvent[]): string[] {
  const seen = new Set<string>();
  return events.flatMap((event) => {
    const isRepeated = seen.has(event.event);
    seen.add(event.event);
    return isRepeated ? [`${nameOf(event)} is in the log twice.`] : [];
  });
}

/** The name of an event in sentences, with its time in minutes of UTC. */
export function nameOf({ event, type, at }: Pick<OwnEvent, 'event' | 'type' | 'at'>): string {
  return `Event ${event} (${type}, ${at.slice(0, 16).replace('T', ' ')} UTC)`;
}
