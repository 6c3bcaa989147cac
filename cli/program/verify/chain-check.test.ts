import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { parseAmount } from '#rules/amounts.ts';
import type { Db } from '#server/db/connect.ts';
import { readWeekTransactions } from '#server/services/weeks/chain-points.ts';
import { runHere } from '../../testing/cli.ts';
import { type LoggedSite, openLoggedSite, subjectsOf, WEEKS } from '../../testing/logged-site.ts';
import { checkChainLists } from './chain-check.ts';
import { openChainEvidence } from './chain-evidence.ts';
import { createReport } from './log-report.ts';
import { openSite } from './log-site.ts';

/** The bytes of a transaction by its id; the id of one without bytes answers with an error. */
const chain = new Map<string, { hex: string | null; isConfirmed: boolean }>();
let site: LoggedSite;
let index: Server;

beforeAll(async () => {
  site = await openLoggedSite();
  index = createServer((request, response) => {
    const [, height] = /^\/api\/block-height\/(\d+)$/.exec(request.url ?? '') ?? [];
    if (height !== undefined) {
      site.chain.readBlockHash(Number(height)).then(
        (hash) => response.end(hash),
        () => response.writeHead(404).end(),
      );
      return;
    }
    const [, txid = '', what] = /^\/api\/tx\/(\w+)\/(hex|status)$/.exec(request.url ?? '') ?? [];
    const found = chain.get(txid);
    response.statusCode = found === undefined ? 404 : found.hex === null ? 500 : 200;
    const confirmed = found?.isConfirmed ?? false;
    response.end(what === 'hex' ? found?.hex : JSON.stringify({ confirmed }));
  });
  await new Promise<void>((resolve) => index.listen(0, '127.0.0.1', resolve));
}, 120_000);
afterAll(async () => {
  index?.close();
  await site?.close();
});

/** Gives every tip of the site a transaction of the chain. */
beforeEach(async () => {
  chain.clear();
  await site.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    const { rows } = await sql<{ seq: bigint; units: bigint }>`
      select seq, amount as units from activity_events where type = 'tip' order by seq`.execute(tx);
    const txids = rows.map(({ seq, units }) => mine([units, 1_000n + seq]));
    await sql`update activity_events e set txid = t.txid
      from unnest(${rows.map(({ seq }) => seq)}::bigint[], ${txids}::text[]) t(seq, txid)
      where e.seq = t.seq`.execute(tx);
  });
});

const indexRoot = () => `http://127.0.0.1:${(index.address() as AddressInfo).port}/api`; // It listens on TCP.

/** Checks the lists as the command does after everything else. */
async function check() {
  let stdout = '';
  const report = createReport((line) => {
    stdout += `${line}\n`;
  });
  const { readTransaction } = openChainEvidence(indexRoot());
  const weeks = WEEKS.toReversed();
  await checkChainLists(openSite(site.address), { weeks, readTransaction, report });
  return { stdout, subjects: subjectsOf({ stdout, stderr: '', code: null }) };
}

const runVerify = (args: readonly string[]) =>
  runHere('verify', [site.address, ...args], { DATA_DIR: site.folder });

/** A tip that is listed in the newer week. */
async function findTip(db: Db = site.db) {
  const input = { week: WEEKS[1], page: 1, limit: 1, explorerTxUrl: null };
  const [tip] = (await readWeekTransactions(db, input)).transactions;
  if (!tip) throw new Error('no tip is listed');
  return { txid: tip.txid, units: parseAmount(tip.amount) };
}

it('the command agrees with an honest list, and says if the chain was not asked', async () => {
  const { stdout, code } = await runVerify(['--index', `${indexRoot()}/`]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ok transactions: 180 are in a block, with an output for each tip$/m);
  expect(stdout).toContain(
    `ok transactions ${WEEKS[1]}: 90 of 90 points (100 %) rest on transactions; listed: 90\n`,
  );
  const alone = await runVerify([]);
  expect(alone.code).toBe(0);
  expect(alone.stdout.match(/; the chain was not asked \(--index\)$/gm)).toHaveLength(3);
  expect(stdout).toMatch(/^ok hunt 2: what is fixed while it is settled, and block 16$/m);
});

