import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeTelegramBot, type FakeTelegramBot } from '#server/fakes/telegram/bot.ts';
import { saveUpdateOffset, takeUpdateLease } from '#server/services/telegram/update-lease.ts';
import { openTestApprovals } from '#server/testing/approvals.ts';
import { messagesFor } from '#server/testing/config/messages-for.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { ADMIN, countRows, enrolCrew, NOW_MS } from '#server/testing/sign-ins.ts';
import { takePress } from './presses.ts';
import { startUpdateReader, type UpdateReader, type UpdateReaderDeps } from './update-reader.ts';

const botId = '7';

describeOnBothInFull('reading updates', (database, engine) => {
  let bot: FakeTelegramBot;
  let readers: UpdateReader[];
  let reports: string[];
  /** Ends the pauses of the readers. */
  let wake: () => void;
  let pauses: number;
  let asked: ReturnType<typeof openTestApprovals>[];
  beforeEach(async () => {
    await enrolCrew(database().db);
    bot = createFakeTelegramBot();
    readers = [];
    asked = [];
    reports = [];
    pauses = 0;
    wake = () => {};
  });
  afterEach(async () => {
    await Promise.all(readers.map((reader) => reader.stop()));
    await Promise.all(asked.map(({ approvals }) => approvals.stop()));
  });
  function start(
    holder: string,
    rest: { bot?: FakeTelegramBot; take?: UpdateReaderDeps['take'] } = {},
  ) {
    const { db } = database();
    const telegram = rest.bot ?? bot;
    const report = (_error: unknown, what: string) => reports.push(what);
    const reader = startUpdateReader({
      db,
      telegram,
      botId,
      kinds: ['callback_query'],
      take:
        rest.take ??
        (async (update) => {
          if (update.kind !== 'press') return;
          await takePress({ db, telegram, messagesFor, now: () => NOW_MS, report }, update.press);
        }),
      conflicts: { meet: async () => {}, pass: async () => {} },
      report,
      holder,
      pause: (_ms, signal) =>
        new Promise((resolve) => {
          pauses += 1;
          wake = resolve;
          signal.addEventListener('abort', () => resolve());
        }),
    });
    readers.push(reader);
    return reader;
  }
  const lease = async () => {
    const { rows } = await sql<{ holder: string; next_offset: bigint; held: boolean }>`
      select holder, next_offset, ends_at > clock_timestamp() as held from press_leases`.execute(
      database().db,
    );
    return rows.map((row) => [row.holder, Number(row.next_offset), row.held]);
  };
  const runOut = () =>
    sql`update press_leases set ends_at = clock_timestamp() - interval '1 second'`.execute(
      database().db,
    );
  /** Sends a sign-in question, on whichever server. */
  async function ask() {
    const asking = openTestApprovals(database().db, { telegram: bot });
    asked.push(asking);
    asking.waiting.pause = async (_ms, signal) => {
      if (signal.aborted) return;
      await new Promise((resolve) => setImmediate(resolve));
    };
    const count = bot.sent.length;
    const signedIn = asking.ask(ADMIN);
    await expect.poll(() => bot.sent.length).toBe(count + 1);
    const message = bot.sent.at(-1);
    if (!message) throw new Error('nobody was asked');
    return { signedIn, message };
  }

  it('is done by one server, and continued by another', async () => {
    const first = start('a');
    await expect.poll(() => bot.readAt.length).toBe(1);
    const other = createFakeTelegramBot();
    start('b', { bot: other });
    await expect.poll(() => pauses).toBe(1);
    expect(other.readAt).toEqual([]);
    const { signedIn, message } = await ask();
    bot.press(message, 'Approve');
    await signedIn;
    await expect.poll(() => bot.readAt.at(-1)).toBe(2);
    await first.stop();
    expect(await lease()).toEqual([['a', 2, false]]);
    wake();
    await expect.poll(() => other.readAt).toEqual([2]);
    expect(await lease()).toEqual([['b', 2, true]]);
  });

  it('is taken over from a dead server, whose offset is ignored', async () => {
    const { db } = database();
    expect(await takeUpdateLease(db, { botId, holder: 'a', seconds: 60 })).toBe(0);
    expect(await takeUpdateLease(db, { botId, holder: 'b', seconds: 60 })).toBeNull();
    expect(await takeUpdateLease(db, { botId, holder: 'a', seconds: 60 })).toBe(0);
    await saveUpdateOffset(db, { botId, holder: 'a', nextOffset: 7 });
    await runOut();
    expect(await takeUpdateLease(db, { botId, holder: 'b', seconds: 60 })).toBe(7);
    await saveUpdateOffset(db, { botId, holder: 'a', nextOffset: 3 });
    expect(await lease()).toEqual([['b', 7, true]]);
    expect(await takeUpdateLease(db, { botId, holder: 'a', seconds: 60 })).toBeNull();
    // Another bot's updates have their own numbers.
    expect(await takeUpdateLease(db, { botId: '8', holder: 'a', seconds: 60 })).toBe(0);
  });

  // The rest is the same on both engines.
  if (engine === 'embedded') return;

  it('leaves updates to the server that took the lease meanwhile', async () => {
    const { message } = await ask();
    const taken: string[] = [];
    start('a', {
      take: async ({ kind }) => {
        taken.push(kind);
      },
    });
    await expect.poll(() => bot.readAt.length).toBe(1);
    await runOut();
    await takeUpdateLease(database().db, { botId, holder: 'b', seconds: 60 });
    bot.press(message, 'Approve');
    await expect.poll(() => pauses).toBe(1);
    expect(taken).toEqual([]);
    await runOut();
    wake();
    await expect.poll(() => taken).toEqual(['press']);
  });

  it('signs in the person who approves, and confirms it to Telegram', async () => {
    start('a');
    const { signedIn, message } = await ask();
    bot.press(message, 'Approve');
    expect((await signedIn).session.telegramId).toBe(ADMIN);
    await expect.poll(() => bot.readAt.at(-1)).toBe(2);
    expect(await lease()).toEqual([['a', 2, true]]);
    expect(bot.answered).toEqual([{ id: 'press-1', text: 'Approved' }]);
    expect(reports).toEqual([]);
  });

  it('continues after a failure without losing a press', async () => {
    const { db } = database();
    const read = bot.readUpdates;
    bot.readUpdates = () => Promise.reject(new Error('no connection'));
    start('a');
    await expect.poll(() => pauses).toBe(1);
    expect(reports).toEqual(['updates could not be read from Telegram']);
    bot.readUpdates = read;
    const { signedIn, message } = await ask();
    // The database cannot record the press: it stays with Telegram.
    await sql`alter table sign_in_requests rename to away`.execute(db);
    bot.press(message, 'Deny');
    // It is held, as every denial is, until the test ends.
    signedIn.catch(() => undefined);
    wake();
    await expect.poll(() => pauses).toBe(2);
    await sql`alter table away rename to sign_in_requests`.execute(db);
    expect(await lease()).toEqual([['a', 0, true]]);
    wake();
    await expect.poll(() => bot.readAt.at(-1)).toBe(2);
    expect(await countRows(db, 'sign_in_requests')).toBe(1);
  });

  it('stops at once, even while waiting for a press', async () => {
    const reader = start('a');
    await expect.poll(() => bot.readAt.length).toBe(1);
    await reader.stop();
    expect(await lease()).toEqual([['a', 0, false]]);
    expect(reports).toEqual([]);
  });
});
