import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { DatedPolicy } from '#contract/site/policies.ts';
import type { ResultInputs, ResultShare } from '#rules/weeks/result.ts';
import { missingHundredths } from '#rules/weeks/rewards.ts';
import { weekEndMs } from '#rules/weeks/week.ts';
import { pointsText, quantityText } from '#web/ui/figures.ts';
import { type SplitFile, splitAgain } from '../check-split.ts';
import type { OwnBan } from './leaf-texts.ts';
import { checkOwnLeaves, type OwnAnswers, type OwnLeaves } from './own-leaves.ts';
import { type Recomputed, recomputeOwn } from './own-points.ts';

/** The question to the worker. */
export type OwnQuestion = {
  answers: OwnAnswers;
  /** All dated policies. */
  policies: readonly DatedPolicy[];
  file: ArrayBuffer;
};

/** A member's week by the log and by the week's file. */
export type OwnWeek = Omit<SplitFile, 'shares'> & {
  /** SHA-256 of the file, in hexadecimal digits. */
  fileHash: string;
  leaves: OwnLeaves;
  /** The member's line in the file. */
  share: ResultShare | null;
  /** True if the log had a ban of the member before the closing that stood when the week ended. */
  isBanned: boolean;
  /** Null where the events are not all known as they were logged. */
  recomputed: Recomputed | null;
  /** The differences between the log and the file, as sentences. */
  problems: string[];
};

/**
 * Checks a member's leaves of a week, splits the week's pool again, and compares the member's points with the file and the file with
 * the week's closing.
 *
 * @param onProgress hears which part of the file has been read, 0 to 1
 * @throws Error with a readable text if the file or an answer is malformed
 */
export async function checkOwnWeek(
  { answers, policies, file }: OwnQuestion,
  onProgress: (share: number) => void,
): Promise<OwnWeek> {
  const leaves = await checkOwnLeaves(answers);
  const fileHash = bytesToHex(sha256(new Uint8Array(file)));
  const { inputs, shares, check } = splitAgain(file, onProgress);
  const isBanned = leaves.bans.some((ban) => stoodAt(ban, weekEndMs(inputs.week)));
  const share = shares.find(({ memberNumber }) => memberNumber === answers.member) ?? null;
  // An event that was altered or cannot be opened would change what later ones earn.
  const isKnown = leaves.problems.length === 0 && leaves.erased === 0;
  const recomputed = isKnown ? recomputeOwn(leaves, { inputs, share }, policies) : null;
  // Before the closing is in the log, some events of the week may not be in it either.
  const problems =
    leaves.closedWith === null
      ? []
      : [
          ...closingProblems(leaves.closedWith, fileHash),
          ...(leaves.erased > 0
            ? []
            : pointProblems(leaves.hundredths, { share, isBanned }, inputs)),
        ];
  if (recomputed !== null) problems.push(...recomputed.problems);
  return { inputs, check, fileHash, leaves, share, isBanned, recomputed, problems };
}

function closingProblems(closedWith: string, fileHash: string): string[] {
  return closedWith === fileHash
    ? []
    : [`The log closed this week with the file ${closedWith}; this file is ${fileHash}.`];
}

function stoodAt({ fromMs, untilMs }: OwnBan, atMs: number): boolean {
  return fromMs <= atMs && (untilMs === null || untilMs > atMs);
}

function pointProblems(
  hundredths: number,
  { share, isBanned }: Pick<OwnWeek, 'share' | 'isBanned'>,
  { thresholdHundredths }: ResultInputs,
): string[] {
  if (share !== null) {
    return share.hundredths === hundredths
      ? []
      : [`Your events earned ${points(hundredths)}; the file says ${points(share.hundredths)}.`];
  }
  return isBanned || missingHundredths(hundredths, thresholdHundredths) > 0
    ? []
    : [
        `Your events earned ${points(hundredths)}, which reach the threshold, and the file has no entry for you. The log has no ban of yours that was in force when the week ended.`,
      ];
}

const points = (hundredths: number) => quantityText(pointsText(hundredths / 100), 'point');
