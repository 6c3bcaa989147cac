// Three nodes with etcd, Patroni and PostgreSQL each, configured by deploy/patroni/patroni.yml.
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ownFolder, postgresBin, postgresUser } from '../postgres.ts';
import { databaseHost, kill, NODES, type Node, processesOn, spaceOf } from './network.ts';

const CONFIGURATION = fileURLToPath(new URL('../../deploy/patroni/patroni.yml', import.meta.url));
/** Its program, if it is not the one on the PATH. */
const PATRONI = process.env.PATRONI ?? 'patroni';
const PASSWORD = 'drill';
const LONGEST_MS = 180_000;

type Member = { name: string; role: string; state: string; lag?: number };

/** The node whose database has a disk of its own. */
export const DISK_NODE: Node = 3;

export type Nodes = {
  /** The address of the database on all hosts, for servers. */
  url: string;
  leader(): Promise<Node>;
  /** The standby that can be promoted. */
  candidate(): Promise<Node | null>;
  switchTo(node: Node): Promise<void>;
  /** Makes a node the primary, and waits until it is. */
  lead(node: Node): Promise<void>;
  /** Kills a node's Patroni and PostgreSQL at once. */
  killDatabase(node: Node): void;
  startDatabase(node: Node): void;
  killEtcd(node: Node): void;
  startEtcd(node: Node): void;
  /** Waits until every node is back, and commits are acknowledged by a standby. */
  allBack(): Promise<void>;
};

/** Where a node's database is, below the drill's folder. It exists before the nodes are opened. */
export const placeOf = (node: Node, folder: string) => join(folder, `node${node}`);

/** Makes a new cluster in a folder with the database and user `quarterdeck`. */
export async function openNodes(folder: string): Promise<Nodes> {
  const { uid = 0 } = postgresUser();
  const startEtcd = (node: Node) => run(node, folder, 'etcd', etcdWords(node, folder));
  const startDatabase = (node: Node) =>
    run(node, folder, PATRONI, [configurationOf(node, folder)], patroniSettings(node, folder));
  for (const node of NODES) {
    ownFolder(placeOf(node, folder));
    writeConfiguration(node, folder);
    startEtcd(node);
  }
  for (const node of NODES) startDatabase(node);
  const nodes: Nodes = {
    url: addressOf('quarterdeck'),
    async leader() {
      for (;;) {
        const leader = nodeOf((await readMembers()).find(isLeading));
        if (leader !== null) return leader;
        await pause(250);
      }
    },
    candidate: async () =>
      nodeOf((await readMembers()).find(({ role }) => role === 'sync_standby')),
    async switchTo(node) {
      const leader = await nodes.leader();
      if (leader === node) return;
      await call(leader, '/switchover', { leader: `node${leader}`, candidate: `node${node}` });
    },
    async lead(node) {
      if ((await nodes.leader()) === node) return;
      // Only the synchronous standby can be promoted. It is the other one as long as that runs.
      const other = await nodes.candidate();
      if (other !== null && other !== node) nodes.killDatabase(other);
      while ((await nodes.candidate()) !== node) await pause(250);
      await nodes.switchTo(node);
      if (other !== null && other !== node) startDatabase(other);
      await allBack();
    },
    killDatabase: (node) => {
      for (const pid of processesOn(node, uid)) kill(pid);
    },
    startDatabase,
    killEtcd: (node) => {
      for (const pid of processesOn(node)) if (programOf(pid) === 'etcd') kill(pid);
    },
    startEtcd,
    allBack,
  };
  await allBack();
  const leader = await nodes.leader();
  sql(leader, `create role quarterdeck login password '${PASSWORD}'`);
  sql(leader, 'create database quarterdeck owner quarterdeck');
  return nodes;
}

async function allBack(): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  let members: Member[] = [];
  while (performance.now() < until) {
    members = await readMembers();
    const isWhole =
      members.length === NODES.length &&
      members.some(isLeading) &&
      members.some(({ role }) => role === 'sync_standby') &&
      members.every(({ state }) => ['running', 'streaming'].includes(state));
    if (isWhole) return;
    await pause(250);
  }
  throw new Error(`the nodes are not back: ${JSON.stringify(members)}`);
}

const isLeading = ({ role, state }: Member) => role === 'leader' && state === 'running';

/** The members as seen by most nodes: a node that is cut off still believes what it knew. */
async function readMembers(): Promise<Member[]> {
  const answers = await Promise.all(
    NODES.map((node) =>
      call(node, '/cluster').then(
        ({ members }: { members: Member[] }) => members,
        () => null,
      ),
    ),
  );
  const known = answers.filter((each) => each !== null);
  const counts = known.map((each) => known.filter((other) => isAlike(each, other)).length);
  return known[counts.indexOf(Math.max(...counts))] ?? [];
}

