import { checkResult, type ResultCheck } from '#rules/weeks/check-result.ts';
import { type ResultInputs, type ResultShare, readResult } from '#rules/weeks/result.ts';

/** The content of a week's file, and its split computed again. */
export type SplitFile = { inputs: ResultInputs; shares: ResultShare[]; check: ResultCheck };

/**
 * Reads a week's file and splits its pool again.
 *
 * @param onProgress hears from time to time which part has been read, 0 to 1
 * @throws Error with a readable text if the file is not valid
 */
export function splitAgain(bytes: ArrayBuffer, onProgress: (share: number) => void): SplitFile {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const { inputs, shares } = readResult(text, onProgress);
    return { inputs, shares, check: checkResult(inputs, shares) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new Error(`the file is not valid: ${problem}`);
  }
}
