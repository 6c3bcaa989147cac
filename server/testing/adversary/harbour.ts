import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { openTestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { emptyDatabase } from '../db/empty-database.ts';
import { type Outside, openOutside } from './outside.ts';
import { openServer, type Server } from './servers.ts';

/** A Wednesday noon. */
const BEGINS_MS = Date.parse('2026-03-04T12:00:00Z');
const WEEK_MS = 7 * 24 * 60 * 60_000;
const SERVERS = 2;

export type Harbour = Awaited<ReturnType<typeof openHarbour>>;

/** Servers on one database, and their Telegram: opening them takes longer than a history, so many histories share them. */
export async function openHarbour(db: Db) {
  const clock = { nowMs: BEGINS_MS };
  const now = () => clock.nowMs;
  const desk = await openTestTelegramServer({
    token: TEST_BOT_TOKEN,
    everybodyStarted: false,
    now,
  });
  const { telegram } = desk;
  let outside: Outside = openOutside(now);
  let reports: string[] = [];
  let histories = 0;
  const deps = {
    db,
    telegramRoot: desk.root,
    gateways: {
      wallet: present(() => outside.gateways.wallet),
      faucetWallet: present(() => outside.gateways.faucetWallet),
      chainIndex: present(() => outside.gateways.chainIndex),
      chainSource: present(() => outside.gateways.chainSource),
    },
    now,
    report: (error: unknown, what: string) => reports.push(`${what}: ${error}`),
  };
  const servers: Server[] = [];
  for (let place = 0; place < SERVERS; place += 1) servers.push(await openServer(deps));

  function serverAt(place: number): Server {
    const server = servers[place % SERVERS];
    if (server === undefined) throw new RangeError('there is no such server');
    return server;
  }

  return {
    db,
    clock,
    telegram,
    serverAt,
    async restart(place: number): Promise<void> {
      await serverAt(place).stop();
      servers[place % SERVERS] = await openServer(deps);
    },
    /** Resets everything but the time: a server that kept something of the last history must not show it. */
    async clear() {
      await emptyDatabase(db);
      histories += 1;
      // This makes servers read the board again.
      await sql`
        insert into settings (key, value) values ('totals_version', to_jsonb(${histories}::bigint))`.execute(
        db,
      );
      clock.nowMs = BEGINS_MS + Math.ceil((clock.nowMs - BEGINS_MS) / WEEK_MS + 1) * WEEK_MS;
      telegram.faults.draw(null);
      telegram.messages.clear();
      telegram.updates.length = 0;
      telegram.calls.length = 0;
      outside = openOutside(now);
      reports = [];
      await serverAt(0).run('chain');
      return { outside, reports };
    },
    async close(): Promise<void> {
      for (const server of servers) await server.stop();
      await desk.close();
    },
  };
}

/** Stands for an object that each history replaces. */
function present<T extends object>(now: () => T): T {
  return new Proxy(now(), { get: (_, name) => Reflect.get(now(), name) });
}
