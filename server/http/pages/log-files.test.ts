import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepLog } from '#server/services/log/checkpoints.ts';
import { restoreCopy, takeCopy } from '#server/testing/db/copies.ts';
import { emptyDatabase, openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';

describe('the files of the public log', () => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db);
    await test.ingest(tipOf('11', '22', '1.5'));
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it.each(['/log/checkpoint', '/log/verifier-key', '/log/tile/0/000.p/1'])(
    'has no %s before the first checkpoint',
    async (path) => {
      expect(await test.get(path)).toMatchObject({ statusCode: 404 });
    },
  );

  it('may be kept, but tiles are asked for again each time', async () => {
    const { db } = database;
    await keepLog({
      db,
      secrets: TEST_SECRETS,
      publicUrl: 'https://deck.example',
      now: () => NOW_MS,
    });
    const answers = await Promise.all(
      ['/log/checkpoint', '/log/tile/0/000.p/2', '/log/tile/entries/000.p/2'].map(async (path) => {
        const { statusCode, headers, rawPayload } = await test.app.inject({ url: path });
        return [statusCode, headers['content-type'], headers['cache-control'], rawPayload.length];
      }),
    );
    expect(answers).toEqual([
      [200, 'text/plain; charset=utf-8', 'public, max-age=5', expect.any(Number)],
      [200, 'application/octet-stream', 'public, no-cache', 64],
      [200, 'application/octet-stream', 'public, no-cache', 68],
    ]);
  });

  it('answers a cache that has another tile of a log that was lost', async () => {
    const { db } = database;
    const url = '/log/tile/entries/000.p/2';
    const ask = async (etag: string | undefined) => {
      const { statusCode, headers, rawPayload } = await test.app.inject({
        url,
        headers: etag === undefined ? {} : { 'if-none-match': etag },
      });
      return { statusCode, etag: String(headers.etag), length: rawPayload.length };
    };
    const { etag } = await ask(undefined);
    expect(await ask(etag)).toMatchObject({ statusCode: 304, length: 0 });
    const copy = await takeCopy(db);
    await emptyDatabase(db);
    await test.ingest(tipOf('33', '44', '2'));
    await keepLog({
      db,
      secrets: TEST_SECRETS,
      publicUrl: 'https://deck.example',
      now: () => NOW_MS,
    });
    const other = await ask(etag);
    expect(other).toMatchObject({ statusCode: 200, length: 68 });
    expect(other.etag).not.toBe(etag);
    await restoreCopy(db, copy);
  });

  it.each([
    '/log/',
    '/log/checkpoint/',
    '/log/tile/0/000',
    '/log/tile/0/000.p/3',
    '/log/tile/0/001.p/1',
    '/log/tile/1/000.p/1',
    '/log/tile/entries/000.p/0',
    '/log/tile/0/x999/x999/x999/x999/999',
    '/log/../api/stats/x',
    '/log/%2e%2e/secret',
  ])('has no %s', async (path) => {
    expect(await test.get(path)).toMatchObject({ statusCode: 404 });
  });
});
