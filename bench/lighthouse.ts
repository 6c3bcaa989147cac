import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoEvents } from '#server/services/demo/events.ts';
import { ensureChromium } from '../scripts/chromium.mjs';
import { PROGRAM } from '../scripts/prepare.mjs';
import { machine, percentile, table } from './report.ts';

const PAGES = ['/', '/leaderboard'];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Runs a page; the median counts, as Lighthouse advises. */
const RUNS = 3;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
].join(' ');

const GATEWAY_TOKEN = 'a-token-for-measurements-0123';
const WEEKS = 12;
const MOST_EVENTS = 1000;

const ownFolder = fileURLToPath(new URL('./lighthouse', import.meta.url));

/**
 * `npm run bench -- lighthouse [pages …]`: Lighthouse's mobile preset on the built site, served by our server with a community
 * in it. Lighthouse and its 200 packages have their own folder.
 */
export async function run(args: string[]): Promise<void> {
  if (!existsSync(join(ownFolder, 'node_modules'))) install();
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-lighthouse-'));
  const site = await startSite(folder);
  try {
    console.log(`Lighthouse, mobile preset, the middle of ${RUNS} runs. ${machine()}.\n`);
    const rows = (args.length > 0 ? args : PAGES).map((page) => measure(site.url, page, folder));
    console.log(table(HEAD, rows));
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

// Not `npm ci`: it expects a peer in the lockfile that npm itself leaves out.
function install(): void {
  const args = ['install', '--no-save', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', args, { cwd: ownFolder, stdio: 'inherit' });
  if (status !== 0) throw new Error('Lighthouse could not be installed.');
}

const HEAD = [
  'page',
  ...CATEGORIES,
  'LCP',
  'LCP element',
  'CLS',
  'blocked',
  'JavaScript',
  'CSS',
  'fonts',
];

type Audit = {
  score: number | null;
  numericValue?: number;
  details?: { items?: Record<string, unknown>[] };
};

type Report = {
  /** Why the run itself failed, e.g. because the browser gave no trace. */
  runtimeError?: { code: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, Audit>;
};

function measure(siteUrl: string, page: string, folder: string): string[] {
  const reports = Array.from({ length: RUNS }, (_, index) =>
    readReport(siteUrl + page, join(folder, `${index}.json`)),
  );
  reports.forEach((report, index) => {
    const missed = missedAudits(report);
    if (missed.length > 0) console.log(`${page}, run ${index + 1}: ${missed.join(', ')}`);
  });
  const middle = (read: (report: Report) => number) => percentile(reports.map(read), 0.5);
  const value = (audit: string) => middle((report) => report.audits[audit]?.numericValue ?? -1);
  const [last] = reports.slice(-1);
  const sent = (type: string) => `${kilobytes(last, type).toFixed(1)} kB`;
  return [
    page,
    ...CATEGORIES.map((name) => {
      const score = middle((report) => report.categories[name]?.score ?? -1);
      return String(Math.round(score * 100));
    }),
    `${(value('largest-contentful-paint') / 1000).toFixed(1)} s`,
    lcpElement(last),
    value('cumulative-layout-shift').toFixed(4),
    `${Math.round(value('total-blocking-time'))} ms`,
    ...['Script', 'Stylesheet', 'Font'].map(sent),
  ];
}

/** The problems that a run found apart from speed, which has its own numbers. */
function missedAudits({ categories, audits }: Report): string[] {
  const { performance: _, ...others } = categories;
  return Object.values(others)
    .flatMap(({ auditRefs }) => auditRefs.map(({ id }) => id))
    .filter((id) => (audits[id]?.score ?? 1) < 1)
    .map((id) => `${id} ${JSON.stringify(audits[id]?.details?.items ?? [])}`);
}

/** Runs Lighthouse once, and again if it reports that it did not see the page load. */
function readReport(url: string, path: string): Report {
  const report = runOnce(url, path);
  return report.runtimeError === undefined ? report : runOnce(url, path);
}

function runOnce(url: string, path: string): Report {
  const cli = join(ownFolder, 'node_modules/lighthouse/cli/index.js');
  const options = ['--quiet', '--output=json', `--output-path=${path}`, `--chrome-flags=${FLAGS}`];
  const { status, stderr } = spawnSync(
    'node',
    [cli, url, ...options, `--only-categories=${CATEGORIES.join(',')}`],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: ensureChromium() } },
  );
  if (status !== 0 && !existsSync(path)) throw new Error(stderr);
  return JSON.parse(readFileSync(path, 'utf8')) as Report; // Lighthouse's own format.
}

function kilobytes(report: Report | undefined, type: string): number {
  const items = report?.audits['network-requests']?.details?.items ?? [];
  const sizes = items.filter((item) => item.resourceType === type);
  return sizes.reduce((sum, item) => sum + Number(item.transferSize), 0) / 1000;
}

function lcpElement(report: Report | undefined): string {
  const text = JSON.stringify(report?.audits['largest-contentful-paint-element']?.details ?? {});
  return /"snippet":"<(\w+)/.exec(text)?.[1] ?? 'unknown';
}

async function startSite(folder: string) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    LOG_LEVEL: 'silent',
    BOT_GATEWAY_TOKEN: GATEWAY_TOKEN,
  };
  const child = spawn('node', [PROGRAM, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      const found = /http:\/\/\S+/.exec(output);
      if (found) resolve(found[0]);
    });
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
  await reportCommunity(url);
  return {
    url,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

// The demo's people, but reported by a bot: a demo excludes search engines, and Lighthouse deducts points for that.
async function reportCommunity(siteUrl: string): Promise<void> {
  const toMs = Date.now();
  const events = [...demoEvents({ seed: 1, fromMs: toMs - WEEKS * 604_800_000, toMs })];
  for (let from = 0; from < events.length; from += MOST_EVENTS) {
    const answer = await fetch(`${siteUrl}/api/bot/v1/events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${GATEWAY_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ events: events.slice(from, from + MOST_EVENTS) }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
}
