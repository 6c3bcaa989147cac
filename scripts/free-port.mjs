// A port for a server that cannot be told to choose one by itself.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to whoever asks for any, and to every connection: one of these could be taken meanwhile. */
const PORTS = [20_000, 32_000];

/** @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = randomInt(...PORTS);
    if (await isFree(port)) return port;
  }
}

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
