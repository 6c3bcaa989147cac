import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LONG_MS, runProgram } from './programs.ts';

/** With a cgroup v1 beside it, crun refuses to work: here it sees version 2 alone. */
const HOLDER = `
  if [ ! -e /sys/fs/cgroup/cgroup.controllers ]; then
    umount --recursive /sys/fs/cgroup
    mount -t cgroup2 cgroup2 /sys/fs/cgroup
  fi
  echo ready
  exec sleep infinity`;

export type Engine = {
  /** Calls podman; returns what it prints. Throws if it fails. */
  podman(...args: string[]): Promise<string>;
  /** The address of its API, as docker's own. */
  socket: string;
  stop(): Promise<void>;
};

/** Podman with images, containers and limits of its own in the folder, so that the machine's stay as they are. Needs root. */
export async function startEngine(folder: string): Promise<Engine> {
  mkdirSync(folder);
  // Podman takes 50 characters at most.
  const runRoot = mkdtempSync(join(tmpdir(), 'engine-'));
  const config = join(folder, 'containers.conf');
  // Podman would raise limits that not every machine may raise, and the drill limits nothing itself. Left to itself it takes the
  // networks of an older backend if the machine has files of one.
  writeFileSync(
    config,
    `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
cgroups = "disabled"
[network]
network_backend = "netavark"
network_config_dir = "${folder}/networks"
`,
  );
  const holder = spawn('unshare', ['--mount', '--propagation', 'private', 'sh', '-ec', HOLDER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await Promise.race([once(holder.stdout, 'data'), once(holder, 'exit').then(refuse)]);
  const inside = (args: readonly string[]) => [
    `--mount=/proc/${holder.pid}/ns/mnt`,
    ...['podman', '--root', join(folder, 'storage'), '--runroot', runRoot],
    ...['--cgroup-manager', 'cgroupfs', ...args],
  ];
  const environment = { CONTAINERS_CONF: config };
  const podman = async (...args: string[]) =>
    (await runProgram('nsenter', inside(args), environment, LONG_MS)).stdout;
  const socket = `unix://${join(folder, 'podman.sock')}`;
  const service = spawn('nsenter', inside(['system', 'service', '--time', '0', socket]), {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!existsSync(join(folder, 'podman.sock'))) {
    if (service.exitCode !== null) throw new Error(`podman's service ended: ${service.exitCode}`);
    await pause(100);
  }
  return {
    podman,
    socket,
    async stop() {
      await podman('rm', '--all', '--force', '--time', '5');
      await end(service);
      await podman('system', 'reset', '--force');
      await end(holder);
      rmSync(runRoot, { recursive: true, force: true });
    },
  };
}

function refuse(): never {
  throw new Error('The drill cannot have mounts of its own: run it as root.');
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
