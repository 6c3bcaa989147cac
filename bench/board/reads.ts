import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

const CONNECTIONS = 8;

/** For each read, the time when it was sent, in ms by `process.hrtime`, and the number of tips that it showed. */
export type Reads = { sentMs: Float64Array; tips: Float64Array; tookMs: number };

/** Reads `/api/stats` this often as strangers in another process, each again as soon as it is answered. */
export async function startReads(asked: { port: number; count: number }): Promise<Reads> {
  const options = { stdio: 'inherit', serialization: 'advanced' } as const;
  const child = fork(fileURLToPath(import.meta.url), [], options);
  child.send(asked);
  const [reads] = await once(child, 'message');
  child.kill();
  return reads;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on('message', async (asked: { port: number; count: number }) =>
    process.send?.(await play(asked)),
  );
}

const nowMs = () => Number(process.hrtime.bigint()) / 1e6;

async function play({ port, count }: { port: number; count: number }): Promise<Reads> {
  const [sentMs, tips] = [new Float64Array(count), new Float64Array(count)];
  const startMs = nowMs();
  let begun = 0;
  await Promise.all(Array.from({ length: CONNECTIONS }, reader));
  return { sentMs, tips, tookMs: nowMs() - startMs };

  function reader(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1');
      let read = 0;
      let text = '';
      const ask = () => {
        if (begun === count) {
          socket.destroy();
          return resolve();
        }
        read = begun++;
        sentMs[read] = nowMs();
        socket.write('GET /api/stats HTTP/1.1\r\nhost: a\r\n\r\n');
      };
      socket.setNoDelay(true);
      socket.on('connect', ask);
      socket.on('error', reject);
      // The answer is small, and ends with a brace.
      socket.on('data', (bytes) => {
        text += bytes.toString('latin1');
        if (!text.endsWith('}')) return;
        tips[read] = Number(/"totalTips":(\d+)/.exec(text)?.[1]);
        text = '';
        ask();
      });
    });
  }
}
