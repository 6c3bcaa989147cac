import { formatAmount } from '#rules/amounts.ts';
import { type ChainEvidence, type ChainProblem, chainProblem } from '#rules/weeks/chain-points.ts';
import { type Line, readChainList } from './chain-lists.ts';
import type { Report } from './log-report.ts';
import type { Site } from './log-site.ts';

/** Reads a transaction; null if the chain does not have it. Throws if there is no answer. */
export type ReadTransaction = (txid: string) => Promise<ChainEvidence | null>;

type Tip = Line & { week: string };

/** The transactions that are looked up at the same time. */
const AT_ONCE = 4;
/** After so many failures in a row the index is not asked any more. */
const MOST_FAILURES = 3;

/**
 * Checks the lists of transactions of closed weeks: their sums, and with an index that each transaction is in a block and has, for
 * each tip of any week that names it, an output of its own of that amount.
 *
 * @param input.readTransaction null if the chain is not asked
 */
export async function checkChainLists(
  site: Site,
  input: { weeks: readonly string[]; readTransaction: ReadTransaction | null; report: Report },
): Promise<void> {
  const { weeks, readTransaction, report } = input;
  const tips: Tip[] = [];
  for (const week of weeks) {
    const subject = `transactions ${week}`;
    try {
      const { lines, summary } = await readChainList(site, week);
      for (const line of lines) tips.push({ ...line, week });
      report.ok(
        subject,
        readTransaction ? summary : `${summary}; the chain was not asked (--index)`,
      );
    } catch (error) {
      report.problem(subject, textOf(error));
    }
  }
  if (readTransaction !== null) await compareWithChain(tips, readTransaction, report);
}

async function compareWithChain(
  tips: readonly Tip[],
  readTransaction: ReadTransaction,
  report: Report,
): Promise<void> {
  const named = new Map<string, Tip[]>();
  for (const tip of tips) named.set(tip.txid, [...(named.get(tip.txid) ?? []), tip]);
  const asking = createAsking(readTransaction);
  let [agreeing, unknown] = [0, 0];
  await eachOf([...named], async ([txid, own]) => {
    const evidence = await asking.ask(txid);
    if (evidence === undefined) {
      unknown += 1;
      return;
    }
    const problem = chainProblem(
      own.map(({ units }) => units),
      evidence,
    );
    if (problem === null) agreeing += 1;
    else report.problem(`transactions ${weeksOf(own)}`, `${txid} ${sentenceOf(problem)}`);
  });
  if (unknown > 0) {
    const why = `the index gave no answer about ${unknown} of ${named.size} transactions`;
    report.problem('transactions', `not checked: ${why}: ${asking.reason()}`);
  }
  report.ok('transactions', `${agreeing} are in a block, with an output for each tip`);
}

function createAsking(readTransaction: ReadTransaction) {
  let [failures, reason] = [0, ''];
  return {
    reason: () => reason,
    /** Undefined if there is no answer. */
    async ask(txid: string): Promise<ChainEvidence | null | undefined> {
      if (failures >= MOST_FAILURES) return undefined;
      try {
        const evidence = await readTransaction(txid);
        failures = 0;
        return evidence;
      } catch (error) {
        failures += 1;
        reason = textOf(error);
        return undefined;
      }
    },
  };
}

async function eachOf<T>(all: readonly T[], visit: (each: T) => Promise<void>): Promise<void> {
  const left = all.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const each of left) await visit(each);
    }),
  );
}

function sentenceOf(problem: ChainProblem): string {
  if (problem.kind === 'missing') return 'is not on the chain';
  if (problem.kind === 'unconfirmed') return 'is not in a block';
  return `has no output of ${formatAmount(problem.units)} for each tip of this amount that names it`;
}

const weeksOf = (tips: readonly Tip[]) => [...new Set(tips.map(({ week }) => week))].join(', ');

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
