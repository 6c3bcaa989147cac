import type { OwnLog } from '#contract/site/log.ts';
import type { WeekPage } from '#contract/site/weeks.ts';
import { call } from '#web/api/call.ts';
import { fetchVerifierKey } from '#web/log/fetch-key.ts';
import { m } from '#web/messages.ts';
import { type CheckedWeek, contradictionsOf, fetchFile } from '../check-file.ts';
import { askWorker } from '../check-messages.ts';
import type { CheckOptions } from '../use-check.ts';
import type { OwnAnswers } from './own-leaves.ts';
import type { OwnWeek } from './own-week.ts';

/** A member's week by the log, and the check of the week's file. Null if the log has no checkpoint yet. */
export type CheckedOwnWeek = { own: OwnWeek; member: number; file: CheckedWeek } | null;

/**
 * Fetches the signed-in member's leaves of a week and the week's file, and checks both. Throws an error with a readable text if
 * something cannot be fetched or read.
 */
export async function checkOwnLog(week: WeekPage, options: CheckOptions): Promise<CheckedOwnWeek> {
  options.onProgress({ step: m.check_fetching_events(), share: 0 });
  // In parallel, because none of them needs another's answer.
  const [answers, { policies }, file] = await Promise.all([
    fetchAnswers(week.week, options.signal),
    call('getPolicies', {}, { signal: options.signal }),
    fetchFile(week, options),
  ]);
  if (answers === null) return null;
  const worker = new Worker(new URL('./own-worker.ts', import.meta.url), { type: 'module' });
  const question = { answers, policies, file };
  const own = await askWorker<OwnWeek>(worker, question, { ...options, moved: file });
  const { inputs, check, fileHash } = own;
  return {
    own,
    member: answers.member,
    file: {
      check,
      contradictions: contradictionsOf(week, inputs, check),
      hash: { computed: fileHash, agrees: fileHash === week.resultHash },
    },
  };
}

/** A checkpoint may be signed between two calls; another one follows after an hour, or when a week is closed. */
const TRIES = 3;

async function fetchAnswers(week: string, signal: AbortSignal): Promise<OwnAnswers | null> {
  const input = { params: { week } };
  // Read before the checkpoint: if the key is replaced in between, the former one has signed that checkpoint too.
  const [{ userId }, verifierKey] = await Promise.all([
    call('getOwnStanding', input, { signal }),
    fetchVerifierKey(signal),
  ]);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { checkpoint, records } = await call('getWeekLog', input, { signal });
    if (checkpoint === null || verifierKey === null) return null;
    const openings = await fetchOpenings(week, checkpoint, signal);
    if (openings === null) continue;
    return { week, member: Number(userId), checkpoint, verifierKey, openings, records };
  }
  throw new Error(m.check_log_grew());
}

/** Null if an answer is for another checkpoint. */
async function fetchOpenings(week: string, checkpoint: string, signal: AbortSignal) {
  const openings: OwnLog['openings'] = [];
  for (;;) {
    const last = openings.at(-1);
    const query = last ? { after: String(last.index) } : {};
    const answer = await call('getOwnLog', { params: { week }, query }, { signal });
    if (answer.checkpoint !== checkpoint) return null;
    openings.push(...answer.openings);
    if (!answer.hasMore || answer.openings.length === 0) return openings;
  }
}
