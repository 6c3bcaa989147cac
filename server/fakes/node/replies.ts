import { WalletRefused } from '#server/gateways/node-wallet/wallet.ts';
import type { Fault, TestFaults } from './faults.ts';
import { writeAnswer } from './methods.ts';

/** The node's reaction to a request: it answers, never answers, or cuts the connection. */
export type Reply = { status: number; body: string } | 'hangs' | 'breaks';

type Call = { id: unknown; method: string; params: readonly unknown[] };
type Node = {
  faults: TestFaults;
  methods: (method: string, params: readonly unknown[]) => unknown;
  drop(txid: string): void;
};

const METHOD_NOT_FOUND = -32601;
const BUSY = { status: 503, body: '<html>busy</html>' };
/** Sent instead of the result. */
const REFUSALS: Partial<Record<string, { code: number; message: string }>> = {
  warming_up: { code: -28, message: 'Loading block index...' },
  in_chain: { code: -27, message: 'Transaction already in block chain' },
  missing_inputs: { code: -25, message: 'bad-txns-inputs-missingorspent' },
};

/** Handles a request, with the faults due. */
export async function replyTo(node: Node, requestText: string): Promise<Reply> {
  if (node.faults.isDown) return 'breaks';
  const request: unknown = JSON.parse(requestText);
  if (!Array.isArray(request)) return replyToCall(node, readCall(request));
  const answers: string[] = [];
  for (const each of request) {
    const reply = await replyToCall(node, readCall(each));
    if (typeof reply === 'string' || reply.status === BUSY.status) return reply;
    answers.push(reply.body);
  }
  return { status: 200, body: `[${answers.join()}]` };
}

async function replyToCall(node: Node, call: Call): Promise<Reply> {
  const { faults } = node;
  await faults.pass(call.method, 'before');
  const fault = faults.take(call.method);
  if (fault === 'times_out_before') return 'hangs';
  if (fault === 'breaks_before') return 'breaks';
  if (fault === 'http_error') return BUSY;
  const reply = perform(node, call, refusalOf(fault));
  await faults.pass(call.method, 'after');
  if (fault === 'times_out_after') return 'hangs';
  if (fault === 'breaks_after') return 'breaks';
  if (fault === 'cut_answer') {
    return { ...reply, body: reply.body.slice(0, reply.body.length / 2) };
  }
  if (fault === 'accepts_then_drops') {
    const { result }: { result: unknown } = JSON.parse(reply.body);
    if (typeof result === 'string') node.drop(result);
  }
  return reply;
}

function refusalOf(fault: Fault | null): { code: number; message: string } | null {
  return typeof fault === 'string' ? (REFUSALS[fault] ?? null) : fault;
}

function perform(node: Node, call: Call, refusal: { code: number; message: string } | null) {
  const { id, method, params } = call;
  try {
    if (refusal) throw new WalletRefused(refusal.code, refusal.message);
    const result = node.methods(method, params);
    return { status: 200, body: writeAnswer({ result, error: null, id }) };
  } catch (error) {
    if (!(error instanceof WalletRefused)) throw error;
    const { code, message } = error;
    const status = code === METHOD_NOT_FOUND ? 404 : 500;
    return { status, body: JSON.stringify({ result: null, error: { code, message }, id }) };
  }
}

function readCall(request: unknown): Call {
  if (typeof request === 'object' && request !== null && 'id' in request) {
    const { id } = request;
    const method = 'method' in request ? request.method : null;
    const params = 'params' in request ? request.params : null;
    if (typeof method === 'string' && Array.isArray(params)) return { id, method, params };
  }
  throw new TypeError('The request is none of JSON-RPC.');
}
