import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { describeOnBothEngines, describeOnPostgres } from '#server/testing/db/databases.ts';
import { hear } from '#server/testing/db/hear.ts';
import { openProxy } from '#server/testing/db/proxy.ts';
import { connect } from './connect.ts';

describeOnBothEngines('news', (database, engine) => {
  it('tells of what a transaction changed once it has committed, and of nothing else', async () => {
    const { db } = database();
    const news = await hear(database());
    const read = () => [news.version(), news.version(['settings']), news.version(['weeks'])];
    const [all = 0, settings = 0, weeks = 0] = read().map(Number);
    await db.transaction().execute(async (tx) => {
      await sql`insert into settings (key, value) values ('one', '1'), ('two', '2')`.execute(tx);
      await sql`update settings set value = '3'`.execute(tx);
      await news.catchUp();
      expect(read()).toEqual([all, settings, weeks]);
    });
    await news.catchUp();
    expect(read()).toEqual([all + 1, settings + 1, weeks]);
    const failed = db.transaction().execute(async (tx) => {
      await sql`update settings set value = '4'`.execute(tx);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await news.catchUp();
    expect(read()).toEqual([all + 1, settings + 1, weeks]);
  });

  if (engine === 'embedded') return;

  it('is never behind for a caller that changed something elsewhere', async () => {
    const { db } = await database().connectAgain();
    const news = await hear(database());
    const behind: number[] = [];
    for (let round = 0; round < 100; round++) {
      const before = Number(news.version());
      await sql`insert into settings (key, value) values (${`k${round}`}, '1')`.execute(db);
      await news.catchUp();
      if (Number(news.version()) <= before) behind.push(round);
    }
    expect(behind).toEqual([]);
  });
});

describeOnPostgres('news over a connection that fails', (database) => {
  it('is unknown while nothing comes through, and new once it does', async () => {
    const proxy = await openProxy(String(database().url));
    const reported: unknown[] = [];
    const far = await connect({ databaseUrl: proxy.url });
    const news = far.follow((error) => reported.push(error));
    await vi.waitFor(() => expect(news.version()).not.toBeNull());
    for (const [cut, mend] of [
      [proxy.refuse, proxy.listen],
      [proxy.freeze, proxy.thaw],
    ] as const) {
      const before = Number(news.version());
      await cut();
      await vi.waitFor(() => expect(news.version()).toBeNull(), 15_000);
      await sql`insert into settings (key, value) values (${cut.name}, '1')`.execute(database().db);
      await mend();
      await vi.waitFor(() => expect(news.version()).toBeGreaterThan(before), 15_000);
    }
    expect(reported.length).toBeGreaterThan(0);
    await far.close();
    await proxy.close();
  }, 40_000);
});
