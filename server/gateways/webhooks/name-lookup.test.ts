import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNameLookup } from './name-lookup.ts';

/** A name server's records for a question of this type, as bytes of addresses; null: it sends no answer yet. */
type Records = (type: number) => Buffer[] | null;

const [A, AAAA] = [1, 28];
const V6 = Buffer.from('26062800022000010248189325c81946', 'hex');

let server: Socket;
let records: Records;
/** Functions that send a late empty answer to each unanswered question. */
let held: (() => void)[];

beforeEach(async () => {
  server = createSocket('udp4');
  held = [];
  server.on('message', (question, { port, address }) => {
    const type = question.readUInt16BE(12 + question.subarray(12).indexOf(0) + 1);
    const say = (found: Buffer[]) => server.send(answerTo(question, type, found), port, address);
    const found = records(type);
    if (found === null) held.push(() => say([]));
    else say(found);
  });
  await new Promise<void>((resolve) => server.bind(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
});

/** The question with answers appended, each of which refers to the name by its offset. */
function answerTo(question: Buffer, type: number, found: Buffer[]): Buffer {
  const end = 12 + question.subarray(12).indexOf(0) + 5;
  const head = Buffer.from(question.subarray(0, end));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(found.length, 6);
  head.writeUInt32BE(0, 8);
  const answers = found.map((data) => {
    const record = Buffer.from('c00c00000001000000000000', 'hex');
    record.writeUInt16BE(type, 2);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([head, ...answers]);
}

// No answer here takes long, but a busy machine may.
const look = (hostname: string, timeoutMs = 20_000) =>
  createNameLookup({ servers: [`127.0.0.1:${server.address().port}`], timeoutMs })(hostname);

it('returns every address of both kinds', async () => {
  records = (type) =>
    type === A ? [Buffer.from([93, 184, 216, 34]), Buffer.from([10, 0, 0, 7])] : [V6];
  expect(await look('hooks.example.com')).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '10.0.0.7', family: 4 },
    { address: '2606:2800:220:1:248:1893:25c8:1946', family: 6 },
  ]);
});

it('works with one kind', async () => {
  records = (type) => (type === AAAA ? [V6] : []);
  expect(await look('hooks.example.com')).toHaveLength(1);
  records = (type) => (type === A ? [Buffer.from([93, 184, 216, 34])] : []);
  expect(await look('hooks.example.com')).toEqual([{ address: '93.184.216.34', family: 4 }]);
});

it('queries nobody about an address', async () => {
  records = () => null;
  for (const [address, family] of [
    ['93.184.216.34', 4],
    ['2606:2800::1', 6],
  ] as const) {
    expect(await look(address)).toEqual([{ address, family }]);
  }
});

it('finds nothing if there is nothing', async () => {
  records = () => [];
  await expect(look('hooks.example.com')).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

it('waits for silent name servers only up to its limit', async () => {
  records = () => null;
  await expect(look('hooks.example.com', 50)).rejects.toMatchObject({ code: 'ENOTFOUND' });
});

it('does not hold up others while name servers are silent', async () => {
  records = () => null;
  const silent = Array.from({ length: 8 }, (_, index) =>
    look(`hooks${index}.example.com`).catch(({ code }) => code),
  );
  // Each look-up asks for both kinds of addresses.
  await vi.waitUntil(() => held.length >= 2 * silent.length, { timeout: 20_000 });
  const other = lookup('localhost').then(() => 'another one');
  expect(await Promise.race([other, ...silent])).toBe('another one');
  for (const sayNothing of held) sayNothing();
  expect(new Set(await Promise.all(silent))).toEqual(new Set(['ENOTFOUND']));
});
