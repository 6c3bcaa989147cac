import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../loopback.ts';
import { answerOf } from './faults.ts';
import { type Answer, bodyOf, refusal } from './replies.ts';
// Not `#server/`: browser tests also use this file, and for them that is the built server, without tests.
import { signInitData, signWidget } from './signer.ts';
import {
  createTestTelegram,
  type Payload,
  type TestTelegram,
  type TestTelegramOptions,
} from './telegram.ts';

export type TestTelegramServer = {
  /** The address for `createTelegramBot` and `TELEGRAM_API_ROOT`; any number of processes may use it. */
  root: string;
  telegram: TestTelegram;
  /** A person's login widget data, or Mini App opening, for this bot at a given time. */
  signWidget(telegramId: string, atMs: number): Record<string, string | number>;
  signInitData(telegramId: string, atMs: number): string;
  close(): Promise<void>;
};

type Webhook = { url: string; secret: string | undefined };

/**
 * The fake Telegram as a server: processes that use it may be killed, its state stays. Updates are read by long polling, or
 * pushed to a webhook with its secret.
 */
export async function openTestTelegramServer(
  options: TestTelegramOptions & { token: string },
): Promise<TestTelegramServer> {
  const telegram = createTestTelegram(options);
  const polls = createPolls(telegram, options.onCall);
  const prefix = `/bot${options.token}/`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const url = request.url ?? '';
    if (!url.startsWith(prefix)) {
      return send(response, 401, bodyOf(refusal(401, 'Unauthorized')));
    }
    const method = url.slice(prefix.length);
    const payload = payloadOf(body, request.headers['content-type'] ?? '');
    await telegram.faults.pass(method, 'before');
    const fault = telegram.faults.take(method, String(payload.chat_id ?? ''));
    const cuts = () => request.socket.destroy();
    if (fault === 'bad_gateway') return send(response, 502, '<html>502 Bad Gateway</html>');
    if (typeof fault === 'object' && fault && 'body' in fault)
      return send(response, 200, fault.body);
    if (fault === 'cut_before') return void cuts();
    if (fault === 'hangs_before') return;
    const paced =
      method === 'sendMessage' || method === 'sendPhoto'
        ? telegram.faults.refusalByPace(String(payload.chat_id))
        : null;
    const ordered = fault === null ? null : answerOf(fault);
    const reply =
      ordered ??
      paced ??
      (await polls.answer(method, payload, request)) ??
      telegram.methods[method]?.(payload);
    const given = reply ?? refusal(404, 'Not Found: method not found');
    const messageId = messageIdOf(method, given);
    telegram.log({ begunMs: begunMsOf(request), method, payload, status: given.status, messageId });
    await telegram.faults.pass(method, 'after');
    if (fault === 'cut_after') return void cuts();
    if (fault === 'hangs_after') return;
    send(response, given.status, bodyOf(given));
  }

  const server = createServer((request, response) => {
    if (options.dateMs) response.setHeader('date', new Date(options.dateMs()).toUTCString());
    // A failure of the fake must not look like one of Telegram.
    answer(request, response).catch((error: unknown) => send(response, 418, String(error)));
  });
  const { root, close } = await listenOnLoopback(server);
  return {
    root,
    telegram,
    signWidget: (telegramId, atMs) =>
      signWidget(
        { id: Number(telegramId), first_name: 'Person', auth_date: Math.floor(atMs / 1000) },
        options.token,
      ),
    signInitData: (telegramId, atMs) =>
      signInitData(
        {
          user: JSON.stringify({ id: Number(telegramId), first_name: 'Person' }),
          auth_date: String(Math.floor(atMs / 1000)),
        },
        options.token,
      ),
    close() {
      polls.close();
      return close();
    },
  };
}

