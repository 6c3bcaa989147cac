import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoChats, DemoMessage } from '#contract/try/chats.ts';
import { readConfig } from '#server/config/config.ts';
import { markDemo } from '#server/services/demo/mark.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { NO_GATEWAYS } from '#server/testing/gateways.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';
import { type Product, wire } from '#server/wire.ts';
import { openDemoWorld } from '../world.ts';

/** A Wednesday; the week ends on Sunday, 2026-03-08. */
const STARTED_MS = Date.parse('2026-03-04T12:00:00Z');

describe("the demo's chats", () => {
  let database: TestDatabase;
  let product: Product;
  const clock = { aheadMs: 0 };
  const begunMs = performance.now();
  beforeAll(async () => {
    database = await openEmptied('embedded');
    const { db } = database;
    await markDemo(db);
    // The clock runs, because the bot sends at most one message per second to a chat.
    const now = () => STARTED_MS + clock.aheadMs + Math.floor(performance.now() - begunMs);
    const report = (error: unknown) => {
      throw error;
    };
    const config = readConfig({ DEMO: '1', JOBS: '0' }, '/');
    const world = await openDemoWorld(db, { config, clock, now, report });
    product = await wire({
      db,
      config: world.config,
      secrets: TEST_SECRETS,
      demo: true,
      trial: world,
      gateways: { ...NO_GATEWAYS, ...world.gateways },
      now,
      monotonicMs: now,
      report,
      logger: null,
      siteFolder: null,
    });
    product.start(null);
  });
  afterAll(async () => {
    await product.stop();
    await database.close();
  });

  /** Opens the demo as a browser with a cookie jar. */
  async function visit(language = 'fr') {
    let cookie = '';
    const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
      const headers = { cookie, 'sec-fetch-site': 'same-origin', 'accept-language': language };
      const url = `/api/try${path}`;
      const answer = await product.app.inject({
        method,
        url,
        headers,
        ...(payload && { payload }),
      });
      const set = answer.headers['set-cookie'];
      if (set) cookie = String(set).split(';', 1)[0] ?? '';
      return answer;
    };
    const begin = async (): Promise<DemoChats> => (await send('POST', '/chats', {})).json();
    const say = async (player: 'first' | 'second', place: string, text: string) => {
      const body = { player, place, text, replyTo: null };
      expect((await send('POST', '/chats/messages', body)).statusCode).toBe(200);
    };
    /** Waits for news as the page does, until `isThere`. */
    const until = async (isThere: (chats: DemoChats) => boolean): Promise<DemoChats> => {
      let chats: DemoChats = (await send('GET', '/chats')).json();
      while (!isThere(chats)) chats = (await send('GET', `/chats?seen=${chats.version}`)).json();
      return chats;
    };
    return { send, begin, say, until };
  }

  const said = (messages: readonly DemoMessage[]) => messages.filter(({ from }) => from === 'bot');

  it('are in the language of the page, and show how far a tip is', async () => {
    const visitor = await visit('de');
    const { players } = await visitor.begin();
    const greeted = await visitor.until(({ chats }) => said(chats.group).length === 1);
    expect(said(greeted.chats.group)[0]?.html).toMatch(/^Ahoi!/);
    for (const player of ['first', 'second'] as const) {
      await visitor.say(player, 'private', '/start');
      await visitor.until((now) => now.players[player].standing !== null);
      await visitor.say(player, 'private', `/address ${players[player].spareAddress}`);
      await visitor.until((now) => now.players[player].address !== null);
    }
    await visitor.say('first', 'group', `/tip @${players.second.username} 25 prima`);
    const asked = await visitor.until(({ chats }) => chats.first.some((each) => each.payment));
    const [tip] = asked.tips;
    expect(asked.tips).toEqual([{ id: expect.any(String), payer: 'first', state: 'open' }]);
    const due = asked.chats.first.find(({ payment }) => payment !== null);
    expect(due?.html).toMatch(/^Dein Trinkgeld/);
    await visitor.send('POST', '/chain/payments', due?.payment ?? {});
    const isAt = (state: string) => (now: DemoChats) => now.tips[0]?.state === state;
    await visitor.until(isAt('paid'));
    await visitor.send('POST', '/chain/blocks', {});
    expect((await visitor.until(isAt('confirmed'))).tips).toEqual([{ ...tip, state: 'confirmed' }]);
    // A cancelled tip is no longer listed.
    await visitor.say('second', 'group', `/tip @${players.first.username} 1`);
    const cancelOf = ({ chats: { second } }: DemoChats) =>
      second.flatMap(({ id, buttons }) =>
        buttons.flat().flatMap(({ data }) => (data?.startsWith('tc:') ? [{ id, data }] : [])),
      );
    const two = await visitor.until((now) => now.tips.length === 2 && cancelOf(now).length > 0);
    const [cancel] = cancelOf(two);
    const press = { player: 'second', place: 'private', messageId: cancel?.id, data: cancel?.data };
    await visitor.send('POST', '/chats/presses', press);
    await visitor.until(({ tips }) => tips.length === 1);
  });

  it('are with the real bot, and last until a week is closed and paid', async () => {
    const visitor = await visit();
    expect((await visitor.send('GET', '/chats')).json()).toBeNull();
    const { players } = await visitor.begin();
    expect(players.first.standing).toBeNull();
    await visitor.until(({ chats }) => said(chats.group).length === 1);
    for (const player of ['first', 'second'] as const) {
      await visitor.say(player, 'private', '/start');
      await visitor.until((now) => now.players[player].standing !== null);
      await visitor.say(player, 'private', `/address ${players[player].spareAddress}`);
      await visitor.until((now) => now.players[player].address === players[player].spareAddress);
    }
    await visitor.say('first', 'group', '/gm');
    const { chats } = await visitor.until(
      (now) => said(now.chats.group).length === 2 && now.players.first.standing?.weekPoints === 5,
    );
    expect(said(chats.group)[1]?.answers).toEqual({ name: players.first.name, text: '/gm' });
    await visitor.until((now) => now.chats.group.every(({ isRead }) => isRead));

    // Both players see the group, so what one of them alone would see is marked.
    await visitor.say('second', 'group', '/rank');
    const ranked = await visitor.until((now) => said(now.chats.group).length === 3);
    const marks = ranked.chats.group.slice(-3).map(({ onlySeenBy }) => onlySeenBy);
    expect(marks).toEqual([null, players.second.name, players.second.name]);

    // A newcomer asks the faucet, and gets the coins with the next block.
    await visitor.say('second', 'private', '/faucet');
    await visitor.until((now) =>
      /25 JKC<.b> is on its way/.test(now.chats.second.at(-1)?.html ?? ''),
    );
    await visitor.send('POST', '/chain/blocks', {});
    const address = `/chain/addresses/${players.second.spareAddress}`;
    expect((await visitor.send('GET', address)).json()).toMatchObject({ balance: '25' });

    // A button of the bot's, and one that does not exist.
    const [welcome] = said(chats.first);
    const button = welcome?.buttons.flat().find(({ data }) => data !== null);
    const press = { player: 'first', place: 'private', messageId: welcome?.id, data: button?.data };
    expect((await visitor.send('POST', '/chats/presses', press)).statusCode).toBe(200);
    const other = await visitor.send('POST', '/chats/presses', { ...press, data: 'nothing' });
    expect(other.statusCode).toBe(409);

    // Other visitors have their own chats.
    const stranger = await visit();
    const theirs = await stranger.begin();
    expect(theirs.chats.first).toEqual([]);
    expect(theirs.players.first.telegramId).not.toBe(players.first.telegramId);
    expect((await stranger.send('POST', '/chats/presses', press)).statusCode).toBe(409);

    const sunday = await visitor.send('POST', '/sunday', {});
    const ofMonday = expect.stringMatching(/^2026-03-09T00:01:/);
    expect(sunday.json()).toEqual({ week: '2026-03-08', now: ofMonday });
    const after: DemoChats = (await visitor.send('GET', '/chats')).json();
    const { lastWeek } = after.players.first;
    expect(lastWeek).toMatchObject({ week: '2026-03-08', status: 'paid' });
    const url = `/api/weekly-rewards/weeks/2026-03-08?limit=1&page=${lastWeek?.rank}`;
    expect((await product.app.inject(url)).json().shares).toMatchObject([
      { displayName: players.first.name, share: lastWeek?.share },
    ]);
    // The bot tells it now: by itself it would look for paid shares only a minute after its start.
    const isTold = ({ html }: DemoMessage) => /^Your share of the week .* is paid/.test(html);
    await visitor.until((now) => now.chats.first.some(isTold));
    expect(after.players.second.lastWeek).toMatchObject({ share: null, txid: null });
    const payment = await visitor.send('GET', `/chain/transactions/${lastWeek?.txid}`);
    expect(payment.json().outputs).toContainEqual({
      address: players.first.spareAddress,
      amount: lastWeek?.share,
      owner: null,
      member: { name: players.first.name, isPlayed: true },
    });
    const seen = await stranger.send('GET', `/chain/transactions/${lastWeek?.txid}`);
    expect(seen.json().outputs).toContainEqual(
      expect.objectContaining({ member: { name: players.first.name, isPlayed: false } }),
    );
    expect(after.now).toEqual(ofMonday);

    const again = await visitor.begin();
    expect(again.players.first.telegramId).not.toBe(players.first.telegramId);
    expect(again.chats.first).toEqual([]);
  });
});
