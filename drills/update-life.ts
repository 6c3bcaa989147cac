import { sql } from 'kysely';
import { formatAmount } from '#rules/amounts.ts';
import type { Db } from '#server/db/connect.ts';
import { createIndexOfChain } from '#server/fakes/chain-index/index-of-chain.ts';
import type { TestChain } from '#server/fakes/node/chain.ts';
import type { TestTelegram } from '#server/fakes/telegram/telegram.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { createTestAddresses } from '#server/testing/billing.ts';
import type { Random } from '#server/testing/events.ts';
import { openPurse } from '#server/testing/tips/purse.ts';

const GROUPS = Array.from({ length: 8 }, (_, number) => String(-1_001_000_000_000 - number));
/** New people start the bot while there are fewer than this. */
const MOST_PEOPLE = 60;
const COIN = 100_000_000n;
const COINS = 400;
const FEE = 30_000n;

type Said = { chatId: string; messageId: number; from: string };

/** Counts that must all be 0. */
export type UpdateFaults = {
  /** Accounts, daily points and addresses that were not made exactly once for their command. */
  accountsWrong: number;
  /** Commands that made no tip, or more than one. */
  tipsWrong: number;
  unanswered: number;
  /** Commands in groups that the bot tried to answer more than once, whether or not the answers arrived. */
  handledTwice: number;
  /** Messages that arrived twice although no answer from Telegram was lost. */
  saidTwice: number;
  /** Tips that were cancelled by a press and can still be paid. */
  pressesLost: number;
  /** Messages in groups that do not show the tip's current state. */
  staleMessages: number;
  unpaidButCounted: number;
  paidButNotCounted: number;
  ledgerDifferences: number;
};

/**
 * A community in which everybody sends each command once: starts the bot, says gm, sets an address, tips in groups and cancels,
 * while tips are paid from elsewhere and blocks are mined.
 */
export function openLife(
  db: Db,
  { telegram, chain, random }: { telegram: TestTelegram; chain: TestChain; random: Random },
) {
  const addressOf = createTestAddresses(21);
  const purse = openPurse('of the drill');
  const coins = Array.from({ length: COINS }, () => purse.funding(100n * COIN));
  chain.mineThese(coins.map(({ rawHex }) => rawHex));
  for (const group of GROUPS) telegram.openGroup(group);
  const people: string[] = [];
  const said = {
    start: [] as Said[],
    gm: [] as Said[],
    address: [] as Said[],
    tip: [] as Said[],
  };
  const pressed = new Set<string>();

  function say(kind: keyof typeof said, from: string, text: string, chatId = from): void {
    const messageId = telegram.say(chatId, text, { from });
    said[kind].push({ chatId, messageId, from });
  }

  /** A person who has not sent this command yet. */
  function pickNew(kind: 'gm' | 'address'): string | null {
    const left = people.filter((id) => !said[kind].some(({ from }) => from === id));
    return left.length === 0 ? null : random.pick(left);
  }

  function start(): void {
    const id = String(1000 + people.length);
    telegram.setPerson(id, { first_name: `Person ${id}`, username: `person_${id}` });
    people.push(id);
    say('start', id, '/start');
  }

  /** Between people whom the bot has answered: it knows their names. */
  function tip(): void {
    const known = people.filter((id) => telegram.messagesOf(id).some(({ from }) => from === 'bot'));
    const [from, to] = random.shuffled(known);
    if (from === undefined || to === undefined) return;
    const words = random.pick([`/tip @person_${to}`, `@person_${to}`]);
    // All amounts differ, and so do all messages.
    const units = COIN + BigInt(said.tip.length + 1) * 100_000n;
    say('tip', from, `${words} ${formatAmount(units)}`, random.pick(GROUPS));
  }

  function cancel(): void {
    const shown = [...telegram.messages.values()].flatMap(({ chatId, messageId, buttons }) =>
      buttons.flat().map(({ callback_data }) => ({ chatId, messageId, data: callback_data ?? '' })),
    );
    const open = shown.filter(({ data }) => data.startsWith('tc:') && !pressed.has(data));
    if (open.length === 0) return;
    const { chatId, messageId, data } = random.pick(open);
    pressed.add(data);
    telegram.press(chatId, messageId, data);
  }

  async function pay(): Promise<void> {
    const { rows } = await sql<{ address: string; due: bigint }>`
      select address, due from tips where state = 'open' and payment is null`.execute(db);
    const coin = coins.shift();
    if (rows.length === 0 || !coin) return;
    const { address, due } = random.pick(rows);
    const back = { address: purse.address, units: coin.units - due - FEE };
    chain.accept(purse.sign([coin], [{ address, units: due }, back]).rawHex);
  }

  return {
    /** One random event; most are updates. */
    async step(): Promise<void> {
      const chance = random.below(100);
      if (people.length < 4 || (chance < 25 && people.length < MOST_PEOPLE)) return start();
      if (chance < 40) {
        const from = pickNew('gm');
        if (from !== null) say('gm', from, '/gm', random.pick([from, random.pick(GROUPS)]));
      } else if (chance < 55) {
        const from = pickNew('address');
        if (from !== null) say('address', from, `/address ${addressOf(Number(from))}`);
      } else if (chance < 85) tip();
      else if (chance < 88) cancel();
      else if (chance < 96) await pay();
      else chain.mine();
    },

    async findFaults({ excused }: Excused): Promise<UpdateFaults> {
      const { rows: members } = await sql<{ id: string; points: number }>`
        select m.telegram_id::text as id, coalesce(sum(p.points), 0)::int as points
        from members m left join point_entries p on p.member_id = m.id and p.rule not like '%tip%'
        group by m.id`.execute(db);
      const has = (kind: keyof typeof said, id: string) =>
        said[kind].some(({ from }) => from === id);
      const due = (id: string) => 100 + (has('gm', id) ? 100 : 0) + (has('address', id) ? 300 : 0);
      const right = members.filter(({ id, points }) => people.includes(id) && points === due(id));
      const { rows: tips } = await sql<{ payer: string; count: number }>`
        select m.telegram_id::text as payer, count(*)::int as count
        from tips t join members m on m.id = t.payer_id group by 1`.execute(db);
      const commands = (id: string) => said.tip.filter(({ from }) => from === id).length;
      return {
        accountsWrong: people.length - right.length + Math.abs(members.length - people.length),
        tipsWrong: people.filter(
          (id) => (tips.find(({ payer }) => payer === id)?.count ?? 0) !== commands(id),
        ).length,
        unanswered: Object.entries(said)
          .flatMap(([kind, all]) => all.map((each) => ({ kind, ...each })))
          .filter((each) => !isAnswered(telegram, each)).length,
        handledTwice: await countHandledTwice(db),
        saidTwice: (await listRepeated(db, telegram)).reduce(
          (sum, { chat, count }) => sum + Math.max(0, count - (excused.get(chat) ?? 0)),
          0,
        ),
        pressesLost: await countLostPresses(db, pressed),
        ...(await compareWithChain(db, { chain, telegram })),
        ledgerDifferences: (await checkLedger(db)).length,
      };
    },
    figures: async () => ({
      people: people.length,
      commands: Object.values(said).flat().length,
      tips: said.tip.length,
      presses: pressed.size,
      repeated: (await listRepeated(db, telegram)).reduce((sum, { count }) => sum + count, 0),
    }),
  };
}

