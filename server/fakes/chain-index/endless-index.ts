import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../loopback.ts';

const HEIGHT = 1_000;
const TRANSACTIONS_PER_PAGE = 25;
/** Rows written at once; the rest waits until the client has read them. */
const ROWS_AT_ONCE = 500;
const STATUS = {
  confirmed: true,
  block_height: 900,
  block_hash: '0'.repeat(64),
  block_time: 1_800_000_000,
};

/**
 * An index at which every address holds this many outputs, in the format of electrs. It stores no answers: it generates them
 * while they are read.
 */
export async function openEndlessIndex(
  outputs: number,
): Promise<{ root: string; close(): Promise<void> }> {
  const pages = Math.ceil(outputs / (TRANSACTIONS_PER_PAGE * ROWS_AT_ONCE * 4));
  const server = createServer((request, response) => {
    const [, kind, address = '', what, , last] = (request.url ?? '').split('/');
    response.on('error', () => undefined);
    if (kind === 'blocks') response.end(String(HEIGHT));
    else if (what === 'utxo') sendUnspent(response, outputs).catch(() => response.destroy());
    else if (what === 'txs') {
      const page =
        last === undefined ? 0 : Math.floor(Number.parseInt(last, 16) / TRANSACTIONS_PER_PAGE);
      sendPage(response, { page, address, outputs: page < pages ? ROWS_AT_ONCE * 4 : 0 }).catch(
        () => response.destroy(),
      );
    } else response.end(JSON.stringify(sumsOf(outputs)));
  });
  return listenOnLoopback(server);
}

function sumsOf(outputs: number) {
  const sums = { funded_txo_sum: outputs * 1000, spent_txo_sum: 0 };
  return { chain_stats: sums, mempool_stats: { funded_txo_sum: 0, spent_txo_sum: 0 } };
}

async function sendUnspent(response: ServerResponse, outputs: number): Promise<void> {
  const rows = Array.from({ length: ROWS_AT_ONCE }, (_, vout) =>
    JSON.stringify({ txid: txidOf(7), vout, status: STATUS, value: 100_000 }),
  ).join();
  await write(response, '[');
  for (let at = 0; at < outputs; at += ROWS_AT_ONCE)
    await write(response, at === 0 ? rows : `,${rows}`);
  response.end(']');
}

/** Transactions of this many outputs each, all to the address. */
async function sendPage(
  response: ServerResponse,
  { page, address, outputs }: { page: number; address: string; outputs: number },
): Promise<void> {
  const output = JSON.stringify({
    scriptpubkey: `76a914${'ab'.repeat(20)}88ac`,
    scriptpubkey_asm: `OP_DUP OP_HASH160 OP_PUSHBYTES_20 ${'ab'.repeat(20)} OP_EQUALVERIFY OP_CHECKSIG`,
    scriptpubkey_type: 'p2pkh',
    scriptpubkey_address: address,
    value: 1000,
  });
  const rows = Array.from({ length: ROWS_AT_ONCE }, () => output).join();
  await write(response, '[');
  for (let at = 1; at <= (outputs > 0 ? TRANSACTIONS_PER_PAGE : 0); at += 1) {
    const txid = txidOf(page * TRANSACTIONS_PER_PAGE + at);
    await write(response, `${at === 1 ? '' : ','}{"txid":"${txid}","vin":[],"vout":[`);
    for (let sent = 0; sent < outputs; sent += ROWS_AT_ONCE) {
      await write(response, sent === 0 ? rows : `,${rows}`);
    }
    await write(response, `],"status":${JSON.stringify(STATUS)}}`);
  }
  response.end(']');
}

const txidOf = (number: number) => number.toString(16).padStart(64, '0');

async function write(response: ServerResponse, text: string): Promise<void> {
  if (response.destroyed) throw new Error('nobody reads on');
  if (response.write(text)) return;
  const closed = new AbortController();
  const { signal } = closed;
  await Promise.race([
    once(response, 'drain', { signal }),
    once(response, 'close', { signal }),
  ]).finally(() => closed.abort());
}
