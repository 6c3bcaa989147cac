import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listenOnLoopback } from '#server/fakes/loopback.ts';

const TRANSACTIONS_ON_A_PAGE = 25;
const OUTPUTS_EACH = 200;
const COINS = 10_000;
/** Pages between two measurements of the memory. Each measurement collects garbage first. */
const LOOK_EACH = 4;

export type BusyIndex = {
  root: string;
  /** The largest growth of the memory in use, in bytes, without garbage. */
  mostHeap(): number;
  /** Pages that were read. */
  pages(): number;
  close(): Promise<void>;
};

/** An index of the chain on which every address has more transactions than anybody can read, each with hundreds of outputs. */
export async function openBusyIndex(): Promise<BusyIndex> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const outputs = JSON.stringify(
    Array.from({ length: OUTPUTS_EACH }, (_, place) => ({
      scriptpubkey_address: `mx5u3nqdPpzvEZ3vfnuUQEyHg3gHd8zr${String(place).padStart(3, '1')}`,
      value: 100_000 + place,
    })),
  );
  let pages = 0;
  let most = 0;
  collect();
  const before = process.memoryUsage().heapUsed;

  function transactionOf(number: number): string {
    const txid = number.toString(16).padStart(64, 'a');
    const vin = `[{"txid":"${txid}","vout":0,"prevout":null}]`;
    const status = `{"confirmed":true,"block_height":900,"block_time":2000000000}`;
    return `{"txid":"${txid}","vin":${vin},"vout":${outputs},"status":${status}}`;
  }

  function page(): string {
    pages += 1;
    if (pages % LOOK_EACH === 0) {
      collect();
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    }
    const first = pages * TRANSACTIONS_ON_A_PAGE;
    const numbers = Array.from({ length: TRANSACTIONS_ON_A_PAGE }, (_, place) => first + place);
    return `[${numbers.map(transactionOf).join()}]`;
  }

  function answerTo(path: string): string {
    if (path === '/blocks/tip/height') return '1000';
    if (!path.endsWith('/utxo')) return page();
    const status = '{"confirmed":true,"block_height":900,"block_time":2000000000}';
    const coins = Array.from({ length: COINS }, (_, place) => {
      return `{"txid":"${place.toString(16).padStart(64, 'b')}","vout":0,"value":1000,"status":${status}}`;
    });
    return `[${coins.join()}]`;
  }

  const server = createServer((request, response) => response.end(answerTo(request.url ?? '')));
  const { root, close } = await listenOnLoopback(server);
  return { root, close, mostHeap: () => most, pages: () => pages };
}
