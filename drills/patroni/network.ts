// Three machines on this one: network namespaces with a network for databases and another for everything else.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const NODES = [1, 2, 3] as const;
export type Node = (typeof NODES)[number];

const DATABASES = { bridge: 'qd-data', net: '10.77.0' };
const PUBLIC = { bridge: 'qd-public', net: '10.78.0' };
/** The drill's own machine. */
const OWN = 254;

export const databaseHost = (node: Node | typeof OWN) => `${DATABASES.net}.${node}`;
export const publicHost = (node: Node | typeof OWN = OWN) => `${PUBLIC.net}.${node}`;
export const spaceOf = (node: Node) => `qd-node${node}`;
const linkOf = (node: Node, { bridge }: { bridge: string }) => `${bridge}${node}`;

/** Makes the networks. Needs root. Remove them with `closeNetwork`, also those that an interrupted run left. */
export function openNetwork(): void {
  closeNetwork();
  for (const network of [DATABASES, PUBLIC]) {
    ip('link', 'add', network.bridge, 'type', 'bridge');
    ip('addr', 'add', `${network.net}.${OWN}/24`, 'dev', network.bridge);
    ip('link', 'set', network.bridge, 'up');
  }
  for (const node of NODES) {
    const space = spaceOf(node);
    ip('netns', 'add', space);
    ip('-n', space, 'link', 'set', 'lo', 'up');
    for (const network of [DATABASES, PUBLIC]) {
      const link = linkOf(node, network);
      const inside = network === DATABASES ? 'data' : 'public';
      ip('link', 'add', link, 'type', 'veth', 'peer', 'name', inside, 'netns', space);
      ip('link', 'set', link, 'master', network.bridge, 'up');
      ip('-n', space, 'addr', 'add', `${network.net}.${node}/24`, 'dev', inside);
      ip('-n', space, 'link', 'set', inside, 'up');
    }
  }
}

export function closeNetwork(): void {
  for (const node of NODES) {
    for (const pid of processesOn(node)) kill(pid);
    quietly('netns', 'del', spaceOf(node));
    for (const network of [DATABASES, PUBLIC]) quietly('link', 'del', linkOf(node, network));
  }
  for (const { bridge } of [DATABASES, PUBLIC]) quietly('link', 'del', bridge);
}

/** Cuts a node's machine off from the databases and from etcd; everything else still reaches it. */
export const cutOff = (node: Node) => ip('link', 'set', linkOf(node, DATABASES), 'down');
export const mend = (node: Node) => ip('link', 'set', linkOf(node, DATABASES), 'up');

export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with its parent.
  }
}

/** The processes on a node, by their ids; with `uid` only that user's. */
export function processesOn(node: Node, uid?: number): number[] {
  try {
    const listed = execFileSync('ip', ['netns', 'pids', spaceOf(node)], { stdio: 'pipe' });
    return String(listed)
      .split('\n')
      .filter(Boolean)
      .map(Number)
      .filter((pid) => uid === undefined || userOf(pid) === uid);
  } catch {
    return [];
  }
}

function userOf(pid: number): number | null {
  try {
    const found = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return found === undefined ? null : Number(found);
  } catch {
    return null;
  }
}

function ip(...words: string[]): void {
  execFileSync('ip', words, { stdio: 'pipe' });
}

function quietly(...words: string[]): void {
  try {
    ip(...words);
  } catch {
    // It was not there.
  }
}
