import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * The body is about the size of a page. A POST takes as long as a change in the database. Idle connections are kept as long as
 * ours.
 */
const BARE = `
  const body = Buffer.alloc(8000, 'a');
  const answer = ({ method }, response) =>
    method === 'POST' ? setTimeout(() => response.end(body), 5) : response.end(body);
  const server = require('node:http').createServer(answer);
  server.keepAliveTimeout = 72000;
  server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => process.send(server.address().port));
`;

/** A server of one constant in its own process: the cost of Node and the machine alone. */
export async function startBare(): Promise<{ port: number; close(): void }> {
  const child = spawn(process.execPath, ['-e', BARE], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  return {
    port: Number(port),
    close: () => {
      child.kill();
    },
  };
}
