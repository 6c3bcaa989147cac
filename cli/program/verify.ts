import type { VerifierKey } from '#rules/log/note.ts';
import { badCall } from '../command.ts';
import { checkChainLists } from './verify/chain-check.ts';
import { openChainEvidence } from './verify/chain-evidence.ts';
import { type Head, readHead, readLogKey } from './verify/log-heads.ts';
import { checkHunts } from './verify/log-hunts.ts';
import { readKeyHistory, readSigned } from './verify/log-keys.ts';
import { checkOpenings, readOpenings } from './verify/log-openings.ts';
import { createReport, type Report } from './verify/log-report.ts';
import { openSeen, type Seen } from './verify/log-seen.ts';
import { openSite, type Site } from './verify/log-site.ts';
import { auditTree } from './verify/log-tree.ts';
import { checkWeeks, listWeeks } from './verify/log-weeks.ts';
import { checkWitnesses, readWitnesses } from './verify/log-witnesses.ts';

type Options = { seen?: string; openings?: string; witness?: string; index?: string };

/**
 * Checks the public log of a site, the files of its closed weeks, and what members saved of their own leaves
 * (docs/spec/log.md). Prints a line for each thing that it checked, and the verdict as the last one.
 */
export async function run({
  words: [address = ''],
  options,
}: {
  words: string[];
  options: Options;
}): Promise<number> {
  const site = openSite(readAddress(address, URL_HELP).origin);
  const seen = options.seen === undefined ? null : openSeen(options.seen);
  const openings = options.openings === undefined ? [] : readOpenings(options.openings);
  const witnesses = options.witness === undefined ? [] : readWitnesses(options.witness);
  const chain = options.index === undefined ? null : openIndex(options.index);
  const report = createReport(console.log);
  try {
    await checkSite(site, { seen, openings, witnesses, chain, report });
    const weeks = await listWeeks(site);
    const readTransaction = chain?.readTransaction ?? null;
    await checkChainLists(site, { weeks, readTransaction, report });
  } catch (error) {
    report.problem('site', error instanceof Error ? error.message : String(error));
  }
  const count = report.problems();
  console.log(count === 0 ? 'OK' : `${count} ${count === 1 ? 'problem' : 'problems'}`);
  return count === 0 ? 0 : 1;
}

type Given = {
  seen: Seen | null;
  openings: ReturnType<typeof readOpenings>;
  witnesses: VerifierKey[];
  chain: ReturnType<typeof openIndex> | null;
  report: Report;
};

async function checkSite(site: Site, given: Given): Promise<void> {
  const { seen, openings, witnesses, chain, report } = given;
  const key = await readLogKey(site);
  report.ok('key', key.text);
  const history = await readKeyHistory(site, { key, report });
  // Read before the checkpoint, which then covers them.
  const ofRecords = [
    ...(await checkWeeks(site, { key, report })),
    ...(await checkHunts(site, { key, report, readBlockHash: chain?.readBlockHash ?? null })),
  ];
  const newest = await readHead(key, await site.text('/log/checkpoint'));
  await checkWitnesses(newest, { witnesses, report });
  if (newest === null) report.problem('checkpoint', 'it is not signed with the log’s key');
  const [first, ...others] = newest === null ? ofRecords : [newest, ...ofRecords];
  if (first === undefined) return;
  // A cache may keep the checkpoint for seconds.
  const live = others.reduce((a, b) => (b.size > a.size ? b : a), first);
  report.ok('checkpoint', `${live.size} leaves, signed by ${live.origin}`);
  const ofOpenings = await checkOpenings(openings, {
    read: (note) => readSigned({ key, history }, note),
    report,
  });
  const found = report.problems();
  const before =
    seen === null ? [] : await seen.find({ site: site.root, key, history, live, report });
  const earlier = [
    ...ofRecords.map((head) => ({ subject: 'checkpoint', head })),
    ...ofOpenings.map((head) => ({ subject: 'openings', head })),
    ...history.heads.map((head) => ({ subject: 'key', head })),
    ...history.begun.map(({ after }) => ({ subject: 'key', head: after })),
    ...before.map((head) => ({ subject: 'seen', head })),
  ];
  await checkTree(site, { live, earlier, report });
  if (report.problems() === found) seen?.keep({ site: site.root, key, head: live });
}

type Earlier = { subject: string; head: Head };
type Tree = { live: Head; earlier: readonly Earlier[]; report: Report };

/** Compares the checkpoints with the leaves. */
async function checkTree(site: Site, { live, earlier, report }: Tree): Promise<void> {
  const forks = earlier.filter(({ head }) => isFork(head, live));
  for (const { subject, head } of forks) report.fork(subject, head, live);
  const others = earlier.filter((each) => !forks.includes(each));
  try {
    const sizes = [live.size, ...others.map(({ head }) => head.size)];
    const { roots, wrong } = await auditTree(site, { size: live.size, sizes });
    for (const path of wrong) report.problem('tile', `${path} does not follow from the leaves`);
    const isRight = ({ size, root }: Head) => Buffer.from(root).equals(roots.get(size) ?? NOTHING);
    if (!isRight(live)) {
      report.problem('tree', `the leaves do not have the root of the checkpoint\n${live.note}`);
      return;
    }
    report.ok('tree', `${live.size} leaves have the root of the checkpoint`);
    for (const { subject, head } of others) {
      if (isRight(head)) report.ok(subject, `the log continues its ${head.size} leaves of before`);
      else report.fork(subject, head, live);
    }
  } catch (error) {
    report.problem('tree', error instanceof Error ? error.message : String(error));
  }
}

const NOTHING = new Uint8Array();

/** True if the one cannot have become the other, whatever the leaves are. */
function isFork(before: Head, now: Head): boolean {
  const isOther = !Buffer.from(before.root).equals(now.root);
  return before.size > now.size || (before.size === now.size && isOther);
}

function openIndex(text: string) {
  const { origin, pathname } = readAddress(text, INDEX_HELP);
  return openChainEvidence(origin + pathname.replace(/\/+$/, ''));
}

const URL_HELP = 'URL: the address of a site, such as https://quarterdeck.example';
const INDEX_HELP =
  '--index: the address of an index of the chain, such as https://index.example/api';

function readAddress(text: string, help: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol)) throw badCall('verify', help);
  return url;
}
