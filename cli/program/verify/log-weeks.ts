import { createHash } from 'node:crypto';
import { Value } from 'typebox/value';
import { getWeekLog, type LogRecords } from '#contract/site/log.ts';
import { type DatedPolicy, getPolicies } from '#contract/site/policies.ts';
import { getWeek, getWeeks } from '#contract/site/weeks.ts';
import { canonicalPolicy } from '#rules/policies/policy.ts';
import { leftUnits, unlikePolicy } from '#rules/weeks/check-policy.ts';
import { checkResult } from '#rules/weeks/check-result.ts';
import { type ResultInputs, readResult } from '#rules/weeks/result.ts';
import { nextWeek } from '#rules/weeks/week.ts';
import { type Head, type LogKey, readHead } from './log-heads.ts';
import { isInLog, NO_SALT } from './log-openings.ts';
import type { Report } from './log-report.ts';
import { readAnswer, type Site } from './log-site.ts';

const API = '/api/weekly-rewards';
const PAGE = 100;
/** A file of several million shares. */
const MOST_FILE_BYTES = 400_000_000;

type Deps = { key: LogKey; report: Report };

/**
 * Checks the policies and the file of every closed week: against its closing in the log, and by splitting its pool again.
 *
 * @returns the checkpoints by which the closings were proved
 */
export async function checkWeeks(site: Site, { key, report }: Deps): Promise<Head[]> {
  const { policies } = await readAnswer(site, `${API}/policies`, getPolicies.response);
  for (const { hash, policy } of policies) {
    if (hashOf(canonicalPolicy(policy)) === hash) report.ok('policy', hash);
    else report.problem('policy', `the document with the hash ${hash} has another`);
  }
  const heads = new Map<string, Head>();
  const left: Left = new Map();
  for (const week of (await listWeeks(site)).toReversed()) {
    const { head, problems } = await checkWeek(site, { week, key, policies, left, report });
    if (head !== null) heads.set(head.note, head);
    for (const problem of problems) report.problem(`week ${week}`, problem);
    if (problems.length === 0) report.ok(`week ${week}`, 'the file, the split and the closing');
  }
  return [...heads.values()];
}

/** The names of the closed weeks, newest first. */
export async function listWeeks(site: Site): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { weeks } = await readAnswer(
      site,
      `${API}/weeks?page=${page}&limit=${PAGE}`,
      getWeeks.response,
    );
    found.push(...weeks.map(({ week }) => week));
    if (weeks.length < PAGE) return found;
  }
}

/** Units that the week before left, by week. */
type Left = Map<string, bigint>;
type Week = Deps & { week: string; policies: readonly DatedPolicy[]; left: Left };

async function checkWeek(site: Site, { week, key, policies, left, report }: Week) {
  const problems: string[] = [];
  let head: Head | null = null;
  try {
    const log = await readAnswer(site, `${API}/weeks/${week}/log`, getWeekLog.response);
    head = await readHead(key, log.checkpoint);
    if (head === null) report.problem('checkpoint', 'it is not signed with the log’s key');
    const page = await readAnswer(site, `${API}/weeks/${week}?limit=1`, getWeek.response);
    const file = await site.bytes(`${API}/weeks/${week}/csv`, MOST_FILE_BYTES);
    const hash = hashOf(file);
    if (page.resultHash !== hash) problems.push(`the file is ${hash}, the page says another`);
    problems.push(...closingProblems(log, { week, head, hash }));
    const { inputs, shares } = readResult(file.toString());
    if (inputs.week !== week) problems.push(`the file is about ${inputs.week}`);
    if (!checkResult(inputs, shares).agrees) problems.push('the split is not the formula’s');
    problems.push(...policyProblems(inputs, policies, left));
    left.set(nextWeek(inputs.week), leftUnits(inputs, shares));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  return { head, problems };
}

function closingProblems(
  { records }: LogRecords,
  { week, head, hash }: { week: string; head: Head | null; hash: string },
): string[] {
  if (head === null) return ['no checkpoint proves its closing'];
  const salted = records.map((record) => ({ ...record, salt: NO_SALT }));
  if (!salted.every((record) => isInLog(record, head))) return ['a record is not in the log'];
  const last = records.toSorted((a, b) => a.index - b.index).at(-1);
  if (last === undefined) return ['the closing is not in the log; it is added within a minute'];
  // The leaf commits to the text, and anybody can read it.
  const text: unknown = JSON.parse(last.text);
  const closing = { kind: 'week_closed', week, result: hash };
  return Value.Equal(text, closing) ? [] : [`the log closed it otherwise: ${last.text}`];
}

/** The policy is the newest one that began by this week. */
function policyProblems(inputs: ResultInputs, policies: readonly DatedPolicy[], left: Left) {
  const { week, policy } = inputs;
  const begun = policies.filter(({ fromWeek }) => fromWeek <= week);
  const [inForce] = begun.toSorted((a, b) => (a.fromWeek < b.fromWeek ? 1 : -1));
  if (inForce?.hash !== policy?.hash) return ['the file names another policy than was in force'];
  if (inForce === undefined) return [];
  return unlikePolicy(inputs, inForce.policy, left.get(week)).map(
    (figure) => `the ${figure} is not the policy’s`,
  );
}

/** SHA-256 as hexadecimal digits. */
export function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}
