import { setTimeout as pause } from 'node:timers/promises';
import { openBot } from '#server/bot/open-bot.ts';
import { readConfig } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { openTestTelegramServer, type TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { createCommunityBot } from '#server/gateways/telegram/community-bot.ts';
import { createBoard } from '#server/services/board/board.ts';
import { REAL_WAITING } from '#server/services/sign-in/approvals.ts';
import { startEngines } from '../engines.ts';
import { FIRST_TELEGRAM_ID, fillMembers } from '../fill.ts';
import { machine, percentile, table } from '../report.ts';
import { openBare, openGrammy, type Running } from './references.ts';

const MEMBERS = 1000;
const GROUPS = 50;
const UPDATES_PER_SECOND = 30;
const WARM_UP_SECONDS = 5;
const SECONDS = 40;
const ROUNDS = 2;
/** Answers still on their way after this time count as missing. */
const PATIENCE_MS = 20_000;
const COMMANDS = ['/gm', '/rank', '/top', '/week'] as const;

type Bot = {
  name: string;
  open(server: TestTelegramServer): Promise<Running>;
  /** The sum over all rounds. */
  asked: number;
  times: number[];
  cpuMs: number;
};

/**
 * `npm run bench -- bot [seconds]`: from the moment an update can be read to the moment its answer arrives, with the tests' fake
 * Telegram over HTTP. Our bot on both engines takes turns with bots that do nothing else.
 */
export async function run([seconds]: string[]): Promise<void> {
  const measured = Number(seconds ?? SECONDS);
  const engines = await startEngines();
  const bots: Bot[] = [];
  const closes: (() => Promise<void>)[] = [];
  for (const engine of engines) {
    const { db, close } = await engine.open();
    await fillMembers(db, MEMBERS, Date.now());
    bots.push(botOf(`ours, ${engine.name}`, (server) => openOurs(db, server)));
    closes.push(close);
  }
  bots.push(botOf('bare', openBare), botOf('grammY', openGrammy));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const bot of bots) await measure(bot, measured / ROUNDS);
  }
  for (const close of closes) await close();
  for (const engine of engines) await engine.stop();
  console.log(
    `${UPDATES_PER_SECOND} updates a second for ${measured} s, ${MEMBERS} members, ${GROUPS} groups. ${machine()}\n`,
  );
  console.log(report(bots, measured));
}

function botOf(name: string, open: Bot['open']): Bot {
  return { name, open, asked: 0, times: [], cpuMs: 0 };
}

/** The figures with, in brackets, their ratio to the bare bot's. */
function report(bots: readonly Bot[], seconds: number): string {
  const figuresOf = ({ times, cpuMs }: Bot) => [
    ...[0.5, 0.99, 1].map((share) => percentile(times, share)),
    cpuMs / 10 / seconds,
  ];
  const bare = bots.find(({ name }) => name === 'bare');
  const floor = bare ? figuresOf(bare) : [];
  const rows = bots.map((bot) => [
    bot.name,
    `${bot.times.length} of ${bot.asked}`,
    ...figuresOf(bot).map((figure, place) => {
      const ratio = bot === bare ? '' : ` (${(figure / (floor[place] ?? Number.NaN)).toFixed(1)})`;
      return `${figure.toFixed(1)}${ratio}`;
    }),
  ]);
  const head = ['bot', 'answered', 'ms: median', 'p99', 'worst', "% CPU, with Telegram's part"];
  return table(head, rows);
}

async function openOurs(db: Db, { root }: TestTelegramServer): Promise<Running> {
  const config = readConfig(
    { BOT: '1', DEMO: '0', TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, TELEGRAM_API_ROOT: root },
    process.cwd(),
  );
  const { poolUnits, thresholdHundredths } = config;
  const now = () => Date.now();
  const options = { token: TEST_BOT_TOKEN, apiRoot: root };
  const bot = openBot({
    db,
    telegram: createTelegramBot(options),
    community: createCommunityBot(options),
    chainIndex: null,
    chainSource: null,
    board: await createBoard(db, { now, poolUnits, thresholdHundredths }),
    config,
    now,
    report: (error, what) => console.error(what, error),
  });
  bot.start(REAL_WAITING.pause);
  return bot;
}

