import { readFileSync } from 'node:fs';
import { Value } from 'typebox/value';
import { getOwnLog, type OwnLog } from '#contract/site/log.ts';
import { isIncluded, leafHash } from '#rules/log/tree.ts';
import { sha256 } from '#server/services/log/tiles.ts';
import { UsageError } from '../../command.ts';
import type { Head } from './log-heads.ts';
import type { Report } from './log-report.ts';

/** The salt of a leaf that everybody can open. */
export const NO_SALT = '00'.repeat(32);

/** Reads what a member saved of `own-log`: an answer, or a list of answers. Throws UsageError. */
export function readOpenings(path: string): OwnLog[] {
  const saved: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const answers = Array.isArray(saved) ? saved : [saved];
  return answers.map((answer: unknown) => {
    if (Value.Check(getOwnLog.response, answer)) return answer;
    throw new UsageError(`${path} is not an answer of own-log, or a list of such answers.`);
  });
}

/**
 * Checks each opening against its answer's checkpoint.
 *
 * @param deps.read returns null for a checkpoint that no key of the log signed
 * @returns those checkpoints, which the log has to continue
 */
export async function checkOpenings(
  answers: readonly OwnLog[],
  { read, report }: { read: (note: string | null) => Promise<Head | null>; report: Report },
): Promise<Head[]> {
  const heads = new Map<string, Head>();
  for (const { checkpoint, openings } of answers) {
    const head = await read(checkpoint);
    if (head === null) {
      report.problem('openings', 'their checkpoint is not signed with a key of the log');
      continue;
    }
    heads.set(head.note, head);
    for (const { index, salt, text, proof } of openings) {
      if (salt === null) report.problem(`leaf ${index}`, 'its salt was erased');
      else if (isInLog({ index, salt, text, proof }, head)) report.ok(`leaf ${index}`, text);
      else report.problem(`leaf ${index}`, `this is not what was logged: ${text}`);
    }
  }
  return [...heads.values()];
}

/** Returns whether the log has a leaf with this text under a checkpoint. */
export function isInLog(
  { index, salt, text, proof }: { index: number; salt: string; text: string; proof: string[] },
  { size, root }: Head,
): boolean {
  if (!/^[0-9a-f]{64}$/.test(salt)) return false;
  const leaf = leafHash(sha256, sha256(Buffer.from(salt, 'hex'), Buffer.from(text)));
  const steps = proof.map((step) => Buffer.from(step, 'hex'));
  return isIncluded(sha256, { leaf, index, size, proof: steps, root });
}
