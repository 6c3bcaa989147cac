import { COSIGNATURE, findCosigned } from '#rules/log/cosignature.ts';
import { readEd25519Key, readNote, type VerifierKey } from '#rules/log/note.ts';
import { isoTime } from '#rules/times.ts';
import { isEd25519 } from '#server/services/log/ed25519.ts';
import { sha256 } from '#server/services/log/tiles.ts';
import { badCall } from '../../command.ts';
import type { Head } from './log-heads.ts';
import type { Report } from './log-report.ts';

/** Reads keys of witnesses, separated by commas. Throws UsageError. */
export function readWitnesses(text: string): VerifierKey[] {
  try {
    return text.split(',').map((each) => readEd25519Key(sha256, each.trim(), COSIGNATURE));
  } catch {
    throw badCall('verify', 'VKEYS: keys of witnesses as their operators give them');
  }
}

/** Checks that each witness cosigned the checkpoint. */
export async function checkWitnesses(
  head: Head | null,
  { witnesses, report }: { witnesses: readonly VerifierKey[]; report: Report },
): Promise<void> {
  for (const key of witnesses) {
    const seconds = head && (await findCosigned(readNote(head.note), key, isEd25519));
    const subject = `witness ${key.name}`;
    if (seconds === null) report.problem(subject, 'the newest checkpoint has no cosignature of it');
    else report.ok(subject, `cosigned the newest checkpoint at ${isoTime(seconds * 1000)}`);
  }
}
