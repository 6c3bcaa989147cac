import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Requests these paths from a server on this machine in turn, over kept connections, each again as soon as it is answered. */
export type Run = { port: number; paths: readonly string[]; connections: number; forMs: number };
export type Rate = { requests: number; tookMs: number };

export type Requests = { run(run: Run): Promise<Rate>; close(): void };

/** Starts the process that sends the requests: it does as little as possible, so that the server is measured. */
export function startRequests(): Requests {
  const child = fork(fileURLToPath(import.meta.url), { stdio: 'inherit' });
  return {
    async run(run) {
      child.send(run);
      const [rate] = await once(child, 'message');
      return rate;
    },
    close: () => {
      child.kill();
    },
  };
}

/** The CPU time that processes of this machine have used, in ms (Linux). */
export function cpuMs(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) * 10;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on('message', async (run: Run) => process.send?.(await play(run)));
}

async function play({ port, paths, connections, forMs }: Run): Promise<Rate> {
  const questions = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`));
  const startMs = performance.now();
  let requests = 0;
  await Promise.all(Array.from({ length: connections }, client));
  return { requests, tookMs: performance.now() - startMs };

  function client(_: unknown, first: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let next = first * 7919;
      let head = '';
      let missing = -1;
      const ask = () => socket.write(questions[next++ % questions.length] ?? '');
      socket.setNoDelay(true);
      socket.on('connect', ask);
      socket.on('error', reject);
      socket.on('data', (bytes) => {
        if (missing === -1) {
          head += bytes.toString('latin1');
          const end = head.indexOf('\r\n\r\n');
          if (end === -1) return;
          const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
          if (!head.startsWith('HTTP/1.1 200')) reject(new Error(head.slice(0, 500)));
          missing = end + 4 + length - head.length;
          head = '';
        } else missing -= bytes.length;
        if (missing > 0) return;
        missing = -1;
        requests += 1;
        if (performance.now() - startMs < forMs) ask();
        else {
          socket.destroy();
          resolve();
        }
      });
    });
  }
}
