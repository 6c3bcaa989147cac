// The community's own bot in a process of its own, at a Telegram that keeps running.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import type { TestTelegramServer } from '#server/fakes/telegram/server.ts';
import { PROGRAM } from '../../scripts/prepare.mjs';
import { type RunningServer, startServer, stopServer } from '../servers.ts';

/** Far from the people of the load. */
const FIRST_PERSON = 5_000_000;
const BETWEEN_MS = 1_000;
/** Answers that a dead bot was sending are taken over half a minute later. */
const ANSWERED_WITHIN_MS = 60_000;
const LONGEST_MS = 180_000;
const MOST_OUTPUT = 4_000;
const LISTENS = /The bot \d+ (listens)/;

export type BotFaults = {
  /** People without exactly one account, or without exactly one gm. */
  botWrong: number;
  /** People whom the bot has not answered. */
  botSilent: number;
};

export type BotApart = {
  /** Its Telegram. */
  desk: TestTelegramServer;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Waits until the bot answers somebody who has just written. */
  answer(): Promise<void>;
  /** Counts the faults among the people who have written since the last call. */
  findFaults(db: Db): Promise<BotFaults>;
  close(): Promise<void>;
};

/** Starts the bot's process. Every second somebody new starts the bot and says gm. */
export async function openBotApart(
  desk: TestTelegramServer,
  environment: Record<string, string>,
): Promise<BotApart> {
  const { telegram } = desk;
  const settings = { ...environment, BOT: 'apart', TELEGRAM_UPDATES: 'poll' };
  const people: string[] = [];
  let checked = 0;
  let running: RunningServer | null = null;
  let isOn = true;

  function greet(): string {
    const id = String(FIRST_PERSON + people.length);
    people.push(id);
    telegram.setPerson(id, { first_name: `Person ${id}`, username: `person_${id}` });
    telegram.say(id, '/start');
    telegram.say(id, '/gm');
    return id;
  }

  // One answer to each of the two commands; an answer may come twice.
  const isAnswered = (id: string) => {
    const said = telegram.messagesOf(id).filter(({ from }) => from === 'bot');
    return new Set(said.map(({ html }) => html)).size >= 2;
  };

  const bot: BotApart = {
    desk,
    async start() {
      running = await startServer(settings, [PROGRAM, 'bot'], { sign: LISTENS });
    },
    async kill() {
      if (running) await stopServer(running, 'SIGKILL');
      running = null;
    },
    async answer() {
      const id = greet();
      const until = performance.now() + LONGEST_MS;
      while (!isAnswered(id)) {
        if (performance.now() > until) {
          throw new Error(`the bot does not answer: ${running?.output().slice(-MOST_OUTPUT)}`);
        }
        await pause(100);
      }
    },
    async findFaults(db) {
      const ids = people.slice(checked);
      checked = people.length;
      const until = performance.now() + ANSWERED_WITHIN_MS;
      while (!ids.every(isAnswered) && performance.now() < until) await pause(250);
      const { rows } = await sql<{ right: number }>`
        select count(*)::int as right from (
          select m.telegram_id from members m
          join activity_events e on e.member_id = m.id and e.type = 'gm'
          where m.telegram_id = any(${ids}::bigint[])
          group by m.telegram_id having count(*) = 1) counted`.execute(db);
      return {
        botWrong: ids.length - (rows[0]?.right ?? 0),
        botSilent: ids.filter((id) => !isAnswered(id)).length,
      };
    },
    async close() {
      isOn = false;
      await talking;
      await bot.kill();
    },
  };
  await bot.start();
  const talking = (async () => {
    while (isOn) {
      greet();
      await pause(BETWEEN_MS);
    }
  })();
  return bot;
}
