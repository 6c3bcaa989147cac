import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { listenOnLoopback } from '../loopback.ts';
import { writeDust } from './dust.ts';
import type { Fault } from './faults.ts';
import { createTestNode, type TestNode, type TestNodeOptions } from './node.ts';
import { replyTo } from './replies.ts';

export type TestWalletServer = {
  /** The address for `createNodeWallet`, with user and password; any number of processes may use it. */
  url: string;
  node: TestNode;
  /** All request bodies as received. */
  requests: string[];
  close(): Promise<void>;
};

/** Commands that another process may POST as JSON to `/control`; the answer is the state. */
type Order =
  | { do: 'mine'; count: number }
  | { do: 'reorg'; depth: number; transactions: 'to_mempool' | 'dropped' }
  | { do: 'order'; method: string; faults: Fault[] }
  | { do: 'down'; isDown: boolean }
  | { do: 'look' };

const USER = 'quarterdeck';
const PASSWORD = 'p@ss:word/with%signs';
const AUTHORIZATION = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;

/** The fake node as a server, so that processes can share a wallet and be killed while using it. */
export async function openTestWalletServer(
  options: TestNodeOptions & { node?: TestNode } = {},
): Promise<TestWalletServer> {
  const node = options.node ?? createTestNode(options);
  const requests: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    if (request.url === '/control') return send(response, 200, control(node, JSON.parse(text)));
    if (request.headers.authorization !== AUTHORIZATION) return send(response, 401, '');
    requests.push(text);
    const reply = await replyTo(node, text);
    if (reply === 'breaks') request.socket.destroy();
    else if (reply !== 'hangs') {
      response.writeHead(reply.status, { 'content-type': 'application/json' });
      await pipeline(Readable.from(writeDust(node, reply.body)), response);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // The caller has gone, or its connection.
      if (response.headersSent) response.destroy();
      // A failure of the fake must not look like one of the node.
      else send(response, 501, String(error));
    });
  });
  const { port, close } = await listenOnLoopback(server);
  return {
    url: `http://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/wallet/tips`,
    node,
    requests,
    close,
  };
}

function control(node: TestNode, order: Order): string {
  if (order.do === 'mine') node.mine(order.count);
  if (order.do === 'reorg') node.reorg(order.depth, order.transactions);
  if (order.do === 'order') node.faults.order(order.method, ...order.faults);
  if (order.do === 'down') node.faults.isDown = order.isDown;
  return JSON.stringify({
    height: node.chain.blocks.length - 1,
    mempool: [...node.chain.mempool],
    confirmed: node.chain
      .confirmedOutputs()
      .map(({ units, ...output }) => ({ ...output, units: String(units) })),
  });
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
