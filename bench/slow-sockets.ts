import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

type Order = { port: number; sockets: number };

/** Half of them send their headers byte by byte; half request sixteen pages again and again and read a byte now and then. */
const ASKED = 'GET /leaderboard HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(16);
const BEGUN = 'GET / HTTP/1.1\r\n';
const BYTE_EVERY_MS = 2000;

/** All of them come from addresses with this prefix. */
const SLOW_NETWORKS = '127.6.';

/** Opens slow sockets from 40 networks in another process; resolves when all are open. */
export async function openSlowSockets(order: Order): Promise<{ close(): void }> {
  const child = fork(fileURLToPath(import.meta.url), { stdio: 'inherit' });
  child.send(order);
  await once(child, 'message');
  return {
    close: () => {
      child.kill();
    },
  };
}

/** Counted at the server: a client that does not read does not notice that its socket was closed. */
export function slowSocketsAt(server: Server) {
  let count = 0;
  let closedMs = 0;
  server.on('connection', (socket) => {
    if (!socket.remoteAddress?.startsWith(SLOW_NETWORKS)) return;
    count += 1;
    socket.once('close', () => {
      count -= 1;
      closedMs = performance.now();
    });
  });
  return { count: () => count, lastClosedMs: () => closedMs };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on('message', async ({ port, sockets }: Order) => {
    for (let at = 0; at < sockets; at++) {
      const socket = openSlow(port, at);
      // A hundred at a time: the system, not the server, would drop more.
      if (at % 100 === 99) await once(socket, 'connect');
    }
    process.send?.('open');
  });
}

function openSlow(port: number, at: number): Socket {
  const isReader = at % 2 === 0;
  const socket = connect({ port, host: '127.0.0.1', localAddress: `${SLOW_NETWORKS}${at % 40}.1` });
  socket.pause();
  socket.on('error', () => {});
  socket.write(isReader ? ASKED : BEGUN);
  const drip = setInterval(() => {
    socket.read(1);
    socket.write(isReader ? ASKED : 'A');
  }, BYTE_EVERY_MS);
  socket.on('close', () => clearInterval(drip));
  return socket;
}
