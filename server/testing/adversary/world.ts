import type { WalletTip } from '#contract/wallet/payments.ts';
import { parseAmount } from '#rules/amounts.ts';
import type { JobName } from '#rules/jobs.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { EVERYBODY, enrol, GROUP, hasAddress, PEOPLE, type Person, purseOf } from './cast.ts';
import { leadChance } from './chance.ts';
import type { Harbour } from './harbour.ts';
import { readMemberNumbers } from './reader.ts';
import type { Server } from './servers.ts';

const SESSION_MS = 60 * 60_000;
/** Longer than the pause between messages that Telegram requires in a group. */
const BETWEEN_MESSAGES_MS = 3_100;
/** More than one person's messages of a history: the bot's answer to a new tip may wait behind all that they had to hear. */
const ROUNDS_OF_MESSAGES = 40;

/** The address and amount of a tip's payment, and the move since which they hold. */
export type Term = { address: string; due: bigint; since: number };

/** A tip as the site shows it to its payer. */
export type ToldTip = {
  id: string;
  payer: Person;
  payee: Person;
  note: string;
  /** True if its payer paid it while the site asked for it. */
  isPaid: boolean;
  terms: Term[];
  state: WalletTip['state'];
};

export type World = Awaited<ReturnType<typeof openWorld>>;

/**
 * A community with two servers on one database, the chain and Telegram: everything that the adversary and the others can
 * touch, and the truth about it, whatever the site believes.
 */
export async function openWorld(harbour: Harbour, { seed }: { seed: number }) {
  const { db, clock, telegram, serverAt } = harbour;
  const { outside, reports } = await harbour.clear();
  const chance = leadChance(seed);
  await enrol(db, { telegram, nowMs: clock.nowMs });
  const numbers = await readMemberNumbers(db);
  const spoken = new Map<Person, number>();
  const cookies = new Map<string, string>();
  const tips: ToldTip[] = [];
  /** People who have written to the bot, pressed one of its buttons, or had an account before. */
  const acted = new Set<Person>(EVERYBODY.filter((person) => person !== 'erik'));
  /** All addresses at which each person has ever been paid. */
  const addresses = new Map(
    EVERYBODY.map((each) => [each, new Set(hasAddress(each) ? [purseOf(each).address] : [])]),
  );
  /** Payments that wallet pages sent for no tip, with the first answer to each. */
  const sends: { txid: string; by: Person; told: string }[] = [];
  /** Data that no button there had and that should do nothing, with the message that the group then read. */
  const forged: { data: string; said: string }[] = [];
  /** Commands that are switched off in the group. */
  const off = new Set<string>();
  /** People who have done anything in this history. */
  const hasDone = new Set<Person>();
  let move = 0;
  let heard = 0;
  /** True once a week has ended, or the faucet was asked: the jobs that pay matter only then. */
  const isDue = { week: false, faucet: false };

  /** Hands new updates to a server, and lets it send all waiting messages. */
  async function settleChats(): Promise<void> {
    const server = serverAt(move);
    for (const update of telegram.updates.slice(heard)) await server.hear(update);
    heard = telegram.updates.length;
    await say(server);
  }

  async function say({ bot }: Server): Promise<void> {
    for (let round = 0; round < ROUNDS_OF_MESSAGES; round += 1) {
      const before = telegram.calls.length;
      clock.nowMs += BETWEEN_MESSAGES_MS;
      await bot.idle();
      if (telegram.calls.length === before) return;
    }
  }

  async function call(
    person: Person,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    place = move,
  ) {
    const memberId = numbers.get(PEOPLE[person]);
    if (memberId === undefined) throw new RangeError(`${person} has no account`);
    // Sessions end within a day.
    const key = `${person} ${Math.floor(clock.nowMs / SESSION_MS)}`;
    const cookie = cookies.get(key) ?? (await createSession(db, { memberId, nowMs: clock.nowMs }));
    cookies.set(key, cookie);
    const answer = await serverAt(place).app.inject({
      method,
      url: `/api${path}`,
      headers: { cookie: `deck=${cookie}`, 'sec-fetch-site': 'same-origin' },
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  /** Reads a tip as its payer, and records where it can be paid. */
  async function readTip(tip: ToldTip): Promise<void> {
    const { status, body } = await call(tip.payer, 'GET', `/wallet/tips/${tip.id}`);
    if (status !== 200) throw new Error(`a tip cannot be read: ${JSON.stringify(body)}`);
    const told: WalletTip = body;
    // The stored state changes only when the job `tips` runs.
    const isOver = told.state === 'open' && Date.parse(told.expiresAt) <= clock.nowMs;
    tip.state = isOver ? 'expired' : told.state;
    if (told.address === null || told.amount === null) return;
    const due = parseAmount(told.amount);
    const last = tip.terms.at(-1);
    if (last?.address === told.address && last.due === due) return;
    tip.terms.push({ address: told.address, due, since: move });
  }

  return {
    db,
    clock,
    chance,
    telegram,
    outside,
    reports,
    tips,
    acted,
    hasDone,
    addresses,
    sends,
    forged,
    off,
    isDue,
    numbers,
    call,
    readTip,
    /** Learns where each unpaid tip can be paid by now: any server may have opened or moved it. */
    async readTips(): Promise<void> {
      const isUnpaid = ({ state }: ToldTip) => state === 'open' || state === 'waiting_address';
      for (const tip of tips.filter(isUnpaid)) await readTip(tip);
    },
    settleChats,
    serverAt,
    move: () => move,
    /** Ends a move and records what it changed outside. */
    endMove(): void {
      outside.notice(move);
      move += 1;
    },
    async sendNotices(): Promise<void> {
      await serverAt(move).bot.sendNotices();
      await say(serverAt(move));
    },
    async run(job: JobName, place: number): Promise<void> {
      const server = serverAt(place);
      await server.run(job);
      await server.bot.sendNotices();
      await say(server);
    },
    /** The number of a message that this person has sent in the group. */
    saidBy(person: Person): number {
      const said = spoken.get(person) ?? telegram.say(GROUP, 'Ahoy', { from: PEOPLE[person] });
      spoken.set(person, said);
      return said;
    },
    restart: harbour.restart,
    close: () => chance.end(),
  };
}

/** The n-th newest tip, wrapping around; undefined while there is none. */
export function tipAt({ tips }: Pick<World, 'tips'>, place: number): ToldTip | undefined {
  return tips.length === 0 ? undefined : tips.at(-1 - (place % tips.length));
}