it('the command finds a draw by a block that the chain does not have', async () => {
  const asked = site.chain.readBlockHash;
  const settled = async () => (await runVerify(['--index', indexRoot()])).stdout;
  vi.spyOn(site.chain, 'readBlockHash').mockResolvedValueOnce('ee'.repeat(32));
  expect(await settled()).toContain(
    `PROBLEM hunt 2: the chain has ${'ee'.repeat(32)} as block 16\n`,
  );
  vi.spyOn(site.chain, 'readBlockHash').mockImplementation(() => asked(1_000));
  expect(await settled()).toContain(
    'PROBLEM hunt 2: not checked: the index gave no answer about block 16: ',
  );
  vi.restoreAllMocks();
});

it('the command fails if the index does not answer', async () => {
  for (const known of chain.values()) known.hex = null;
  const { stdout, code } = await runVerify(['--index', indexRoot()]);
  expect([subjectsOf({ stdout, stderr: '', code }), code]).toEqual([['transactions'], 1]);
  expect(stdout).toContain('no answer about 180 of 180 transactions');
  expect((await runVerify(['--index', 'index.example'])).code).toBe(64);
});

const SUBJECT = `transactions ${WEEKS[1]}`;
const BOTH = `transactions ${WEEKS[1]}, ${WEEKS[0]}`;

it.each<[string, string, (tx: Db, txid: string) => Promise<unknown>]>([
  [
    'another transaction',
    SUBJECT,
    (tx, txid) =>
      sql`update activity_events set txid = repeat('c', 64) where txid = ${txid}`.execute(tx),
  ],
  [
    'another amount',
    SUBJECT,
    (tx, txid) =>
      sql`update activity_events set amount = amount + 1 where txid = ${txid}`.execute(tx),
  ],
  ['a doubled event', SUBJECT, (tx, txid) => double(tx, txid, WEEKS[1])],
  ['an event that is doubled in another week', BOTH, (tx, txid) => double(tx, txid, WEEKS[0])],
  ['a transaction that left the chain', SUBJECT, async (_, txid) => chain.delete(txid)],
  [
    'a transaction that is in no block',
    SUBJECT,
    async (_, txid) => chain.set(txid, { hex: chain.get(txid)?.hex ?? '', isConfirmed: false }),
  ],
])('%s is found', async (name, subject, change) => {
  const { txid } = await findTip();
  const { subjects, stdout } = await site.altered((tx) => change(tx, txid), check);
  expect(subjects).toEqual([subject]);
  expect(stdout).toContain(name === 'another transaction' ? 'c'.repeat(64) : txid);
});

it('two tips of one transaction agree if it has an output for each', async () => {
  const { txid, units } = await findTip();
  const shared = mine([units, units]);
  const change = async (tx: Db) => {
    await double(tx, txid, WEEKS[0]);
    await sql`update activity_events set txid = ${shared} where txid = ${txid}`.execute(tx);
  };
  expect((await site.altered(change, check)).subjects).toEqual([]);
});

it('an index that lies about a transaction gives no answer', async () => {
  const { txid, units } = await findTip();
  chain.set(txid, { hex: hexOf([units, 5n]), isConfirmed: true });
  const { stdout } = await check();
  expect(stdout).toMatch(
    /^PROBLEM transactions: not checked: the index gave no answer about 1 of 180 transactions: /m,
  );
});

/** Copies the tip of a transaction with its points, as somebody with the database's password could. */
async function double(tx: Db, txid: string, week: string): Promise<void> {
  await sql`
    with e as (
      insert into activity_events (id, type, at, member_id, counterpart_id, week, amount, txid)
      select id || ':copy', type, at, member_id, counterpart_id, ${week}::date, amount, txid
      from activity_events where txid = ${txid} returning *)
    insert into point_entries (event_seq, member_id, week, at, rule, points, week_points, full_points)
    select seq, member_id, week, at, 'tip', 100, 100, 100 from e`.execute(tx);
}

/** Puts a transaction with these outputs into a block. */
function mine(outputs: readonly bigint[]): string {
  const hex = hexOf(outputs);
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
  const txid = hash(hash(Buffer.from(hex, 'hex')))
    .reverse()
    .toString('hex');
  chain.set(txid, { hex, isConfirmed: true });
  return txid;
}

/** One input of nothing in particular, and outputs that anybody may spend. */
function hexOf(outputs: readonly bigint[]): string {
  const output = (units: bigint) => {
    const value = Buffer.alloc(8);
    value.writeBigUInt64LE(units);
    return `${value.toString('hex')}0151`;
  };
  const input = `${'11'.repeat(32)}0000000000ffffffff`;
  const count = outputs.length.toString(16).padStart(2, '0');
  return `0100000001${input}${count}${outputs.map(output).join('')}00000000`;
}
