import type { WeekPage } from '#contract/site/weeks.ts';
import { SITE_ROUTES } from '#contract/site-routes.ts';
import { parseAmount } from '#rules/amounts.ts';
import { toHundredths } from '#rules/points/points.ts';
import type { ResultCheck } from '#rules/weeks/check-result.ts';
import type { ResultInputs } from '#rules/weeks/result.ts';
import { m } from '#web/messages.ts';
import { askWorker } from './check-messages.ts';
import type { SplitFile } from './check-split.ts';
import type { CheckOptions } from './use-check.ts';

export type CheckedWeek = {
  check: ResultCheck;
  /** The contradictions between the file and the page, as sentences. */
  contradictions: string[];
  /** Null on a page without https, where browsers cannot compute hashes. */
  hash: { computed: string; agrees: boolean } | null;
};

/**
 * Fetches the week's file, hashes it and recomputes the split. Throws an error with a readable
 * text if the file cannot be fetched or read.
 */
export async function checkFile(week: WeekPage, options: CheckOptions): Promise<CheckedWeek> {
  const bytes = await fetchFile(week, options);
  options.onProgress({ step: m.check_hashing(), share: 0 });
  const hash = await hashOf(bytes, week.resultHash);
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  const { inputs, check } = await askWorker<Omit<SplitFile, 'shares'>>(worker, bytes, {
    ...options,
    moved: bytes,
  });
  return { check, hash, contradictions: contradictionsOf(week, inputs, check) };
}

/** The usual length of a line of the file, in bytes, for the progress of fetching. */
const LINE_BYTES = 38;

/** Fetches the week's CSV file. */
export async function fetchFile(
  week: WeekPage,
  { signal, onProgress }: CheckOptions,
): Promise<ArrayBuffer> {
  const url = SITE_ROUTES.getWeekCsv.path.replace(':week', week.week);
  const response = await fetch(url, { signal });
  if (!response.ok || response.body === null) {
    throw new Error(m.check_not_fetched({ status: String(response.status) }));
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
    onProgress({ step: m.check_fetching(), share: Math.min(1, size / expected) });
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

/** The contradictions between the file and the page, as sentences. */
export function contradictionsOf(
  week: WeekPage,
  inputs: ResultInputs,
  check: ResultCheck,
): string[] {
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
  const differing = compared
    .filter(([, inFile, onPage]) => inFile !== onPage)
    .map(
      ([name, inFile, onPage]) => `The file gives ${inFile} as the ${name}, this page ${onPage}.`,
    );
  if (inputs.poolUnits === check.expectedPoolUnits) return differing;
  const made = `The file gives ${inputs.poolUnits} as the pool in units; its balance makes ${check.expectedPoolUnits}.`;
  return [...differing, made];
}