/** The number of messages of each chat for which Telegram's answer was lost. */
type Excused = { excused: ReadonlyMap<string, number> };

const ANSWERS: Readonly<Record<string, RegExp>> = {
  start: /^Welcome/,
  gm: /^GM!/,
  address: /^Your tips and shares now go to/,
};

function isAnswered(
  telegram: TestTelegram,
  { kind, chatId, messageId, from }: Said & { kind: string },
): boolean {
  const answers = telegram.messagesOf(chatId).filter((each) => each.from === 'bot');
  if (chatId !== from) return answers.some(({ replyTo }) => replyTo === messageId);
  return answers.some(({ text }) => ANSWERS[kind]?.test(text));
}

/** By chat, the messages that arrived in excess of one per line of the outbox. */
async function listRepeated(
  db: Db,
  telegram: TestTelegram,
): Promise<{ chat: string; count: number }[]> {
  const { rows } = await sql<{ chat: string; count: number }>`
    select chat_id::text as chat, count(*)::int as count from bot_outbox
    where action = 'send' and status in ('sent', 'unclear') group by 1`.execute(db);
  const arrived = new Map<string, number>();
  for (const { method, status, payload } of telegram.calls) {
    if (method !== 'sendMessage' || status !== 200) continue;
    const chat = String(payload.chat_id);
    arrived.set(chat, (arrived.get(chat) ?? 0) + 1);
  }
  return [...arrived].map(([chat, count]) => {
    const lines = rows.find((row) => row.chat === chat)?.count ?? 0;
    return { chat, count: Math.max(0, count - lines) };
  });
}

async function countHandledTwice(db: Db): Promise<number> {
  const { rows } = await sql`
    select from bot_outbox where action = 'send' and chat_id < 0 and message_id is not null
    group by chat_id, message_id having count(*) > 1`.execute(db);
  return rows.length;
}

async function countLostPresses(db: Db, pressed: ReadonlySet<string>): Promise<number> {
  const ids = [...pressed].map((data) => data.slice('tc:'.length));
  const { rows } = await sql`
    select from tips
    where public_id = any(${ids}::text[]) and state <> 'cancelled' and payment is null`.execute(db);
  return rows.length;
}

async function compareWithChain(
  db: Db,
  { chain, telegram }: { chain: TestChain; telegram: TestTelegram },
) {
  const index = createIndexOfChain(chain);
  const { rows: tips } = await sql<{
    address: string | null;
    due: bigint | null;
    payment: string | null;
    state: string;
    sent: bigint | null;
  }>`
    select t.address, t.due, t.payment, t.state, o.sent_id as sent
    from tips t left join bot_living l on l.about = 'tip:' || t.public_id || ':group'
      left join bot_outbox o on o.id = l.said_id`.execute(db);
  const faults = { staleMessages: 0, unpaidButCounted: 0, paidButNotCounted: 0 };
  for (const { address, due, payment, state, sent } of tips) {
    const outputs = address === null ? [] : await index.readReceived(address, { sinceMs: 0 });
    const isPaid = outputs.some(({ units, confirmations }) => units === due && confirmations > 0);
    if (payment === 'confirmed' && !isPaid) faults.unpaidButCounted += 1;
    if (payment !== 'confirmed' && isPaid) faults.paidButNotCounted += 1;
    const text = telegram.messages.get(Number(sent))?.text ?? '';
    const says = payment === 'confirmed' ? '✅' : state === 'cancelled' ? 'cancelled' : ' tips ';
    if (!text.includes(says)) faults.staleMessages += 1;
  }
  return faults;
}
