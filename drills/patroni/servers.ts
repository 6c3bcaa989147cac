// Two servers: one on a node of the databases, one on the drill's own machine.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PROGRAM } from '../../scripts/prepare.mjs';
import { type RunningServer, startServer, stopServer } from '../servers.ts';
import { type Node, publicHost, spaceOf } from './network.ts';

const PORT = '3000';
const BETWEEN_MS = 250;
const LONGEST_MS = 180_000;

export type Server = { address: string; node: Node | null };

export type Servers = {
  all: readonly Server[];
  start(server: Server): Promise<void>;
  kill(server: Server): Promise<void>;
  /** Waits until a server acknowledges an event; returns its id. */
  acknowledge(server: Server): Promise<string>;
  /** Watches the leaderboard at another address too, for as long as the servers run. */
  watch(address: string): void;
  /** Answers of the leaderboard other than 200, while a server runs. */
  boardRefused: number;
  close(): Promise<void>;
};

export async function openServers(
  environment: Record<string, string>,
  { token, nodes }: { token: string; nodes: readonly (Node | null)[] },
): Promise<Servers> {
  const running = new Map<Server, RunningServer>();
  const all = nodes.map((node) => ({ address: `http://${hostOf(node)}:${PORT}`, node }));
  let isOn = true;
  const servers: Servers = {
    all,
    boardRefused: 0,
    async start(server) {
      const settings = { ...environment, HOST: hostOf(server.node), PORT };
      const space = server.node === null ? undefined : spaceOf(server.node);
      running.set(server, await startServer(settings, [PROGRAM, 'start'], { space }));
    },
    async kill(server) {
      const process = running.get(server);
      running.delete(server);
      if (process) await stopServer(process, 'SIGKILL');
    },
    acknowledge: (server) => acknowledge(server, token),
    watch(address) {
      watches.push(
        (async () => {
          while (isOn) {
            if (!(await showsBoard(address))) servers.boardRefused += 1;
            await pause(BETWEEN_MS);
          }
        })(),
      );
    },
    async close() {
      isOn = false;
      await Promise.all(watches);
      for (const process of running.values()) await stopServer(process, 'SIGKILL');
    },
  };
  for (const server of all) await servers.start(server);
  const watches = all.map(async (server) => {
    while (isOn) {
      const process = running.get(server);
      const isShown = process === undefined || (await showsBoard(server.address));
      // A server that was killed meanwhile owes no answer.
      if (!isShown && running.get(server) === process) servers.boardRefused += 1;
      await pause(BETWEEN_MS);
    }
  });
  return servers;
}

const hostOf = (node: Node | null) => publicHost(node ?? undefined);

async function showsBoard(address: string): Promise<boolean> {
  const response = await fetch(`${address}/leaderboard`, {
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  return response?.status === 200;
}

async function acknowledge({ address }: Server, token: string): Promise<string> {
  const id = randomUUID();
  const event = { id, type: 'gm', at: new Date().toISOString(), telegramId: '77' };
  const until = performance.now() + LONGEST_MS;
  while (performance.now() < until) {
    const response = await fetch(`${address}/api/bot/v1/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ events: [event] }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    await response?.arrayBuffer().catch(() => null);
    if (response?.status === 200) return id;
    await pause(BETWEEN_MS);
  }
  throw new Error(`${address} acknowledges nothing`);
}
