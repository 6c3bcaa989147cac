import { Value } from 'typebox/value';
import { getWeekTransactions, type WeekTransactions } from '#contract/site/week-transactions.ts';
import { getWeek } from '#contract/site/weeks.ts';
import { parseAmount } from '#rules/amounts.ts';
import { toHundredths } from '#rules/points/points.ts';
import { chainPercent } from '#rules/weeks/chain-points.ts';
import type { Site } from './log-site.ts';

const API = '/api/weekly-rewards/weeks';
const PAGE = 100;
/** More tips than any community has in a week; a site could go on for ever. */
const MOST_LINES = 1_000_000;

/** A tip of a week's list. */
export type Line = { txid: string; units: bigint; hundredths: number };

/** The list of a week's transactions, and its figures as a sentence. */
type ChainList = { lines: Line[]; summary: string };

/**
 * Reads the transactions on which points of a week rest, and adds up their points. Throws an error with a readable text if the sums
 * do not agree, or something cannot be read.
 */
export async function readChainList(site: Site, week: string): Promise<ChainList> {
  const first = await readPage(site, week, 1);
  const { total } = first.pagination;
  if (total > MOST_LINES) throw new Error(`the list has ${total} transactions, which is too many`);
  const lines = first.transactions.map(lineOf);
  for (let page = 2; lines.length < total; page += 1) {
    const next = await readPage(site, week, page);
    if (!Value.Equal(figuresOf(first), figuresOf(next))) {
      throw new Error('the list changed while it was read; try again');
    }
    if (next.transactions.length === 0) break;
    lines.push(...next.transactions.map(lineOf));
  }
  await requireSums(site, { first, lines });
  return { lines, summary: summaryOf(first) };
}

async function readPage(site: Site, week: string, page: number): Promise<WeekTransactions> {
  const path = `${API}/${week}/transactions?page=${page}&limit=${PAGE}`;
  const answer = await site.json(path);
  if (Value.Check(getWeekTransactions.response, answer) && answer.week === week) return answer;
  throw new Error(`${path}: the answer is malformed`);
}

function figuresOf({ pagination, ...answer }: WeekTransactions) {
  return [answer.totalActivityPoints, answer.chainPoints, answer.unlistedPoints, pagination.total];
}

function lineOf({ txid, amount, points }: WeekTransactions['transactions'][number]): Line {
  return { txid, units: parseAmount(amount), hundredths: toHundredths(points) };
}

async function requireSums(
  site: Site,
  { first, lines }: { first: WeekTransactions; lines: readonly Line[] },
): Promise<void> {
  const { week, totalActivityPoints, chainPoints, unlistedPoints, pagination } = first;
  if (lines.length !== pagination.total) {
    throw new Error(`the list has ${lines.length} transactions, and says ${pagination.total}`);
  }
  const listed = lines.reduce((sum, { hundredths }) => sum + hundredths, 0);
  const said = toHundredths(chainPoints) - toHundredths(unlistedPoints);
  if (listed !== said) {
    throw new Error(`the listed points are ${listed / 100}, and the list says ${said / 100}`);
  }
  const page = await site.json(`${API}/${week}?limit=1`);
  if (!Value.Check(getWeek.response, page)) throw new Error('the week’s page is malformed');
  if (page.totalActivityPoints !== totalActivityPoints) {
    throw new Error('the list has another number of points in all than the week’s page');
  }
}

function summaryOf(list: WeekTransactions): string {
  const { totalActivityPoints: all, chainPoints: onChain, unlistedPoints, pagination } = list;
  const percent = chainPercent(toHundredths(onChain), toHundredths(all));
  const unlisted = unlistedPoints === 0 ? '' : `, ${unlistedPoints} of them on unlisted ones`;
  return `${Math.min(onChain, all)} of ${all} points (${percent} %) rest on transactions${unlisted}; listed: ${pagination.total}`;
}
