import { once } from 'node:events';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openProxy } from '#server/testing/db/proxy.ts';
import { NOW_MS, openTestApp, tipOf } from '#server/testing/http/app.ts';

/** The most requests of one network in the public lane. */
const PLACES = 64;

describeOnPostgres('While one network’s places for strangers are taken', (postgres) => {
  it('its invented sessions are refused, and signed-in members are answered', async () => {
    const proxy = await openProxy(postgres().url ?? '');
    const database = await connect({ databaseUrl: proxy.url });
    const { app, ingest } = await openTestApp(database.db);
    await ingest(tipOf('11', '22', '1'));
    const token = await createSession(database.db, { memberId: 1n, nowMs: NOW_MS });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo; // It listens on TCP.
    async function ask(session: string): Promise<number | undefined> {
      const headers = { cookie: `deck=${session}`, connection: 'close' };
      const to = { port, host: '127.0.0.1', localAddress: '127.5.5.5' };
      const [response] = await once(
        get({ ...to, path: '/api/leaderboard/me', headers }),
        'response',
      );
      response.resume();
      return response.statusCode;
    }
    expect(await ask(token)).toBe(200);

    proxy.freeze();
    const madeUp = Array.from({ length: PLACES + 1 }, () => ask('made-up'));
    expect(await Promise.race(madeUp)).toBe(429);
    const known = ask(token);
    // On a busy machine those waiting may have given up.
    expect([429, 503]).toContain(await ask('made-up'));
    proxy.thaw();
    expect(await known).toBe(200);

    await Promise.all(madeUp);
    await app.close();
    await database.close();
    await proxy.close();
  });
});
