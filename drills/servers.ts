import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PROGRAM } from '../scripts/prepare.mjs';

export type RunningServer = { address: string; process: ChildProcess; output(): string };

const AT = /Quarterdeck is at (\S+)/;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts the product in its own process, and returns when it answers. Throws its output if it ends instead.
 *
 * @param input.space the network namespace to start it in; by default the drill's own
 * @param input.sign what it prints once it works; the group is its address
 */
export async function startServer(
  environment: Record<string, string>,
  command: readonly string[] = [PROGRAM, 'start'],
  { space, sign = AT }: { space?: string | undefined; sign?: RegExp } = {},
): Promise<RunningServer> {
  const [file, ...words] = space === undefined ? ['node'] : ['ip', 'netns', 'exec', space, 'node'];
  const child = spawn(file, [...words, ...command], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', DEMO: '0', PORT: '0', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const address = new Promise<string>((resolve, reject) => {
    const hear = (data: Buffer) => {
      output += data;
      const found = sign.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`the server ended: ${output}`)));
  });
  return { address: await address, process: child, output: () => output };
}

export function hasEnded({ process: child }: RunningServer): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

/** Ends a server: by default as an operator does. */
export async function stopServer(
  server: RunningServer,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<void> {
  if (hasEnded(server)) return;
  const ended = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill(signal);
  await ended;
}
