import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { createNodeSource } from '#server/gateways/chain/node-source.ts';
import { followChain } from '#server/services/chain/follow.ts';
import { JUNKCOIN_ON } from '../../server/testing/wallet/coins.ts';
import { startEngines } from '../engines.ts';
import { machine, table } from '../report.ts';

const SIZES = [10, 1_000, 100_000];
const MOST_EXPECTED = 1_000_000;
const BLOCKS = 30;
const TRANSACTIONS = 2_000;
/** The transactions of a block that pay expected payments. */
const PAYING = 10;
const UNITS = 500_000_000n;

/**
 * `npm run bench -- chain`: blocks of 2,000 transactions, followed while this many payments are expected, compared with fetching
 * the same blocks from a node (`getblock`) and discarding them; and the memory of a follower with a million expected payments.
 * The node is its own process that answers from memory.
 */
export async function run(): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), ['node'], { execArgv: process.execArgv });
  const [port] = await once(child, 'message');
  const url = `http://bench:bench@127.0.0.1:${Number(port)}/`;
  const engines = await startEngines();
  const rows: string[][] = [];
  for (const { name, open, stop } of engines) {
    for (const size of name === 'PostgreSQL' ? [...SIZES, MOST_EXPECTED] : SIZES) {
      const { db, close } = await open();
      await expectMany(db, size);
      const alone = await readAlone(url);
      const { perSecond, found, megabytes } = await follow(db, url);
      if (found !== BLOCKS * PAYING) throw new Error(`${found} payments were found`);
      rows.push([
        name,
        size.toLocaleString('en-US'),
        perSecond.toFixed(1),
        alone.toFixed(1),
        (perSecond / alone).toFixed(2),
        megabytes.toFixed(0),
      ]);
      await close();
    }
    await stop();
  }
  child.kill();
  console.log(`Following blocks of ${TRANSACTIONS} transactions. ${machine()}\n`);
  const head = ['engine', 'expected', 'blocks/s', 'getblock alone', 'ratio', 'heap growth, MB'];
  console.log(table(head, rows));
}

/** Expected payments at different addresses. The blocks pay the first ones. */
async function expectMany(db: Db, size: number): Promise<void> {
  await sql`
    insert into expected_payments (kind, of_id, address, script, match, units, opened_height, opened_at, watched_until)
    select 'invoice', n, '', 'a914' || md5(n::text) || '0000000087', 'least', 1,
      0, now(), now() + interval '10 years'
    from generate_series(1, ${size}::int) n`.execute(db);
  await sql`analyze expected_payments`.execute(db);
}

async function readAlone(url: string): Promise<number> {
  const startMs = performance.now();
  for (let height = 1; height <= BLOCKS; height += 1) {
    const hash = await ask(url, 'getblockhash', [height]);
    await ask(url, 'getblock', [JSON.parse(hash).result, 2]);
  }
  return BLOCKS / ((performance.now() - startMs) / 1000);
}

async function ask(url: string, method: string, params: unknown[]): Promise<string> {
  const { origin } = new URL(url);
  const body = JSON.stringify({ id: 1, method, params });
  return (await fetch(origin, { method: 'POST', body })).text();
}

async function follow(db: Db, url: string) {
  await ask(url, 'begin', [0]);
  const source = createNodeSource({ url });
  const deps = { db, source, coin: JUNKCOIN_ON.test, now: () => Date.now() };
  await followChain(deps);
  await ask(url, 'begin', [BLOCKS]);
  global.gc?.();
  const before = process.memoryUsage().heapUsed;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().heapUsed);
  }, 20);
  const startMs = performance.now();
  while ((await followChain(deps)).height < BLOCKS);
  const perSecond = BLOCKS / ((performance.now() - startMs) / 1000);
  clearInterval(timer);
  const { rows } = await sql<{ found: number }>`
    select count(*)::int as found from chain_outputs`.execute(db);
  return { perSecond, found: rows[0]?.found ?? 0, megabytes: (most - before) / 1024 ** 2 };
}

/** The node, in its own process: a chain whose blocks are made once. */
function serve(): void {
  const blocks: { hash: string; json: string }[] = [];
  let previous = '0'.repeat(64);
  for (let height = 0; height <= BLOCKS; height += 1) {
    const block = blockOf(height, previous);
    previous = block.hash;
    blocks.push(block);
  }
  let tip = BLOCKS;
  const answer = (method: string, [first]: [string | number]): string => {
    if (method === 'getblockhash') return JSON.stringify(blocks[Number(first)]?.hash);
    if (method === 'getblock') return blocks.find(({ hash }) => hash === first)?.json ?? 'null';
    if (method === 'getrawmempool') return '[]';
    if (method === 'begin') tip = Number(first);
    return JSON.stringify({ blocks: tip, bestblockhash: blocks[tip]?.hash });
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { id, method, params } = JSON.parse(body);
    response.end(`{"result":${answer(method, params)},"error":null,"id":${id}}`);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port)); // It listens on TCP.
}

function blockOf(height: number, previousblockhash: string): { hash: string; json: string } {
  const tx = Array.from({ length: TRANSACTIONS }, (_, place) => ({
    txid: hashOf(`transaction ${height} ${place}`),
    vin: [
      { txid: hashOf(`coin ${height} ${place}`), vout: 0, scriptSig: { hex: '47'.repeat(107) } },
    ],
    vout: [0, 1].map((n) => ({
      value: Number(UNITS) / 1e8,
      n,
      scriptPubKey: {
        hex:
          place < PAYING && n === 0
            ? expectedScript(place + 1)
            : `76a914${hashOf(`${height} ${place} ${n}`).slice(0, 40)}88ac`,
      },
    })),
  }));
  const hash = hashOf(`block ${height}`);
  const merkleroot = rootOf(tx.map(({ txid }) => txid));
  return {
    hash,
    json: JSON.stringify({ hash, previousblockhash, merkleroot, time: 1_750_000_000 + height, tx }),
  };
}

function rootOf(txids: readonly string[]): string {
  let level = txids.map((txid) => Buffer.from(txid, 'hex').reverse());
  while (level.length > 1) {
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, pair) => {
      const left = level[2 * pair] ?? Buffer.alloc(0);
      const both = Buffer.concat([left, level[2 * pair + 1] ?? left]);
      return createHash('sha256').update(createHash('sha256').update(both).digest()).digest();
    });
  }
  return Buffer.from(level[0] ?? [])
    .reverse()
    .toString('hex');
}

/** The same script as in `expectMany`. */
function expectedScript(n: number): string {
  return `a914${createHash('md5').update(String(n)).digest('hex')}0000000087`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

if (process.argv[2] === 'node') serve();
