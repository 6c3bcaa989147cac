import type { Random } from '#server/testing/events.ts';
import type { BotApart } from './bot.ts';
import type { Daemon } from './daemon.ts';
import type { Disk } from './disk.ts';
import { cutOff, mend, NODES, type Node } from './network.ts';
import { DISK_NODE, type Nodes } from './nodes.ts';
import type { Servers } from './servers.ts';

/** Breaks something; returns the function that mends it. */
export type Fault = (input: {
  nodes: Nodes;
  servers: Servers;
  bot: BotApart;
  /** Of `DISK_NODE`. */
  disk: Disk;
  daemon: Daemon;
  random: Random;
}) => Promise<() => Promise<void>>;

/** The node whose machine runs a server too: cut off with the primary, they still reach each other. */
export const SHARED_NODE: Node = 1;

export const FAULTS: Readonly<Record<string, Fault>> = {
  async 'primary dies'({ nodes }) {
    const leader = await nodes.leader();
    nodes.killDatabase(leader);
    return async () => nodes.startDatabase(leader);
  },
  async 'replica dies'({ nodes, random }) {
    const leader = await nodes.leader();
    const replica = random.pick(NODES.filter((node) => node !== leader));
    nodes.killDatabase(replica);
    return async () => nodes.startDatabase(replica);
  },
  async 'etcd dies'({ nodes, random }) {
    const node = random.pick(NODES);
    nodes.killEtcd(node);
    return async () => nodes.startEtcd(node);
  },
  async 'server dies'({ servers, random }) {
    const server = random.pick(servers.all);
    await servers.kill(server);
    return () => servers.start(server);
  },
  async switchover({ nodes }) {
    const candidate = await nodes.candidate();
    if (candidate !== null) await nodes.switchTo(candidate);
    return async () => {};
  },
  async 'primary is cut off with a server'({ nodes }) {
    await nodes.lead(SHARED_NODE);
    cutOff(SHARED_NODE);
    return async () => mend(SHARED_NODE);
  },
  async 'replica has no room'({ nodes, disk, random }) {
    if ((await nodes.leader()) === DISK_NODE) {
      await nodes.lead(random.pick(NODES.filter((node) => node !== DISK_NODE)));
    }
    disk.fill();
    return async () => disk.makeRoom();
  },
  async 'bot dies'({ bot }) {
    await bot.kill();
    return bot.start;
  },
  async 'wallet dies'({ daemon }) {
    await daemon.kill();
    return daemon.start;
  },
};
