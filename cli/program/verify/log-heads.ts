import {
  ED25519,
  isSignedBy,
  readCheckpoint,
  readEd25519Key,
  readNote,
  type TreeHead,
  type VerifierKey,
} from '#rules/log/note.ts';
import { isEd25519 } from '#server/services/log/ed25519.ts';
import { sha256 } from '#server/services/log/tiles.ts';
import type { Site } from './log-site.ts';

/** The log's key, and its text. */
export type LogKey = VerifierKey & { text: string };

/** A checkpoint that the log's key signed. */
export type Head = TreeHead & { note: string };

/** Throws an error with a readable text if the site has no key that can be used. */
export async function readLogKey(site: Site): Promise<LogKey> {
  return readKeyText((await site.text('/log/verifier-key')).trimEnd());
}

/** Throws RangeError if this is no key of a log. */
export function readKeyText(text: string): LogKey {
  return { ...readEd25519Key(sha256, text, ED25519), text };
}

/** Reads a signed note; null if it is not a checkpoint of the key's log with its signature. */
export async function readHead(key: LogKey, note: string | null): Promise<Head | null> {
  if (note === null) return null;
  try {
    const read = readNote(note);
    const head = readCheckpoint(read.text);
    const isSigned = await isSignedBy(read, key, isEd25519);
    return isSigned && head.origin === key.name ? { ...head, note } : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
