import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, connect as openSocket, type Socket } from 'node:net';

type Reply = string | number | null | Reply[];

export type Redis = {
  /** Sends all commands in one write and waits for all of their answers. */
  pipeline(commands: readonly (readonly (string | number)[])[]): Promise<Reply[]>;
};

export type RedisProcess = Redis & { port: number; pid: number; stop(): Promise<void> };

/** Starts a private Redis without persistence; null if `redis-server` is not installed. */
export async function startRedis(): Promise<RedisProcess | null> {
  if (spawnSync('redis-server', ['--version']).status !== 0) return null;
  const port = await freePort();
  const options = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options.map(String), { stdio: 'ignore' });
  const redis = await openRedis(port, () => server.exitCode === null);
  return {
    ...redis,
    port,
    pid: Number(server.pid),
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

/** Connects to a Redis on this machine that may still be starting. */
export async function openRedis(port: number, isAlive = () => true): Promise<Redis> {
  const socket = await connectTo(port, isAlive);
  socket.setNoDelay(true);
  return { pipeline: createPipeline(socket) };
}

export function redisVersion(): string {
  const { stdout } = spawnSync('redis-server', ['--version'], { encoding: 'utf8' });
  return /v=([\d.]+)/.exec(stdout)?.[1] ?? 'unknown';
}

// A minimal client, so that the comparison measures Redis and not a client library.
function createPipeline(socket: Socket): Redis['pipeline'] {
  let unread = Buffer.alloc(0);
  const waiting: { count: number; resolve(replies: Reply[]): void }[] = [];
  let replies: Reply[] = [];
  socket.on('data', (chunk) => {
    unread = unread.length === 0 ? chunk : Buffer.concat([unread, chunk]);
    let from = 0;
    for (;;) {
      const parsed = parseReply(unread, from);
      if (!parsed) break;
      from = parsed.next;
      replies.push(parsed.reply);
      const [first] = waiting;
      if (first && replies.length === first.count) {
        waiting.shift();
        first.resolve(replies);
        replies = [];
      }
    }
    unread = unread.subarray(from);
  });
  return (commands) =>
    new Promise((resolve) => {
      waiting.push({ count: commands.length, resolve });
      socket.write(commands.map(encode).join(''));
    });
}

function encode(command: readonly (string | number)[]): string {
  const parts = command.map((part) => {
    const text = String(part);
    return `$${Buffer.byteLength(text)}\r\n${text}\r\n`;
  });
  return `*${parts.length}\r\n${parts.join('')}`;
}

/** The reply that starts at `from`, or null if it is incomplete. */
function parseReply(bytes: Buffer, from: number): { reply: Reply; next: number } | null {
  const lineEnd = bytes.indexOf('\r\n', from);
  if (lineEnd === -1) return null;
  const kind = String.fromCharCode(bytes[from] ?? 0);
  const line = bytes.toString('latin1', from + 1, lineEnd);
  const next = lineEnd + 2;
  if (kind === '+') return { reply: line, next };
  if (kind === ':') return { reply: Number(line), next };
  if (kind === '-') throw new Error(`Redis: ${line}`);
  const length = Number(line);
  if (length === -1) return { reply: null, next };
  if (kind === '$') {
    if (bytes.length < next + length + 2) return null;
    return { reply: bytes.toString('utf8', next, next + length), next: next + length + 2 };
  }
  const reply: Reply[] = [];
  let at = next;
  for (let index = 0; index < length; index++) {
    const item = parseReply(bytes, at);
    if (!item) return null;
    reply.push(item.reply);
    at = item.next;
  }
  return { reply, next: at };
}

async function connectTo(port: number, isAlive: () => boolean): Promise<Socket> {
  const deadlineMs = performance.now() + 10_000;
  while (isAlive() && performance.now() < deadlineMs) {
    const socket = openSocket(port, '127.0.0.1');
    const connected = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (connected) return socket;
  }
  throw new Error('redis-server does not answer');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
