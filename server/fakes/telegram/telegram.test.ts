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

  it('keeps an ephemeral message to two, for those who may send one, within 15 seconds', async () => {
    const { telegram } = server;
    const [group, anne, bob] = ['-1001', 11, 12];
    telegram.openGroup(group);
    const to = (person: number, rest: object = {}, press?: string) =>
      call('sendMessage', {
        chat_id: group,
        text: 'x',
        ephemeral_message_parameters: {
          receiver_user_id: person,
          ...(press ? { callback_query_id: press } : {}),
        },
        ...rest,
      });
    const refused = (description: string) => ({ ok: false, error_code: 400, description });
    const noRight = refused('Bad Request: not enough rights to send an ephemeral message');
    const notFound = refused('Bad Request: message to be replied not found');
    const answering = (id: number) => ({ reply_parameters: { ephemeral_message_id: id } });

    // An incoming one has no number of its own; whoever sent it may be answered, nobody else.
    telegram.say(group, '/rank', { from: '11', isEphemeral: true });
    const [{ message: heard }] = (await call('getUpdates')).result;
    expect(heard).toMatchObject({ message_id: 0, ephemeral_message_id: 1 });
    expect(heard.receiver_user.username).toBe('quarterdeck_bot');
    expect(await to(anne)).toEqual(noRight);
    expect(await to(bob, answering(1))).toEqual(notFound);
    expect(await to(anne, answering(2))).toEqual(notFound);
    expect(await call('sendMessage', { chat_id: group, text: 'x', ...answering(1) })).toEqual(
      refused('Bad Request: a reply to an ephemeral message must be ephemeral'),
    );
    clock.nowMs = 15_000;
    const { result } = await to(anne, answering(1));
    expect(result).toMatchObject({ message_id: 0, receiver_user: { id: anne } });
    clock.nowMs = 15_001;
    expect(await to(anne, answering(1))).toEqual(notFound);

    // A press may be answered, by its own person and in its chat.
    const ordinary = (await send(group)).result.message_id;
    const press = telegram.forgePress(ordinary, 'x', '11');
    expect(await to(bob, {}, press)).toEqual(noRight);
    expect(await to(anne, {}, press)).toMatchObject({ ok: true });
    clock.nowMs += 15_001;
    expect(await to(anne, {}, press)).toEqual(noRight);

    // It is changed and deleted by its own number, its receiver and its own calls.
    const named = { chat_id: group, ephemeral_message_id: result.ephemeral_message_id, text: 'y' };
    const receiver = { receiver_user_id: anne };
    for (const method of ['editEphemeralMessageText', 'deleteEphemeralMessage']) {
      expect(await call(method, { ...named, receiver_user_id: bob })).toMatchObject({ ok: false });
      expect(await call(method, { ...named, ...receiver })).toEqual({ ok: true, result: true });
    }
    expect(await call('deleteEphemeralMessage', { ...named, ...receiver })).toMatchObject({
      error_code: 400,
    });
    for (const method of ['deleteMessage', 'editMessageText', 'setMessageReaction']) {
      const own = telegram.messagesOf(group)[0]?.messageId;
      const by = await call(method, { chat_id: group, message_id: own, text: 'y' });
      expect(by).toMatchObject({ ok: false });
    }

    // An administrator needs no occasion, and no bot may use a login button or a private chat.
    telegram.setMembership(group, '11', 'administrator');
    expect(await to(bob)).toMatchObject({ ok: true });
    expect(await to(bob, { chat_id: '12' })).toMatchObject({ ok: false });
    const login = { inline_keyboard: [[{ text: 'x', login_url: { url: 'https://x.example' } }]] };
    expect(await to(bob, { reply_markup: login })).toMatchObject({ ok: false });
    expect(await to(bob, { reply_parameters: { message_id: 99 } })).toEqual(notFound);
    // Commands of the bot's list are sent so by themselves.
    const commands = [{ command: 'rank', description: 'x', is_ephemeral: true }];
    await call('setMyCommands', { commands, scope: { type: 'all_group_chats' } });
    telegram.say(group, '/rank@quarterdeck_bot', { from: '12' });
    telegram.say(group, '/rankings', { from: '12' });
    const last = telegram.messagesOf(group).slice(-2);
    expect(last.map(({ ephemeral }) => ephemeral !== null)).toEqual([true, false]);
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
