import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/free-port.mjs';
import { startServer, stopServer } from '../servers.ts';
import { ask } from './ask.ts';
import { runProgram, startProgram } from './programs.ts';
import { replaceAll } from './proxies.ts';

const FOLDER = fileURLToPath(new URL('../../deploy/prometheus', import.meta.url));
const DASHBOARD = fileURLToPath(new URL('../../deploy/grafana/quarterdeck.json', import.meta.url));
/** The scrape interval is half a minute; on the first one the site may not be ready. */
const SCRAPED_WITHIN_MS = 120_000;
/** The demo's faucet has no claims, and a count without rows is left out. */
const WITHOUT_SAMPLES = ['quarterdeck_faucet_payments'];

type Tools = { prometheus: string; promtool: string };

/**
 * Prometheus with the files of `deploy/prometheus/` reads a demo, which has a wallet, a chain and payouts. Returns its version
 * and what is wrong.
 */
export async function scrapeDemo(
  { prometheus, promtool }: Tools,
  folder: string,
): Promise<{ version: string; metrics: number; wrong: Record<string, string[]> }> {
  mkdirSync(folder);
  await runProgram(promtool, ['check', 'rules', join(FOLDER, 'alerts.yml')]);
  await runProgram(promtool, ['test', 'rules', join(FOLDER, 'alerts.test.yml')]);
  const { stdout, stderr } = await runProgram(prometheus, ['--version']);
  const price = await openPrice();
  const [sitePort, port] = [await freePort(), await freePort()];
  const token = randomBytes(24).toString('hex');
  const config = writeConfig(folder, { sitePort, token });
  await runProgram(promtool, ['check', 'config', config]);
  const site = await startServer({
    DEMO: '1',
    PORT: String(sitePort),
    DATA_DIR: join(folder, 'data'),
    BACKUP_FOLDER: join(folder, 'backups'),
    BACKUP_PASSPHRASE: token,
    PRICE_URL: price.address,
    METRICS_TOKEN: token,
  });
  const running = startProgram(prometheus, [
    `--config.file=${config}`,
    `--storage.tsdb.path=${join(folder, 'tsdb')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=warn',
  ]);
  try {
    const query = (text: string) => queryAt(`http://127.0.0.1:${port}`, text);
    const names = [...listNames(listRules()), ...listNames(listPanels())];
    const wrong = await lookUntilRight(
      query,
      names.filter((name) => !WITHOUT_SAMPLES.includes(name)),
    );
    return {
      version: (stdout + stderr).split('\n')[0] ?? '',
      metrics: new Set(names).size,
      wrong,
    };
  } finally {
    await running.stop();
    await stopServer(site);
    price.close();
  }
}

function writeConfig(
  folder: string,
  { sitePort, token }: { sitePort: number; token: string },
): string {
  const credentials = join(folder, 'token');
  writeFileSync(credentials, token, { mode: 0o600 });
  copyFileSync(join(FOLDER, 'alerts.yml'), join(folder, 'alerts.yml'));
  const config = join(folder, 'prometheus.yml');
  const example = readFileSync(join(FOLDER, 'prometheus.yml'), 'utf8');
  const pairs: [string, string][] = [
    ['/etc/prometheus/quarterdeck-token', credentials],
    ['127.0.0.1:3000', `127.0.0.1:${sitePort}`],
  ];
  writeFileSync(config, replaceAll(example, pairs));
  return config;
}

type Query = (text: string) => Promise<number>;

/** Waits for a scrape after which nothing is missing; some jobs of the demo run a few seconds after its start. */
async function lookUntilRight(
  query: Query,
  names: readonly string[],
): Promise<Record<string, string[]>> {
  const untilMs = performance.now() + SCRAPED_WITHIN_MS;
  for (;;) {
    const wrong = {
      targets: (await query('up{job="quarterdeck"} == 1')) === 1 ? [] : ['up is not 1'],
      // The site's own label of that name.
      labels: (await query('quarterdeck_job_late{exported_job="chain"}')) === 1 ? [] : ['no chain'],
      missing: await filter(names, async (name) => (await query(name)) === 0),
      panels: await filter(listPanels(), async (text) => (await query(text)) < 0),
      alerts: (await query('ALERTS{alertstate="firing"}')) === 0 ? [] : ['one fires'],
    };
    const isRight = Object.values(wrong).every((each) => each.length === 0);
    if (isRight || performance.now() > untilMs) return wrong;
    await pause(1_000);
  }
}

async function filter(
  all: readonly string[],
  isWrong: (each: string) => Promise<boolean>,
): Promise<string[]> {
  const found: string[] = [];
  for (const each of all) if (await isWrong(each)) found.push(each);
  return found;
}

/** The number of series that a query finds; -1 if Prometheus does not answer or refuses it. */
async function queryAt(address: string, text: string): Promise<number> {
  const query = new URLSearchParams({ query: text });
  const answer = await ask(`${address}/api/v1/query?${query}`).catch(() => null);
  if (answer?.status !== 200) return -1;
  // The documented form of Prometheus's answer.
  const { data } = JSON.parse(answer.body.toString('utf8')) as { data: { result: unknown[] } };
  return data.result.length;
}

function listRules(): string[] {
  const text = readFileSync(join(FOLDER, 'alerts.yml'), 'utf8');
  return [...text.matchAll(/expr: ([\s\S]*?)\n +(?:for|labels):/g)].map(([, found]) => found ?? '');
}

function listPanels(): string[] {
  const found: string[] = [];
  JSON.parse(readFileSync(DASHBOARD, 'utf8'), (key, value: unknown) => {
    if (key === 'expr') found.push(String(value));
    return value;
  });
  return found;
}

function listNames(expressions: readonly string[]): string[] {
  return expressions.flatMap((text) => text.match(/\b(?:quarterdeck|process)_\w+/g) ?? []);
}

async function openPrice(): Promise<{ address: string; close(): void }> {
  const server = createServer((_request, response) => response.end('{"junkcoin":{"usd":0.5}}'));
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
