import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { openLitecoindForTest } from '#server/testing/wallet/litecoind.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { ensureLitecoind } from '../../scripts/litecoind.mjs';
import { root } from '../../scripts/prepare.mjs';
import { ask } from './ask.ts';
import { type Engine, startEngine } from './engine.ts';
import { LONG_MS, runProgram } from './programs.ts';
import { replaceAll } from './proxies.ts';
import type { DoctorFinding } from './site.ts';
import { makeStandIns, STAND_IN } from './stand-ins.ts';

/** The machine itself, as compose.yaml names it. */
const HOST = '172.29.47.1';
const PROJECT = 'drill';
const UP_WITHIN_MS = 5 * 60_000;
/** The doctor's checks that must be right in the containers. No Telegram and no other machine is there. */
const CHECKS =
  `settings database database-rights database-schema jobs weeks fence secret wallet wallet-network wallet-coin
  wallet-signing backup`.split(/\s+/);

/** A community with the node's coin. */
const COMMUNITY = ['COMMUNITY_FILE=/etc/quarterdeck/community/community.json', 'WEEKLY_POOL=500'];
const COMMUNITY_FILE = {
  siteName: 'D',
  communityName: 'D',
  contact: 'https://t.me/d',
  coin: 'litecoin',
};

type Wrong = Record<string, string[]>;

/**
 * Builds the image by `Containerfile` and runs `compose.yaml` under podman, with stand-ins for the images of registries, and a
 * coin node on this machine. Returns what is wrong.
 */
export async function runContainers(
  folder: string,
): Promise<{ figures: Record<string, unknown>; wrong: Wrong }> {
  mkdirSync(folder);
  const path = await ensureLitecoind();
  if (path === null) throw new Error('litecoind not found: set LITECOIND_PATH');
  const node = await openLitecoindForTest(path);
  const engine = await startEngine(join(folder, 'engine'));
  try {
    await makeStandIns(engine, folder);
    await buildImage(engine);
    const alone = await runAlone(engine);
    const wallet = await node.openWallet(['1']);
    const services = await runServices(engine, {
      folder: join(folder, 'compose'),
      wallet: wallet.url,
    });
    const version = (await engine.podman('--version')).trim();
    return {
      figures: { podman: version, examined: services.states },
      wrong: { alone, ...services.wrong },
    };
  } finally {
    await engine.stop();
    await node.close();
  }
}

/** The stand-in takes the place of the base that Containerfile names. */
async function buildImage({ podman }: Engine): Promise<void> {
  const [, base] = /^FROM (\S+)/m.exec(readFileSync(join(root, 'Containerfile'), 'utf8')) ?? [];
  const context = `${base}=container-image://${STAND_IN}`;
  const how = ['--format', 'docker', '--isolation', 'chroot', '--network', 'host'];
  await podman('build', ...how, '--build-context', context, '--tag', 'quarterdeck', root);
}

/** One container on its embedded database: healthy, without rights, and ended by SIGTERM. */
async function runAlone({ podman }: Engine): Promise<string[]> {
  const rights = ['--cap-drop', 'all', '--security-opt', 'no-new-privileges'];
  const name = 'alone';
  const writable = ['--read-only', '--tmpfs', '/tmp', '--volume', 'alone:/data'];
  await podman('run', '--detach', '--init', '--name', name, ...rights, ...writable, 'quarterdeck');
  await untilTrue('the container is healthy', () => isHealthy(podman, name));
  const wrong = await lookInside(podman, name);
  await podman('stop', '--time', '15', name);
  const code = (await podman('inspect', '--format', '{{.State.ExitCode}}', name)).trim();
  await podman('rm', name);
  return [...wrong, ...(code === '0' ? [] : [`it exits with ${code} after SIGTERM`])];
}

type Podman = Engine['podman'];

const isHealthy = (podman: Podman, name: string) =>
  podman('healthcheck', 'run', name).then(
    () => true,
    () => false,
  );

/** The rights of a process in the container that it must not have. */
async function lookInside(podman: Podman, name: string): Promise<string[]> {
  const inside = (script: string) =>
    podman('exec', name, 'sh', '-c', script).then(
      (said) => said.trim(),
      () => 'failed',
    );
  const expected: [script: string, answer: string][] = [
    ['id -un', 'node'],
    ['grep -E "^Cap(Prm|Eff|Bnd)" /proc/1/status | tr -d "\\t0[:alpha:]:\\n"', ''],
    ['grep NoNewPrivs /proc/1/status | tr -cd 01', '1'],
    ['touch /usr/local/bin/quarterdeck', 'failed'],
    ['touch /data/drill && rm /data/drill', ''],
  ];
  const wrong: string[] = [];
  for (const [script, answer] of expected) {
    const said = await inside(script);
    if (said !== answer) wrong.push(`${name}, ${script}: ${said}, not ${answer}`);
  }
  return wrong;
}

