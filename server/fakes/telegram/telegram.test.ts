import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestTelegramServer, type TestTelegramServer } from './server.ts';
import { TEST_BOT_TOKEN } from './signer.ts';

describe('the fake Telegram', () => {
  let server: TestTelegramServer;
  const clock = { nowMs: 0 };
  beforeEach(async () => {
    clock.nowMs = 0;
    server = await openTestTelegramServer({ token: TEST_BOT_TOKEN, now: () => clock.nowMs });
  });
  afterEach(() => server.close());

  async function call(method: string, payload: object = {}) {
    const response = await fetch(`${server.root}/bot${TEST_BOT_TOKEN}/${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    return response.json();
  }
  const send = (chatId: string, text = 'x') => call('sendMessage', { chat_id: chatId, text });

  it('refuses what Telegram refuses', async () => {
    for (const [text, description] of [
      ['<b>open', "Bad Request: can't parse entities"],
      ['a & b', "Bad Request: can't parse entities"],
      ['<u><b>x</u></b>', "Bad Request: can't parse entities"],
      ['<script>x</script>', "Bad Request: can't parse entities"],
      [' ', 'Bad Request: message text is empty'],
      ['x'.repeat(4097), 'Bad Request: message is too long'],
    ] as const) {
      expect(await send('11', text)).toEqual({ ok: false, error_code: 400, description });
    }
    expect((await send('11', `<b>${'x'.repeat(4089)}</b>&amp;&lt;`)).ok).toBe(true);
    expect(await call('sendRocket')).toMatchObject({ error_code: 404 });
    const stranger = await fetch(`${server.root}/bot1:x/getMe`, { method: 'POST' });
    expect(stranger.status).toBe(401);
  });

  it('enforces rate limits on request', async () => {
    server.telegram.faults.enforce({ perSecond: 2, perChatMs: 1000 });
    const busy = { ok: false, error_code: 429, parameters: { retry_after: 1 } };
    expect(await send('11')).toMatchObject({ ok: true });
    expect(await send('11')).toMatchObject(busy);
    expect(await send('22')).toMatchObject({ ok: true });
    expect(await send('33')).toMatchObject(busy);
    clock.nowMs = 999;
    expect(await send('33')).toMatchObject(busy);
    clock.nowMs = 1000;
    expect(await send('33')).toMatchObject({ ok: true });
    expect(await send('11')).toMatchObject({ ok: true });
  });

  it('knows which messages the bot has taken', async () => {
    const { telegram } = server;
    telegram.say('11', 'ahoy');
    await send('11');
    const taken = () => telegram.messagesOf('11').map(telegram.isTaken);
    const { result } = await call('getUpdates');
    expect(taken()).toEqual([false, true]);
    await call('getUpdates', { offset: result[0].update_id + 1 });
    expect(taken()).toEqual([true, true]);
  });

  it('pushes to a webhook with its secret, in order, and retries what was refused', async () => {
    const got: [string | string[] | undefined, number][] = [];
    const hook = createServer(async (request, response) => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const update = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      got.push([request.headers['x-telegram-bot-api-secret-token'], update.update_id]);
      response.writeHead(got.length === 2 ? 500 : 200).end();
    });
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
    const address = hook.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await call('setWebhook', { url: `http://127.0.0.1:${port}/`, secret_token: 's3cret' });
    expect(await call('getUpdates')).toMatchObject({ error_code: 409 });
    server.telegram.say('11', 'one');
    await expect.poll(() => got).toEqual([['s3cret', 1]]);
    server.telegram.say('11', 'two');
    await expect.poll(() => got.length).toBe(2);
    server.telegram.say('11', 'three');
    await expect.poll(() => got.map(([, id]) => id)).toEqual([1, 2, 2, 3]);
    await call('deleteWebhook');
    server.telegram.say('11', 'four');
    expect(await call('getUpdates')).toMatchObject({ result: [{ message: { text: 'four' } }] });
    expect((await call('getUpdates', { allowed_updates: [] })).result).toHaveLength(1);
    expect((await call('getUpdates', { allowed_updates: ['poll'] })).result).toEqual([]);
    hook.closeAllConnections();
    hook.close();
  });

  it('ends an earlier poll', async () => {
    const first = call('getUpdates', { timeout: 30 });
    const second = (async () => {
      await expect.poll(() => server.telegram.listeners.size).toBe(2);
      return call('getUpdates', { timeout: 30 });
    })();
    expect(await first).toMatchObject({ error_code: 409 });
    await expect.poll(() => server.telegram.listeners.size).toBe(2);
    server.telegram.say('11', 'hi');
    expect(await second).toMatchObject({ result: [{ update_id: 1 }] });
    expect(await call('getUpdates', { offset: 2 })).toEqual({ ok: true, result: [] });
  });

  it('refuses to press a button that does not exist', async () => {
    const messageId = (await send('11')).result.message_id;
    expect(() => server.telegram.press('11', messageId, 'yes')).toThrow('no button yes');
  });

  it('signs people in', async () => {
    const { signWidget, signInitData } = server;
    expect(signWidget('11', 1_000_000)).toMatchObject({ id: 11, auth_date: 1000 });
    expect(signInitData('11', 1_000_000)).toContain('&auth_date=1000&hash=');
  });
});
