// A real daemon with the wallet that pays and the wallet of everybody else, behind a door that can hold a call.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { createHolds } from '#server/fakes/holds.ts';
import { openLitecoindForTest, WITHOUT_MWEB } from '#server/testing/wallet/litecoind.ts';
import { ensureLitecoind } from '../../scripts/litecoind.mjs';
import type { PayoutChain } from '../due-shares.ts';
import { publicHost } from './network.ts';

/** A community with the daemon's coin. */
export const COMMUNITY = {
  siteName: 'D',
  communityName: 'D',
  contact: 'https://t.me/d',
  coin: 'litecoin',
};

const UNITS = 100_000_000;
/** Coins of the first blocks that can be spent: 50 each. */
const MORE_BLOCKS = 40;
/** Enough for the shares of 25 rounds. */
const POOL = Array<string>(25).fill('40');
/** Tips circulate among the members, so these only have to be enough for the tips between two blocks. */
const PURSE = Array<string>(40).fill('5');
/** A payment is final under as many blocks. */
const DEEP = 6;
const MOST_LISTED = 200;

export type Receipt = { address: string; units: bigint; txid: string; confirmations: number };
type Listed = {
  category: string;
  address: string;
  amount: string;
  txid: string;
  confirmations: number;
};

export type Daemon = PayoutChain & {
  /** The paying wallet's address, for the servers on all machines. */
  url: string;
  /** Holds the next call of a method before it reaches the daemon, or its answer; `reached` resolves then. */
  hold: ReturnType<typeof createHolds>['hold'];
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Pays from the members' wallet; rejects if the daemon is dead, and may have paid then. */
  pay(address: string, amount: string): Promise<void>;
  /** Mines one block with everything that was sent. */
  mineAll(): Promise<void>;
  /** Everything that the members' addresses have received. */
  receipts(): Promise<Receipt[]>;
  close(): Promise<void>;
};

/** Throws if there is no litecoind. */
export async function openDaemon(): Promise<Daemon> {
  const path = await ensureLitecoind();
  if (path === null) throw new Error('litecoind not found: set LITECOIND_PATH');
  const node = await openLitecoindForTest(path, [WITHOUT_MWEB]);
  await node.mine(MORE_BLOCKS);
  const pool = await node.openWallet(POOL);
  const members = await node.openWallet(PURSE);
  const door = await openDoor(pool.url);

  async function receipts(): Promise<Receipt[]> {
    const { transactions } = (await members.call('listsinceblock')) as { transactions: Listed[] };
    return transactions
      .filter(({ category }) => category === 'receive')
      .map(({ amount, ...each }) => ({
        ...each,
        units: BigInt(Math.round(Number(amount) * UNITS)),
      }));
  }

  return {
    url: door.url,
    hold: door.hold,
    async kill() {
      // The call writes the blocks to disk. There are no peers from which the daemon could fetch lost ones again.
      await node.call('gettxoutsetinfo');
      await node.kill();
    },
    start: node.restart,
    async newAddresses(count) {
      const addresses: string[] = [];
      while (addresses.length < count) addresses.push(await members.newAddress());
      return addresses;
    },
    async mine() {
      const sent = (await pool.call('listtransactions', '*', MOST_LISTED)) as Listed[];
      const waiting = new Set((await node.call('getrawmempool')) as string[]);
      if (sent.some(({ txid }) => waiting.has(txid))) await node.mine(DEEP);
    },
    mineAll: () => node.mine(),
    async received(addresses) {
      const units = new Map<string, bigint>();
      for (const each of await receipts()) {
        units.set(each.address, (units.get(each.address) ?? 0n) + each.units);
      }
      return addresses.map((address) => units.get(address) ?? 0n);
    },
    async pay(address, amount) {
      await members.call('sendtoaddress', address, amount);
    },
    receipts,
    async close() {
      await door.close();
      await node.close();
    },
  };
}

/** Passes calls on to an address of loopback. A daemon that is dead refuses them, as it does without the door. */
async function openDoor(target: string) {
  const { host, pathname, username, password } = new URL(target);
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const { hold, pass } = createHolds();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const methods = [JSON.parse(body)].flat().map(({ method }: { method: string }) => method);
    for (const method of methods) await pass(method, 'before');
    const reply = await fetch(`http://${host}${request.url}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body,
    });
    const said = await reply.text();
    for (const method of methods) await pass(method, 'after');
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(said);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, publicHost(), resolve));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the door has no port');
  return {
    url: `http://${username}:${password}@${publicHost()}:${at.port}${pathname}`,
    hold,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
