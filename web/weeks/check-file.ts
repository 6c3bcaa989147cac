import type { WeekPage } from '#contract/site/weeks.ts';
import { SITE_ROUTES } from '#contract/site-routes.ts';
import { parseAmount } from '#rules/amounts.ts';
import { toHundredths } from '#rules/points/points.ts';
import type { ResultCheck } from '#rules/weeks/check-result.ts';
import type { ResultInputs } from '#rules/weeks/result.ts';
import type { CheckMessage } from './check-worker.ts';

/** The current step and how much of it is done, 0 to 1. */
export type Progress = { step: string; share: number };

export type CheckedWeek = {
  check: ResultCheck;
  /** The contradictions between the file and the page, as sentences. */
  contradictions: string[];
  /** Null on a page without https, where browsers cannot compute hashes. */
  hash: { computed: string; agrees: boolean } | null;
};

type Options = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/**
 * Fetches the week's file, hashes it and recomputes the split. Throws an error with a readable
 * text if the file cannot be fetched or read.
 */
export async function checkFile(week: WeekPage, options: Options): Promise<CheckedWeek> {
  const bytes = await fetchFile(week, options);
  options.onProgress({ step: 'Hashing the file', share: 0 });
  const hash = await hashOf(bytes, week.resultHash);
  const { inputs, check } = await splitAgain(bytes, options);
  return { check, hash, contradictions: contradictionsOf(week, inputs, check) };
}

/** The usual length of a line of the file, in bytes, for the progress of fetching. */
const LINE_BYTES = 38;

async function fetchFile(week: WeekPage, { signal, onProgress }: Options): Promise<ArrayBuffer> {
  const url = SITE_ROUTES.getWeekCsv.path.replace(':week', week.week);
  const response = await fetch(url, { signal });
  if (!response.ok || response.body === null) {
    throw new Error(`the file could not be fetched (${response.status})`);
  }
  const expected = Math.max(1, week.pagination.total * LINE_BYTES);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    onProgress({ step: 'Fetching the file', share: Math.min(1, size / expected) });
  }
  return new Blob(parts).arrayBuffer();
}

async function hashOf(bytes: ArrayBuffer, shown: string): Promise<CheckedWeek['hash']> {
  // Browsers offer `crypto.subtle` only on https and localhost.
  if (!window.isSecureContext) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const computed = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { computed, agrees: computed === shown };
}

function splitAgain(
  bytes: ArrayBuffer,
  { signal, onProgress }: Options,
): Promise<{ inputs: ResultInputs; check: ResultCheck }> {
  onProgress({ step: 'Recomputing the split', share: 0 });
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<{ inputs: ResultInputs; check: ResultCheck }>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', () =>
      reject(new Error('the browser could not run the check')),
    );
    worker.addEventListener('message', ({ data }: MessageEvent<CheckMessage>) => {
      if (data.kind === 'progress') {
        onProgress({ step: 'Recomputing the split', share: data.share });
      } else if (data.kind === 'failed') {
        reject(new Error(`the file is not valid: ${data.problem}`));
      } else {
        resolve(data);
      }
    });
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}

function contradictionsOf(week: WeekPage, inputs: ResultInputs, check: ResultCheck): string[] {
  const compared: [string, unknown, unknown][] = [
    ['week', inputs.week, week.week],
    ['pool in units', inputs.poolUnits, parseAmount(week.weeklyRewardPool)],
    [
      'threshold in hundredths',
      inputs.thresholdHundredths,
      toHundredths(week.minActivityThreshold),
    ],
    ['formula version', inputs.formulaVersion, week.formulaVersion],
    ['hash of the policy', inputs.policy?.hash, week.policy?.hash],
    [
      'highest share in units',
      inputs.policy?.highestUnits,
      week.policy ? parseAmount(week.policy.highestShare) : undefined,
    ],
    ['number of members', check.members, week.pagination.total],
    ['distributed total in units', check.listedUnits, parseAmount(week.totalDistributed)],
  ];
  return compared
    .filter(([, inFile, onPage]) => inFile !== onPage)
    .map(
      ([name, inFile, onPage]) => `The file says ${inFile} as the ${name}, this page ${onPage}.`,
    );
}
