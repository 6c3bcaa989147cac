/** Checks the public log's answers about one member's week (docs/spec/log.md#8-check-my-week). */
import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { LogRecords, OwnLog } from '#contract/site/log.ts';
import {
  ED25519,
  isSignedBy,
  keyIdOf,
  readCheckpoint,
  readNote,
  readVerifierKey,
} from '#rules/log/note.ts';
import { type Hash, isIncluded, leafHash } from '#rules/log/tree.ts';
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
  const checkpoint = readCheckpoint(readNote(answers.checkpoint).text);
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
      ...((await isSigned(answers, checkpoint))
        ? []
        : ['The checkpoint is not signed with the log’s key.']),
      ...closing.problems,
      ...bans.problems,
      ...found.flatMap(({ problem }) => problem ?? []),
      ...repeatedEvents(events),
    ],
  };
}

async function isSigned(answers: OwnAnswers, { origin }: Checkpoint): Promise<boolean> {
  const key = readVerifierKey(answers.verifierKey.trim());
  const isOwnId = bytesToHex(key.keyId) === bytesToHex(keyIdOf(hash, key));
  const isOfLog = key.name === origin && key.type === ED25519 && isOwnId;
  return isOfLog && isSignedBy(readNote(answers.checkpoint), key, isEd25519);
}

type Checkpoint = ReturnType<typeof readCheckpoint>;
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

type Leaf = { index: number; salt: string; text: string; proof: readonly string[] };

function isLogged({ index, salt, text, proof }: Leaf, { size, root }: Checkpoint): boolean {
  const leaf = leafHash(hash, hash(hexToBytes(salt), utf8ToBytes(text)));
  return isIncluded(hash, { leaf, index, size, root, proof: proof.map(hexToBytes) });
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

/** Everybody may read the text of a closing. */
const NO_SALT = '00'.repeat(32);

const hash: Hash = (...parts) => {
  const running = sha256.create();
  for (const part of parts) running.update(part);
  return running.digest();
};

// Not the browser's own: those of many phones have no Ed25519, and no page without https has any.
function isEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const isWhole = publicKey.length === 32 && signature.length === 64;
  return isWhole && ed25519.verify(signature, message, publicKey, { zip215: false });
}