async function runServices(
  { podman, socket }: Engine,
  { folder, wallet }: { folder: string; wallet: string },
): Promise<{ states: string; wrong: Wrong }> {
  const httpsPort = await freePort();
  mkdirSync(join(folder, 'community'), { recursive: true });
  writeFileSync(join(folder, 'community/community.json'), JSON.stringify(COMMUNITY_FILE));
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  const ports = `ports: ['${await freePort()}:80', '${httpsPort}:443']`;
  // Debian's compose is older than the name of a project in its file.
  const pairs: [string, string][] = [
    ['name: quarterdeck\n', ''],
    ["ports: ['80:80', '443:443', '443:443/udp']", ports],
  ];
  const file = readFileSync(join(root, 'compose.yaml'), 'utf8');
  writeFileSync(join(folder, 'compose.yaml'), replaceAll(file, pairs));
  const { port, ...address } = partsOf(wallet);
  writeFileSync(
    join(folder, '.env'),
    settings(`http://${address.login}@${HOST}:${port}${address.path}`),
    { mode: 0o600 },
  );
  const compose = async (...args: string[]) => {
    const all = ['--project-name', PROJECT, '--project-directory', folder, ...args];
    const file = ['--file', join(folder, 'compose.yaml')];
    await runProgram('docker-compose', [...file, ...all], { DOCKER_HOST: socket }, LONG_MS);
  };
  const site = `${PROJECT}_site_1`;
  const checking = checkHealth(podman);
  const opening = passOn(HOST, port);
  try {
    await compose('up', '--detach', '--no-build');
    const gate = await opening;
    // On a busy machine some jobs have not run yet. The doctor's last word counts.
    const isFine = async () => (await examine(podman, site)).wrong.length === 0;
    await untilTrue('the doctor finds no fault', isFine).catch(() => {});
    const { states, wrong: doctor } = await examine(podman, site);
    gate.close();
    const pages = await readPages(podman, httpsPort);
    const rights = await lookInside(podman, site);
    const backups = await keepBackups(podman, site);
    return { states, wrong: { pages, doctor, rights, backups } };
  } catch (error) {
    console.log(await podman('logs', '--tail', '20', site).catch(() => 'no log of the site'));
    throw error;
  } finally {
    checking.stop();
  }
}

function partsOf(url: string) {
  const { username, password, port, pathname } = new URL(url);
  return { login: `${username}:${password}`, port: Number(port), path: pathname };
}

/** The file of docs/operations.md, filled in and with the node. */
function settings(wallet: string): string {
  const text = /```sh\n(DOMAIN=[\s\S]*?)```/.exec(
    readFileSync(join(root, 'docs/operations.md'), 'utf8'),
  )?.[1];
  if (text === undefined) throw new Error('docs/operations.md has no .env');
  const given: Record<string, string> = {
    DOMAIN: 'localhost',
    TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
    OWNER_TELEGRAM_ID: '2000',
  };
  const lines = text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', value = ''] = line.replace(/\s+#.*/, '').split('=');
      return `${name}=${given[name] ?? (value || randomBytes(32).toString('hex'))}`;
    });
  const more = [`WALLET_RPC_URL=${wallet}`, 'COIN_NETWORK=regtest', 'RPC_INSECURE=1', ...COMMUNITY];
  return `${[...lines, ...more].join('\n')}\n`;
}

async function examine(podman: Podman, site: string): Promise<{ states: string; wrong: string[] }> {
  // It exits with 1 at a fault, and Telegram is one.
  const asked = podman('exec', site, 'sh', '-c', 'quarterdeck doctor --json || true');
  // The doctor's own form, of this very build.
  const { findings } = JSON.parse(await asked) as { findings: DoctorFinding[] };
  const found = findings.filter(({ check }) => CHECKS.includes(check));
  return {
    states: found.map(({ check, state }) => `${check} ${state}`).join(', '),
    wrong: CHECKS.map((name) => found.find(({ check }) => check === name) ?? name)
      .filter((each) => typeof each === 'string' || each.state !== 'ok')
      .map((each) =>
        typeof each === 'string' ? `${each} is missing` : `${each.check}: ${each.says}`,
      ),
  };
}

/** Pages come over TLS from Caddy's port, with a certificate of its own authority. */
async function readPages(podman: Podman, port: number): Promise<string[]> {
  const authority = '/data/caddy/pki/authorities/local/root.crt';
  const ca = Buffer.from(await podman('exec', `${PROJECT}_caddy_1`, 'cat', authority));
  const wrong: string[] = [];
  for (const path of ['/leaderboard', '/wallet', '/health/ready']) {
    const { status } = await ask(`https://localhost:${port}${path}`, { ca });
    if (status !== 200) wrong.push(`${path}: ${status}`);
  }
  return wrong;
}

/** A backup stays in its volume, where another container finds it. */
async function keepBackups(podman: Podman, site: string): Promise<string[]> {
  await podman('exec', site, 'quarterdeck', 'backup');
  const other = ['--volume', `${PROJECT}_backups:/backups`, '--entrypoint', 'ls', 'quarterdeck'];
  const kept = await podman('run', '--rm', ...other, '/backups');
  return kept.includes('.age') ? [] : [`no backup is there: ${kept}`];
}

/**
 * Calls at the containers' address of this machine reach the node, which listens on loopback alone. The address is there once
 * compose has made its network, a moment before the site starts.
 */
async function passOn(host: string, port: number): Promise<Server> {
  const gate = createServer((caller) => {
    const called = connect(port, '127.0.0.1');
    caller.pipe(called).pipe(caller);
    for (const each of [caller, called]) each.on('error', () => {});
  });
  const listen = async () => {
    gate.listen(port, host);
    return once(gate, 'listening').then(
      () => true,
      () => false,
    );
  };
  await untilTrue(`this machine has ${host}`, listen);
  return gate;
}

/** Podman's own timers for this are systemd's, which not every machine has. */
function checkHealth(podman: Podman): { stop(): void } {
  const timer = setInterval(async () => {
    const names = await podman('ps', '--quiet').catch(() => '');
    for (const name of names.split('\n').filter(Boolean)) await isHealthy(podman, name);
  }, 15_000);
  return { stop: () => clearInterval(timer) };
}

async function untilTrue(what: string, check: () => Promise<boolean>): Promise<void> {
  const untilMs = performance.now() + UP_WITHIN_MS;
  while (!(await check())) {
    if (performance.now() > untilMs) throw new Error(`not within five minutes: ${what}`);
    await pause(500);
  }
}
