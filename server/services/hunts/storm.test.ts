import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { formatAmount } from '#rules/amounts.ts';
import type { Db } from '#server/db/connect.ts';
import { createTestWallet } from '#server/fakes/node/wallet.ts';
import { readTelegramUpdate } from '#server/gateways/telegram/updates.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { runDistribution } from '#server/services/payouts/distribution.ts';
import { openTestBot } from '#server/testing/bot.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { Crash, dying, mortal } from '#server/testing/db/dying.ts';
import { byChance } from '#server/testing/events.ts';
import {
  enrolPlayers,
  HUNT_ENDS_MS,
  HUNT_NOW_MS,
  HUNT_STARTS_MS,
  MINUTE_MS,
  openHunt,
} from '#server/testing/hunts.ts';
import { sized } from '#server/testing/run/scope.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { paidTo } from '#server/testing/wallet/payouts.ts';
import { runHunts } from './run.ts';

const PLAYERS = sized(500, 40);
const PRIZES = 10;
const COIN = 100_000_000n;

describeOnPostgres('a hunt of many players on servers that die', (database) => {
  it('has each finisher once and pays each prize once', { timeout: 300_000 }, () =>
    byChance(async (random) => {
      const { db } = database();
      let clockMs = HUNT_NOW_MS;
      let crashes = 0;
      const wallet = createTestWallet({ now: () => clockMs });
      const addresses = Array.from({ length: PLAYERS }, () => wallet.node.strangerAddress());
      const members = await enrolPlayers(db, PLAYERS, (index) => addresses[index] ?? '');
      const prizes = Array.from({ length: PRIZES }, (_, index) => ({
        amount: formatAmount(BigInt(PRIZES - index) * COIN),
        points: 1,
      }));
      const coin = JUNKCOIN_ON.main;
      const dailyUnits = 1_000n * COIN;
      const huntId = await openHunt(db, { prizes }, { wallet, coin, poolUnits: 0n, dailyUnits });
      /** Does the work on two servers, of which one may die, until both have done it. */
      const onServers = async (work: (server: Db) => Promise<unknown>) => {
        for (;;) {
          const first = random.below(2) === 0 ? dying(db, random, 15) : db;
          const done = await Promise.allSettled([work(first), work(db)]);
          const failed = done.filter((each) => each.status === 'rejected');
          if (failed.length === 0) return;
          for (const { reason } of failed) if (!(reason instanceof Crash)) throw reason;
          crashes += failed.length;
        }
      };
      const test = await openTestBot(db, {}, { readsChain: false });
      const frail = mortal(db);
      const other = test.openAlso(frail.db);
      /** Telegram hands an update to either server until one has taken it, and sometimes once more. */
      const hears = async (telegramId: string, text: string) => {
        test.telegram.say(telegramId, text);
        const update = readTelegramUpdate(test.telegram.updates.at(-1) ?? {});
        if (update === null) throw new Error('no update');
        for (let isTaken = false; !isTaken || random.below(4) === 0; ) {
          frail.restart(1 + random.below(30));
          const bots = random.pick([[other], [other, test.bot], [test.bot]]);
          const taken = await Promise.allSettled(bots.map((bot) => bot.take(update)));
          crashes += taken.filter(({ status }) => status === 'rejected').length;
          isTaken ||= taken.some(({ status }) => status === 'fulfilled');
        }
      };
      clockMs = HUNT_STARTS_MS;
      test.clock.nowMs = clockMs;
      const playing = members.flatMap((_, index) =>
        ['/hunt', 'black pearl', 'cafe noir'].map((text) => ({
          player: String(1001 + index),
          text,
        })),
      );
      // Everybody's words in their order, mixed with those of the others.
      while (playing.length > 0) {
        const at = random.below(Math.min(playing.length, 30));
        const said = playing[at];
        const first = playing.findIndex(({ player }) => player === said?.player);
        const [next] = playing.splice(first, 1);
        if (next) await hears(next.player, next.text);
      }
      await other.stop();
      // A line that a dead server was sending is taken over after a while.
      for (let minute = 0; minute < 5; minute += 1) {
        test.clock.nowMs += MINUTE_MS;
        await test.bot.idle();
      }
      const told = members.filter((_, index) =>
        test.telegram
          .messagesOf(String(1001 + index))
          .some(({ text }) => text.startsWith('You have finished')),
      );
      expect(told).toHaveLength(PLAYERS);
      const { rows } = await sql<{ place: number }>`
        select place from hunt_players where hunt_id = ${String(huntId)}::bigint order by place`.execute(
        db,
      );
      expect(rows.map(({ place }) => place)).toEqual(members.map((_, index) => index + 1));

      clockMs = HUNT_ENDS_MS;
      wallet.node.mine(1);
      await onServers((server) => runHunts(server, { source: null, nowMs: clockMs }));
      for (let round = 0; round < 25; round++) {
        clockMs += MINUTE_MS;
        const pay = { nowMs: clockMs, coin, prizesDailyUnits: dailyUnits };
        await onServers((server) => runDistribution(server, wallet, pay));
        wallet.node.mine(1);
      }
      const winners = await sql<{ address: string }>`
        select m.primary_address as address from prizes z join members m on m.id = z.member_id
        where z.status = 'paid' order by z.place`.execute(db);
      expect(winners.rows).toHaveLength(PRIZES);
      const won = paidTo(
        wallet,
        winners.rows.map(({ address }) => address),
      );
      expect(won).toEqual(prizes.map((_, index) => BigInt(PRIZES - index) * COIN));
      const all = paidTo(wallet, addresses).reduce((sum, units) => sum + units, 0n);
      expect(all).toBe(55n * COIN);
      expect(await checkLedger(db)).toEqual([]);
      await test.close();
      expect(crashes).toBeGreaterThan(sized(200, 10));
    }),
  );
});