function isAlike(one: Member[], other: Member[]): boolean {
  const roles = (members: Member[]) => members.map(({ name, role }) => `${name} ${role}`).sort();
  return String(roles(one)) === String(roles(other));
}

function nodeOf(member: Member | undefined): Node | null {
  return NODES.find((node) => member?.name === `node${node}`) ?? null;
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of Patroni's, whose fields the callers name.
async function call(node: Node, path: string, body?: object): Promise<any> {
  const response = await fetch(`http://${databaseHost(node)}:8008${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(body ? 60_000 : 2_000),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return body ? null : response.json();
}

const addressOf = (name: string) =>
  `postgres://quarterdeck:${PASSWORD}@${NODES.map((node) => `${databaseHost(node)}:5432`).join(',')}/${name}?target_session_attrs=read-write`;

const configurationOf = (node: Node, folder: string) => join(folder, `node${node}.yml`);

/** The three machines share one file system, and with it the usual place of PostgreSQL's socket. */
function writeConfiguration(node: Node, folder: string): void {
  const socket = `  parameters: { unix_socket_directories: ${placeOf(node, folder)} }`;
  const text = readFileSync(CONFIGURATION, 'utf8').replace('\npostgresql:\n', `$&${socket}\n`);
  writeFileSync(configurationOf(node, folder), text, { mode: 0o644 });
}

function etcdWords(node: Node, folder: string): string[] {
  const peer = (of: Node) => `http://${databaseHost(of)}:2380`;
  const client = `http://${databaseHost(node)}:2379`;
  const options = {
    name: `etcd${node}`,
    'data-dir': join(folder, `etcd${node}`),
    'listen-peer-urls': peer(node),
    'initial-advertise-peer-urls': peer(node),
    'listen-client-urls': `${client},http://127.0.0.1:2379`,
    'advertise-client-urls': client,
    'initial-cluster': NODES.map((of) => `etcd${of}=${peer(of)}`).join(','),
    'initial-cluster-state': 'new',
    'log-level': 'warn',
  };
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return isSafeWithV3() ? words : [...words, '--enable-v2'];
}

/** Before 3.0.3, an old primary that is back from behind a cut takes the lease from the new one through etcd's third interface. */
function isSafeWithV3(): boolean {
  const said = execFileSync(PATRONI, ['--version'], { encoding: 'utf8' });
  const version = /\d[\d.]*/.exec(said)?.[0] ?? '';
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return major > 3 || (major === 3 && (minor > 0 || patch >= 3));
}

function patroniSettings(node: Node, folder: string): Record<string, string> {
  const host = databaseHost(node);
  const place = placeOf(node, folder);
  const etcd = isSafeWithV3() ? 'ETCD3' : 'ETCD';
  return {
    PATRONI_NAME: `node${node}`,
    [`PATRONI_${etcd}_HOSTS`]: NODES.map((of) => `${databaseHost(of)}:2379`).join(','),
    PATRONI_RESTAPI_LISTEN: `${host}:8008`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${host}:8008`,
    PATRONI_POSTGRESQL_LISTEN: `${host},127.0.0.1:5432`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${host}:5432`,
    PATRONI_POSTGRESQL_DATA_DIR: join(place, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: postgresBin(),
    PATRONI_POSTGRESQL_PGPASS: join(place, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
    PATRONI_REWIND_USERNAME: 'rewinder',
    PATRONI_REWIND_PASSWORD: PASSWORD,
  };
}

/** Starts a program on a node. Patroni runs as PostgreSQL's user, because PostgreSQL does not run as root. */
function run(
  node: Node,
  folder: string,
  program: string,
  words: string[],
  environment: Record<string, string> = {},
): void {
  const { uid, gid } = postgresUser();
  const user =
    program === PATRONI
      ? ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--']
      : [];
  const name = program === PATRONI ? 'patroni' : program;
  const log = openSync(join(folder, `${name}${node}.log`), 'a');
  const child = spawn('ip', ['netns', 'exec', spaceOf(node), ...user, program, ...words], {
    cwd: '/',
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', ...environment },
    stdio: ['ignore', log, log],
  });
  child.unref();
  closeSync(log);
}

function sql(node: Node, statement: string): void {
  execFileSync(
    join(postgresBin(), 'psql'),
    ['--host', databaseHost(node), '--username', 'postgres', '--command', statement, 'postgres'],
    { env: { PGPASSWORD: PASSWORD }, stdio: 'pipe' },
  );
}

/** The name of a process's program; empty once it has ended. */
function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}
