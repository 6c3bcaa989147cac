import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createJsonRpc, type JsonRpc } from '#server/gateways/json-rpc.ts';
import { freePort } from '../../../scripts/free-port.mjs';

const USER = 'quarterdeck';
const PASSWORD = 'regtest';
const START_MS = 50_000;
const POLL_MS = 50;
const LIMITS = { timeoutMs: 50_000, retries: 0 };
/** A coinbase can be spent after a hundred blocks; Litecoin's MWEB, unwanted here, begins at 432. */
const FIRST_BLOCKS = 110;

const CHANGES = new Set([
  ...['sendtoaddress', 'sendrawtransaction', 'generatetoaddress', 'generateblock'],
  'invalidateblock',
]);

export type Litecoind = Awaited<ReturnType<typeof openLitecoindForTest>>;

/** Blocks of MWEB begin at 432, and cannot be mined without transactions of that kind. */
export const WITHOUT_MWEB = '-vbparams=mweb:9999999999:9999999999';

/**
 * A real daemon on its own chain, in a temporary folder, with money to give away.
 *
 * @param further arguments of the daemon
 */
export async function openLitecoindForTest(path: string, further: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'quarterdeck-litecoind-'));
  const port = await freePort();
  const address = `http://${USER}:${PASSWORD}@127.0.0.1:${port}`;
  const rpc = createJsonRpc(address, fetch);
  let wallets = 0;
  let running = await start();

  async function start(): Promise<ChildProcess> {
    const own = [`-datadir=${folder}`, `-rpcport=${port}`, ...further];
    const child = spawn('sh', ['-c', GUARD, path, ...ARGUMENTS, ...own], {
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const deadline = Date.now() + START_MS;
    while (!(await answers(rpc))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        child.stdin?.end();
        throw new Error(`litecoind did not start (code ${child.exitCode})`);
      }
      await pause(POLL_MS);
    }
    return child;
  }

  async function end(how: 'stop' | 'kill'): Promise<void> {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    if (how === 'kill') running.stdin?.end();
    else await rpc.call('stop', [], LIMITS);
    await ended;
    running.stdin?.destroy();
  }

  async function createWalletNamed(name: string): Promise<JsonRpc> {
    // The last argument: load it again when the daemon restarts.
    await rpc.call('createwallet', [name, false, false, '', false, false, true], LIMITS);
    return createJsonRpc(`${address}/wallet/${name}`, fetch);
  }

  const faucet = await createWalletNamed('faucet');
  const call = async (target: JsonRpc, method: string, ...params: unknown[]) => {
    const answer = await target.call(method, params, LIMITS);
    // The sender's wallet knows at once, the others after processing their queue.
    if (CHANGES.has(method)) await target.call('syncwithvalidationinterfacequeue', [], LIMITS);
    return answer;
  };
  const newAddress = async (target: JsonRpc) =>
    String(await call(target, 'getnewaddress', '', 'legacy'));
  const mine = async (count = 1) => {
    await call(faucet, 'generatetoaddress', count, await newAddress(faucet));
  };
  await mine(FIRST_BLOCKS);

  return {
    /** Its RPC, without a wallet. */
    url: address,
    /** For calls to the node and to one of its wallets. */
    call: (method: string, ...params: unknown[]) => call(rpc, method, ...params),
    mine,

    /** Sends one of its own coins to an address; unconfirmed. */
    fund: (address: string) => call(faucet, 'sendtoaddress', address, '1'),

    /** A new wallet with one confirmed coin for each of these amounts. */
    async openWallet(amounts: readonly string[]) {
      wallets += 1;
      const name = `wallet${wallets}`;
      const own = await createWalletNamed(name);
      for (const amount of amounts) {
        await call(faucet, 'sendtoaddress', await newAddress(own), amount);
      }
      await mine();
      return {
        url: `${address}/wallet/${name}`,
        newAddress: () => newAddress(own),
        call: (method: string, ...params: unknown[]) => call(own, method, ...params),
      };
    },

    /** Replaces the last blocks with one more, empty ones; their transactions return to the mempool. */
    async reorg(depth: number) {
      const height = Number(await call(rpc, 'getblockcount'));
      await call(rpc, 'invalidateblock', await call(rpc, 'getblockhash', height - depth + 1));
      const address = await newAddress(faucet);
      for (let mined = 0; mined <= depth; mined++) await call(rpc, 'generateblock', address, []);
    },

    /** Mines a block with only this transaction, regardless of the mempool. */
    mineThis: async (rawHex: string) =>
      call(rpc, 'generateblock', await newAddress(faucet), [rawHex]),

    kill: () => end('kill'),
    stop: () => end('stop'),
    /** Restarts it on the same folder, after `kill`, `stop`, or now. */
    async restart() {
      await end('stop');
      running = await start();
    },
    async close() {
      await end('kill');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

// Kills the daemon as soon as its input ends, which also happens when the process of the tests is killed and can no longer do
// it. A daemon that ended by itself is not killed.
const GUARD = `
  exec 3<&0
  "$0" "$@" & daemon=$!
  (cat <&3; kill -9 $daemon) & guard=$!
  wait $daemon
  kill $guard`;

const ARGUMENTS = [
  '-regtest',
  '-server',
  '-listen=0',
  '-dnsseed=0',
  '-fallbackfee=0.001',
  '-keypool=10',
  `-rpcuser=${USER}`,
  `-rpcpassword=${PASSWORD}`,
  '-printtoconsole=0',
];

async function answers(rpc: JsonRpc): Promise<boolean> {
  return rpc.call('getblockcount', [], { timeoutMs: 2000, retries: 0 }).then(
    () => true,
    () => false,
  );
}
