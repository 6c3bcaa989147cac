// Members who tip each other in groups, pay from another wallet, and sign in.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { formatAmount } from '#rules/amounts.ts';
import type { Db } from '#server/db/connect.ts';
import type { TestTelegramServer } from '#server/fakes/telegram/server.ts';
import type { Random } from '#server/testing/events.ts';
import type { Daemon, Receipt } from './daemon.ts';

/** The site's name, which nobody resolves. */
export const ORIGIN = 'https://drill.example';
/** Far from the other people of the drill. */
const FIRST_PERSON = 6_000_000;
const CREW = 16;
/** Enough that no group has more messages in a minute than Telegram takes. */
const GROUPS = ['-1001000000001', '-1001000000002', '-1001000000003', '-1001000000004'];
const COIN = 100_000_000n;
const BETWEEN_MS = 4_000;
const POLL_MS = 500;
const SETTLED_WITHIN_MS = 60_000;

export type TipFaults = {
  /** Commands that did not make exactly one tip. */
  tipsWrong: number;
  paidButNotCounted: number;
  unpaidButCounted: number;
  /** Sessions that a server gave and that no longer sign in. */
  sessionsLost: number;
};

export type Tippers = {
  /** The number of tips that count, and of sessions. */
  figures(): { tips: number; sessions: number };
  /** Brings everything that was paid into a block, waits for the tips and counts the faults. */
  findFaults(): Promise<TipFaults>;
  stop(): Promise<void>;
};

type Where = {
  db: Db;
  daemon: Daemon;
  desk: TestTelegramServer;
  doors: readonly string[];
  random: Random;
};

/** Returns when the bot knows all of them and their addresses. */
export async function startTippers({ db, daemon, desk, doors, random }: Where): Promise<Tippers> {
  const { telegram } = desk;
  for (const group of GROUPS) telegram.openGroup(group);
  const addresses = await daemon.newAddresses(CREW);
  const people = addresses.map((_, place) => String(FIRST_PERSON + place));
  for (const [place, id] of people.entries()) {
    telegram.setPerson(id, { first_name: `Tipper ${id}`, username: `tipper_${id}` });
    telegram.say(id, '/start');
    telegram.say(id, `/address ${addresses[place]}`);
  }
  while ((await countAddresses(db, addresses)) < CREW) await pause(POLL_MS);

  let commands = 0;
  let counted = 0;
  const sessions: string[] = [];
  const paid = new Set<string>();

  function tip(): void {
    const [from = '', to = ''] = random.shuffled(people);
    commands += 1;
    // All amounts differ.
    const units = COIN + BigInt(commands) * 100_000n;
    telegram.say(random.pick(GROUPS), `/tip @tipper_${to} ${formatAmount(units)}`, { from });
  }

  async function payOne(): Promise<void> {
    const { rows } = await sql<{ id: string; address: string; due: bigint }>`
      select public_id as id, address, due from tips
      where state = 'open' and payment is null and address = any(${addresses}::text[])`.execute(db);
    const next = rows.find(({ id }) => !paid.has(id));
    if (!next) return;
    // A daemon that dies meanwhile may have sent it, so a failed payment is not repeated.
    paid.add(next.id);
    await daemon.pay(next.address, formatAmount(next.due));
  }

  async function signIn(): Promise<void> {
    const fields = desk.signWidget(random.pick(people), Date.now());
    const response = await fetch(`${random.pick(doors)}/api/auth/telegram`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ORIGIN },
      body: JSON.stringify({ ...fields }),
      signal: AbortSignal.timeout(30_000),
    });
    await response.arrayBuffer();
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (response.status === 200 && cookie) sessions.push(cookie);
  }

  /** False only if a server answers that nobody is signed in. */
  async function isSignedIn(cookie: string): Promise<boolean> {
    const response = await fetch(`${random.pick(doors)}/api/session`, { headers: { cookie } });
    const { viewer } = (await response.json()) as { viewer?: unknown };
    return response.status !== 200 || viewer !== null;
  }

  let isOn = true;
  const living = (async () => {
    while (isOn) {
      tip();
      // The database, a server or the daemon may be away.
      await payOne().catch(() => {});
      await signIn().catch(() => {});
      await pause(BETWEEN_MS);
    }
  })();

  return {
    figures: () => ({ tips: counted, sessions: sessions.length }),
    async findFaults() {
      const said = commands;
      await daemon.mineAll();
      const receipts = (await daemon.receipts()).filter(({ confirmations }) => confirmations > 0);
      const until = performance.now() + SETTLED_WITHIN_MS;
      let found = await compareTips(db, { addresses, receipts });
      while (found.made < said || found.paidButNotCounted > 0) {
        if (performance.now() > until) break;
        await pause(POLL_MS);
        found = await compareTips(db, { addresses, receipts });
      }
      counted = found.counted;
      let sessionsLost = 0;
      for (const cookie of sessions) if (!(await isSignedIn(cookie))) sessionsLost += 1;
      const { made, paidButNotCounted, unpaidButCounted } = found;
      // Commands were said meanwhile.
      const tipsWrong = Math.max(0, said - made) + Math.max(0, made - commands);
      return { tipsWrong, paidButNotCounted, unpaidButCounted, sessionsLost };
    },
    async stop() {
      isOn = false;
      await living;
    },
  };
}

async function countAddresses(db: Db, addresses: readonly string[]): Promise<number> {
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from members where primary_address = any(${addresses}::text[])`.execute(
    db,
  );
  return rows[0]?.known ?? 0;
}

type Compared = {
  made: number;
  counted: number;
  paidButNotCounted: number;
  unpaidButCounted: number;
};

/** Compares the tips to these addresses with what the chain says; every amount is due once. */
async function compareTips(
  db: Db,
  { addresses, receipts }: { addresses: readonly string[]; receipts: readonly Receipt[] },
): Promise<Compared> {
  const { rows } = await sql<{
    address: string;
    due: bigint;
    bookings: number;
    event: string | null;
  }>`
    select t.address, t.due, t.bookings, e.id as event
    from tips t left join activity_events e on e.id = 'tip:' || t.public_id
    where t.address = any(${addresses}::text[])`.execute(db);
  const paid = new Set(receipts.map(({ address, units }) => `${address} ${units}`));
  const isPaid = ({ address, due }: (typeof rows)[number]) => paid.has(`${address} ${due}`);
  const isCounted = ({ event, bookings }: (typeof rows)[number]) =>
    event !== null && bookings === 1;
  return {
    made: rows.length,
    counted: rows.filter((row) => isPaid(row) && isCounted(row)).length,
    paidButNotCounted: rows.filter((row) => isPaid(row) && row.event === null).length,
    unpaidButCounted: rows.filter(
      (row) => row.bookings > (isPaid(row) ? 1 : 0) || (row.event !== null && !isPaid(row)),
    ).length,
  };
}
