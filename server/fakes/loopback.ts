import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a free port of this machine. `root`: its address, without a slash at the end. */
export type Loopback = { root: string; port: number; close(): Promise<void> };

/** Starts to listen; `close` also ends connections that are open. */
export async function listenOnLoopback(server: Server): Promise<Loopback> {
  // Otherwise a connection idle for 5 s is closed, perhaps just as the next call is on its way.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    root: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