async function measure(bot: Bot, seconds: number): Promise<void> {
  // Bots remember which updates they have had, so the next server continues the numbers.
  const server = await openTestTelegramServer({ token: TEST_BOT_TOKEN, lastUpdateId: spoken });
  const { telegram } = server;
  for (let member = 0; member < MEMBERS; member += 1) {
    telegram.setPerson(personOf(member), { first_name: `Sailor ${member}` });
  }
  for (let group = 0; group < GROUPS; group += 1) telegram.openGroup(groupOf(group), {});
  const running = await bot.open(server);
  await speak(telegram, WARM_UP_SECONDS);
  const cpu = process.cpuUsage();
  const asked = await speak(telegram, seconds);
  const used = process.cpuUsage(cpu);
  bot.times.push(...(await timesOf(telegram, asked)));
  bot.asked += asked.size;
  bot.cpuMs += (used.user + used.system) / 1000;
  await running.stop();
  await server.close();
}

type Telegram = TestTelegramServer['telegram'];

/**
 * A third are texts in a group, which the bot reads and does not answer; a third are commands in groups and a third in private,
 * so that no chat is answered more often than Telegram allows. Returns the time of each command, by the chat of its answer.
 */
async function speak(telegram: Telegram, seconds: number): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  const beganMs = performance.now();
  for (let update = 0; update < seconds * UPDATES_PER_SECOND; update += 1) {
    const dueMs = beganMs + (1000 * update) / UPDATES_PER_SECOND;
    if (dueMs > performance.now()) await pause(dueMs - performance.now());
    spoken += 1;
    const person = personOf(spoken % MEMBERS);
    const group = groupOf(spoken % GROUPS);
    const command = COMMANDS[Math.floor(spoken / 3) % COMMANDS.length] ?? '/gm';
    if (spoken % 3 === 0) telegram.say(group, 'a word', { from: person });
    else if (spoken % 3 === 1) {
      const messageId = telegram.say(group, command, { from: person });
      asked.set(`${group}:${messageId}`, performance.now());
    } else {
      const messageId = telegram.say(person, command);
      asked.set(`${person}:${messageId}`, performance.now());
    }
  }
  return asked;
}

let spoken = 0;

/** The time of each answer in ms, once all have arrived or the wait has ended. */
async function timesOf(telegram: Telegram, asked: ReadonlyMap<string, number>): Promise<number[]> {
  const untilMs = performance.now() + PATIENCE_MS;
  let times = answeredIn(telegram, asked);
  while (times.length < asked.size && performance.now() < untilMs) {
    await pause(200);
    times = answeredIn(telegram, asked);
  }
  return times;
}

function answeredIn(telegram: Telegram, asked: ReadonlyMap<string, number>): number[] {
  const privately = new Map(
    [...asked].flatMap(([key, ms]): [string, [string, number]][] => {
      const [chatId = ''] = key.split(':');
      return chatId.startsWith('-') ? [] : [[chatId, [key, ms]]];
    }),
  );
  return telegram.calls.flatMap(({ method, payload, atMs }) => {
    if (method !== 'sendMessage') return [];
    const chatId = String(payload.chat_id);
    const answered = (payload.reply_parameters as { message_id: number } | undefined)?.message_id;
    const askedMs =
      answered === undefined ? privately.get(chatId)?.[1] : asked.get(`${chatId}:${answered}`);
    return askedMs === undefined || atMs < askedMs ? [] : [atMs - askedMs];
  });
}

function personOf(member: number): string {
  return String(FIRST_TELEGRAM_ID + 1 + member);
}

function groupOf(group: number): string {
  return String(-1_001_000_000_000 - group);
}
