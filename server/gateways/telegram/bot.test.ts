import { createServer } from 'node:http';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TelegramFault } from '#server/fakes/telegram/faults.ts';
import { openTestTelegramServer, type TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { greyJpeg } from '#server/testing/pictures/grey-jpeg.ts';
import { readQr } from '#server/testing/tips/read-qr.ts';
import { createTelegramBot } from './bot.ts';
import type { TelegramBot } from './telegram.ts';
import { PRESS_UPDATE_KINDS } from './updates.ts';

/** For calls where the test waits for the timeout; the others have the timeout of the real gateway. */
const HASTY_MS = 300;
/** The timeout of the real gateway. */
const TIMEOUT_MS = 10_000;
const CHAT = '11';
const kinds = PRESS_UPDATE_KINDS;
const HELLO = { chatId: CHAT, html: '<b>Hello</b> &amp; more' };

describe('the bot', () => {
  let server: TestTelegramServer;
  let bot: TelegramBot;
  let hasty: TelegramBot;
  beforeEach(async () => {
    server = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
    bot = createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: server.root });
    hasty = createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: server.root, timeoutMs: HASTY_MS });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await server.close();
  });

  /** Returns name and text of the error; no part of it, however deep, may contain the token. */
  async function failureOf(call: Promise<unknown>): Promise<string> {
    const error: unknown = await call.then(
      () => new Error('nothing was thrown'),
      (thrown) => thrown,
    );
    if (!(error instanceof Error)) throw error;
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain('AAFquarterdeck');
    expect(error.cause).toBeUndefined();
    return `${error.name}: ${error.message}`;
  }

  it('sends, and returns the message number', async () => {
    const first = await bot.send(HELLO);
    const second = await bot.send({ chatId: '22', html: 'x' });
    expect([first, second]).toEqual([{ messageId: 1 }, { messageId: 2 }]);
    expect(server.telegram.messagesOf(CHAT)).toMatchObject([{ text: 'Hello & more', buttons: [] }]);
    // Link previews are Telegram's default, so the call does not set them.
    expect(server.telegram.calls[0]?.payload).toEqual({
      chat_id: CHAT,
      text: HELLO.html,
      parse_mode: 'HTML',
    });
  });

  it('shows the picture of a page, or of none', async () => {
    await bot.send({ ...HELLO, preview: 'https://deck.test/members/1' });
    await bot.send({ ...HELLO, preview: false });
    expect(server.telegram.calls.map(({ payload }) => payload.link_preview_options)).toEqual([
      { url: 'https://deck.test/members/1', prefer_large_media: true },
      { is_disabled: true },
    ]);
  });

  it('sends a QR code as a picture that a camera reads', async () => {
    const uri = 'junkcoin:mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86?amount=25.00000042';
    const buttons = [[{ text: 'Pay', data: 'pay' }]];
    expect(await bot.send({ ...HELLO, qr: uri, buttons, replyTo: 3 })).toEqual({ messageId: 1 });
    const [sent] = server.telegram.messagesOf(CHAT);
    expect(sent).toMatchObject({ text: 'Hello & more', buttons: [[{ callback_data: 'pay' }]] });
    expect(readQr(sent?.picture)).toBe(uri);
  });

  it('sends a JPEG with its caption', async () => {
    const jpeg = greyJpeg({ width: 8, height: 8 });
    await bot.send({ ...HELLO, jpeg });
    const [sent] = server.telegram.messagesOf(CHAT);
    expect(sent).toMatchObject({ text: 'Hello & more', picture: jpeg.toString('base64') });
  });

  const refused = (status: number, description: string): TelegramFault => ({ status, description });
  it.each<[TelegramFault, string]>([
    [{ retryAfter: 7 }, 'TelegramBusy: Telegram asks to wait 7000 ms'],
    [refused(429, 'Too Many Requests'), 'TelegramBusy: Telegram asks to wait 30000 ms'],
    [
      refused(403, 'Forbidden: bot was blocked by the user'),
      'TelegramUnreachableChat: sendMessage: 403 Forbidden: bot was blocked by the user',
    ],
    [refused(403, 'Forbidden: user is deactivated'), 'TelegramUnreachableChat: …'],
    [refused(400, 'Bad Request: chat not found'), 'TelegramUnreachableChat: …'],
    [refused(400, 'Bad Request: user is deactivated'), 'TelegramUnreachableChat: …'],
    [
      refused(400, "Bad Request: bot can't initiate conversation with a user"),
      'TelegramUnreachableChat: …',
    ],
    [refused(400, 'Bad Request: PEER_ID_INVALID'), 'TelegramUnreachableChat: …'],
    [
      refused(400, "Bad Request: can't parse entities"),
      "TelegramRefused: sendMessage: 400 Bad Request: can't parse entities",
    ],
    [refused(401, 'Unauthorized'), 'TelegramTokenRefused: sendMessage: 401 Unauthorized'],
    [
      refused(400, `your token is ${TEST_BOT_TOKEN}`),
      'TelegramRefused: sendMessage: 400 your token is …',
    ],
    [
      refused(500, 'Internal Server Error'),
      'TelegramNoAnswer: sendMessage: 500 Internal Server Error',
    ],
    ['bad_gateway', 'TelegramNoAnswer: sendMessage: no answer'],
    [{ body: '{"hello":"world"}' }, 'TelegramNoAnswer: sendMessage: undefined undefined'],
    [{ body: '{"ok":true}' }, 'TelegramNoAnswer: sendMessage: no answer'],
    [
      { body: '{"ok":true,"result":{"message_id":"1"}}' },
      'TelegramNoAnswer: sendMessage: no answer',
    ],
    [{ body: 'null' }, 'TelegramNoAnswer: sendMessage: no answer'],
    [{ body: '{"ok":tr' }, 'TelegramNoAnswer: sendMessage: no answer'],
    ['cut_before', 'TelegramNoAnswer: sendMessage: no answer'],
    ['cut_after', 'TelegramNoAnswer: sendMessage: no answer'],
    ['hangs_before', 'TelegramNoAnswer: sendMessage: no answer'],
    ['hangs_after', 'TelegramNoAnswer: sendMessage: no answer'],
  ])('turns %j into %s', async (fault, failure) => {
    server.telegram.faults.order('sendMessage', fault);
    const [name, text] = failure.split(': …');
    const isSilent = fault === 'hangs_before' || fault === 'hangs_after';
    const arrival = server.telegram.faults.hold(
      'sendMessage',
      fault === 'hangs_after' ? 'after' : 'before',
    );
    // The timeout starts once the call has arrived: on a busy machine it could expire before.
    if (isSilent) vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failing = failureOf(bot.send(HELLO));
    await arrival.reached;
    if (isSilent) vi.advanceTimersByTime(TIMEOUT_MS);
    arrival.release();
    const thrown = await failing;
    if (text === undefined || failure.includes('your token')) expect(thrown).toBe(failure);
    else expect(thrown.split(':')[0]).toBe(name);
    const arrived = fault === 'cut_after' || fault === 'hangs_after';
    expect(server.telegram.messagesOf(CHAT)).toHaveLength(arrived ? 1 : 0);
  });

  it.each([
    ['blocked', 'TelegramUnreachableChat'],
    ['deactivated', 'TelegramUnreachableChat'],
    ['never_started', 'TelegramUnreachableChat'],
  ] as const)('knows a chat that is %s', async (standing, name) => {
    server.telegram.setStanding(CHAT, standing);
    expect(await failureOf(bot.send(HELLO))).toContain(name);
    expect(await failureOf(bot.edit({ ...HELLO, messageId: 1 }))).toContain(name);
  });

  it('reports no answer if nobody listens', async () => {
    await server.close();
    expect(await failureOf(bot.send(HELLO))).toBe('TelegramNoAnswer: sendMessage: no answer');
    server = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
  });

  it('does not follow a redirect with the token', async () => {
    const elsewhere = createServer((request, response) => {
      response.writeHead(307, { location: `${server.root}${request.url}` }).end();
    });
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const address = elsewhere.address();
    const apiRoot = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
    const redirected = createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot });
    expect(await failureOf(redirected.send(HELLO))).toBe(
      'TelegramNoAnswer: sendMessage: no answer',
    );
    expect(server.telegram.calls).toEqual([]);
    elsewhere.closeAllConnections();
    elsewhere.close();
  });

  it('edits its own message, and ignores an unchanged or missing one', async () => {
    const { messageId } = await bot.send(HELLO);
    const theirs = server.telegram.say(CHAT, 'hi');
    await bot.edit({ ...HELLO, messageId });
    await bot.edit({ ...HELLO, messageId: messageId + 9 });
    await bot.edit({ ...HELLO, messageId: theirs });
    expect(server.telegram.calls.slice(1).map(({ status }) => status)).toEqual([400, 400, 400]);
    const buttons = [[{ text: 'Yes', data: 'y' }]];
    await bot.edit({ ...HELLO, buttons, messageId });
    expect(server.telegram.messagesOf(CHAT)[0]).toMatchObject({ text: 'Hello & more' });
    expect(server.telegram.messagesOf(CHAT)[0]?.buttons).toHaveLength(1);
    await bot.edit({ chatId: CHAT, html: 'Done', messageId });
    expect(server.telegram.messagesOf(CHAT)[0]).toMatchObject({ text: 'Done', buttons: [] });
    server.telegram.faults.order('editMessageText', { retryAfter: 2 });
    expect(await failureOf(bot.edit({ ...HELLO, messageId }))).toContain('TelegramBusy');
  });

  it('says whether Telegram answers', async () => {
    await bot.check();
    server.telegram.faults.order('getMe', 'cut_before', {
      status: 401,
      description: 'Unauthorized',
    });
    expect(await failureOf(bot.check())).toContain('TelegramNoAnswer');
    expect(await failureOf(bot.check())).toContain('TelegramTokenRefused');
    expect(server.telegram.messages.size).toBe(0);
  });

  it('reads each press once, waits for one, skips everything else, and answers', async () => {
    const buttons = [[{ text: 'Yes', data: 'y:1' }]];
    const { messageId } = await bot.send({ ...HELLO, buttons });
    server.telegram.say(CHAT, 'hi');
    const id = server.telegram.press(CHAT, messageId, 'y:1');
    const first = await bot.readUpdates({ offset: 0, kinds, waitSeconds: 0 });
    expect(first).toMatchObject({
      updates: [
        {
          updateId: 2,
          kind: 'press',
          from: { id: CHAT },
          press: { id, fromId: CHAT, data: 'y:1', message: { chatId: CHAT, messageId } },
        },
      ],
      nextOffset: 3,
    });
    const waiting = bot.readUpdates({ offset: first.nextOffset, kinds, waitSeconds: 30 });
    await bot.answerPress({ id, text: 'Thanks' });
    expect(server.telegram.answeredPresses).toEqual(new Map([[id, 'Thanks']]));
    const next = server.telegram.press(CHAT, messageId, 'y:1');
    expect((await waiting).updates).toMatchObject([{ press: { id: next } }]);
    expect(await failureOf(bot.answerPress({ id }))).toContain('TelegramRefused');
  });

  it('waits longer for presses than for other answers, and can be stopped', async () => {
    const stopping = new AbortController();
    const waiting = failureOf(
      hasty.readUpdates({ offset: 0, kinds, waitSeconds: 30, signal: stopping.signal }),
    );
    // In addition to the listener that takes updates to a webhook.
    await expect.poll(() => server.telegram.listeners.size).toBe(2);
    // After this call the wait has been longer than a timeout.
    server.telegram.faults.order('sendMessage', 'hangs_before');
    await failureOf(hasty.send(HELLO));
    stopping.abort();
    expect(await waiting).toBe('TelegramNoAnswer: getUpdates: no answer');
    for (const body of ['{"ok":true}', '{"ok":true,"result":[null]}', '{"ok":true,"result":7}']) {
      server.telegram.faults.order('getUpdates', { body });
      expect(await failureOf(bot.readUpdates({ offset: 0, kinds, waitSeconds: 0 }))).toContain(
        'NoAnswer',
      );
    }
  });
});
