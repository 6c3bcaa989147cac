import { expect, it, vi } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { say } from '#server/services/bot/outbox.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import { HUNT_NOW_MS, openHunt } from '#server/testing/hunts.ts';
import { findHuntPosts, keepHuntPost } from './posts.ts';

const CHAT = '-1001';

describeOnPostgres('the post of a hunt in a group', (database) => {
  it('is one, also if two servers make the first one at once', async () => {
    const { db } = database();
    const huntId = await openHunt(db);
    const post = async (tx: Db, shown: string) => {
      const saidId = await say(tx, { chatId: CHAT, html: shown, must: true, nowMs: HUNT_NOW_MS });
      return keepHuntPost(tx, { huntId, chatId: CHAT, saidId, shown, nowMs: HUNT_NOW_MS });
    };
    const posts = () => findHuntPosts(db, HUNT_NOW_MS);
    let second: Promise<unknown> = Promise.resolve();
    await db.transaction().execute(async (tx) => {
      await post(tx, 'first');
      second = db.transaction().execute((other) => post(other, 'second'));
      await vi.waitUntil(async () => (await countWaiting(db)) === 1, 20_000);
    });
    await second;
    const [newest, ...more] = await posts();
    expect(more).toEqual([]);
    expect(await db.transaction().execute((tx) => post(tx, 'third'))).toBe(newest?.saidId);
    expect(await posts()).toMatchObject([{ huntId, shown: 'third' }]);
  });
});
