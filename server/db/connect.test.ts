import dns from 'node:dns';
import { sql } from 'kysely';
import { afterEach, expect, it, vi } from 'vitest';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { connect } from './connect.ts';

afterEach(() => vi.restoreAllMocks());

it('says why a database cannot be reached at any address of its name', async () => {
  // The addresses of `localhost` if IPv6 is on.
  const both = [
    { address: '::1', family: 6 },
    { address: '127.0.0.1', family: 4 },
  ];
  const lookup = (...args: unknown[]) =>
    (args.at(-1) as (...answer: unknown[]) => void)(null, both);
  vi.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup);
  // Nothing listens on port 1.
  const opening = connect({ databaseUrl: 'postgres://user:s3cret@localhost:1/deck' });
  await expect(opening).rejects.toThrow(/ECONNREFUSED ::1:1.*ECONNREFUSED 127\.0\.0\.1:1/);
});

describeOnBothEngines('a transaction', (database) => {
  it('fails if a statement in it failed, even if its caller went on', async () => {
    const { db } = database();
    const work = db.transaction().execute(async (tx) => {
      await sql`insert into settings (key, value) values ('lost', '1')`.execute(tx);
      await sql`select 1 / 0`.execute(tx).catch(() => {});
      return 'done';
    });
    await expect(work).rejects.toThrow();
    const { rows } = await sql`select from settings where key = 'lost'`.execute(db);
    expect(rows).toEqual([]);
  });
});
