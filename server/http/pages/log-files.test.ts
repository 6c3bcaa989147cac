import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepLog } from '#server/services/log/checkpoints.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
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

  it('may be kept for good, apart from the checkpoint', async () => {
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
      [200, 'application/octet-stream', 'public, max-age=31536000, immutable', 64],
      [200, 'application/octet-stream', 'public, max-age=31536000, immutable', 68],
    ]);
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