/** Updates, for `getUpdates` and for a webhook. */
function createPolls(telegram: TestTelegram, onTaken?: () => void) {
  const { updates, listeners } = telegram;
  let webhook: Webhook | null = null;
  let isClosed = false;

  function confirm(offset: number): void {
    const before = updates.length;
    while (updates[0] !== undefined && updates[0].update_id < offset) updates.shift();
    if (updates.length < before) onTaken?.();
  }

  // One poll at a time, like Telegram: a second one ends the first with a 409.
  let waiting: ((answer: Answer) => void) | null = null;

  async function read(payload: Payload, request: IncomingMessage): Promise<Answer> {
    if (webhook)
      return refusal(409, "Conflict: can't use getUpdates method while webhook is active");
    waiting?.(refusal(409, 'Conflict: terminated by other getUpdates request'));
    confirm(Number(payload.offset ?? 0));
    const wanted = payload.allowed_updates;
    // An empty list asks for all kinds.
    const kinds = Array.isArray(wanted) && wanted.length > 0 ? wanted.map(String) : null;
    const found = (): Answer => ({
      status: 200,
      result: updates
        .filter((update) => !kinds || kinds.some((kind) => kind in update))
        .slice(0, 100),
    });
    const isEmpty = (answer: Answer) =>
      'result' in answer && (answer.result as unknown[]).length === 0;
    const now = found();
    const seconds = Number(payload.timeout ?? 0);
    if (!isEmpty(now) || seconds === 0) return now;
    return new Promise((resolve) => {
      const end = (answer: Answer) => {
        clearTimeout(timer);
        listeners.delete(look);
        request.socket.off('close', gone);
        waiting = null;
        resolve(answer);
      };
      const look = () => {
        const answer = found();
        if (!isEmpty(answer)) end(answer);
      };
      const timer = setTimeout(() => end(found()), seconds * 1000);
      listeners.add(look);
      waiting = end;
      const gone = () => waiting === end && end(found());
      request.socket.once('close', gone);
    });
  }

  /** Pushes waiting updates in order; those not accepted stay until the next push. */
  let pushing: Promise<void> = Promise.resolve();
  function push(): void {
    pushing = pushing.then(async () => {
      for (let next = updates[0]; webhook && next && !isClosed; next = updates[0]) {
        const { url, secret } = webhook;
        const headers: Record<string, string> = { 'content-type': 'application/json' };
        if (secret !== undefined) headers['x-telegram-bot-api-secret-token'] = secret;
        const body = JSON.stringify(next);
        const response = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
        if (!response?.ok) return;
        updates.shift();
      }
    });
  }
  listeners.add(push);

  return {
    /** Null: the method does not concern updates. */
    async answer(
      method: string,
      payload: Payload,
      request: IncomingMessage,
    ): Promise<Answer | null> {
      if (method === 'getUpdates') return read(payload, request);
      if (method === 'setWebhook') {
        const secret = payload.secret_token;
        webhook = {
          url: String(payload.url),
          secret: secret === undefined ? undefined : String(secret),
        };
        waiting?.(refusal(409, 'Conflict: terminated by setWebhook request'));
        push();
        return { status: 200, result: true };
      }
      if (method === 'getWebhookInfo') {
        const result = {
          url: webhook?.url ?? '',
          has_custom_certificate: false,
          pending_update_count: updates.length,
          ...telegram.webhookTroubles,
        };
        return { status: 200, result };
      }
      if (method === 'deleteWebhook') {
        webhook = null;
        return { status: 200, result: true };
      }
      return null;
    },
    close(): void {
      isClosed = true;
      waiting?.({ status: 200, result: [] });
    },
  };
}

function begunMsOf(request: IncomingMessage): number | null {
  const said = request.headers['x-begun-ms'];
  return said === undefined ? null : Number(said);
}

function messageIdOf(method: string, answer: Answer): number | null {
  if (!/^send(Message|Photo)$/.test(method) || !('result' in answer)) return null;
  return (answer.result as { message_id: number }).message_id;
}

function send(response: ServerResponse, status: number, body: string): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body);
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Reads JSON, or the fields of a form; a file replaces the field that names it, as base64. */
function payloadOf(body: Buffer, type: string): Payload {
  const [, boundary] = /^multipart\/form-data; ?boundary=(.+)$/.exec(type) ?? [];
  if (boundary === undefined) return body.length === 0 ? {} : JSON.parse(body.toString('utf8'));
  const fields = new Map<string, Buffer>();
  for (const part of body.toString('latin1').split(`--${boundary}`)) {
    const [, name, content] = /name="([^"]+)".*?\r\n\r\n(.*)\r\n$/s.exec(part) ?? [];
    if (name !== undefined) fields.set(name, Buffer.from(content ?? '', 'latin1'));
  }
  const texts = [...fields].map(([name, content]): [string, unknown] => {
    const text = content.toString('utf8');
    const file = fields.get(text.replace('attach://', ''));
    if (text.startsWith('attach://')) return [name, file?.toString('base64')];
    return [name, /^[[{]/.test(text) ? JSON.parse(text) : text];
  });
  return Object.fromEntries(texts);
}
