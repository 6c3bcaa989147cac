import { expect, it } from 'vitest';
import { isoTime } from '#rules/times.ts';
import { createFakeChainIndex } from '#server/fakes/chain-index/chain-index.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { DRAFT, openHunt, POINTS_ONLY } from '#server/testing/hunts.ts';
import { openTippers, TIPS_NOW_MS } from '#server/testing/tips/tippers.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { playHunt } from './play.ts';
import { runHunts } from './run.ts';

const COIN = 100_000_000n;
const MINUTE_MS = 60_000;

describeOnPostgres('a clue that a tip solves', (database) => {
  it('is solved by a confirmed tip to its member that was made since, and by no other', async () => {
    const { db } = database();
    const chain = createFakeChainIndex();
    chain.height = 100;
    const people = await openTippers(db, chain, { count: 4 });
    for (const telegramId of ['11', '12', '13']) await people.setAddress(telegramId);
    const early = await people.made('11', '12', 5n * COIN);
    const startsMs = TIPS_NOW_MS + 10 * MINUTE_MS;
    const huntId = await openHunt(
      db,
      {
        startsAt: isoTime(startsMs),
        endsAt: isoTime(startsMs + 600 * MINUTE_MS),
        memberDays: 0,
        clues: [
          { kind: 'tip', text: 'Tip the cook', payeeId: String(people.numberOf('12')) },
          ...DRAFT.clues,
        ],
      },
      { ...POINTS_ONLY, coin: JUNKCOIN_ON.test },
    );
    people.clock.nowMs = startsMs;
    const solved = async (memberId = people.numberOf('11')) => {
      const nowMs = people.now();
      await runHunts(db, { source: null, nowMs });
      const played = await db
        .transaction()
        .execute((tx) => playHunt(tx, { huntId, memberId, nowMs }));
      return played.own.solved;
    };
    const pay = async (tip: typeof early) => {
      if (tip.address === null || tip.due === null) throw new Error('the tip is not open');
      chain.height += 1;
      const at = { blockHeight: chain.height, blockTimeMs: people.now() };
      chain.pay(tip.address, { units: tip.due, confirmations: 1, ...at });
      await people.watch();
    };
    expect(await solved()).toBe(0);
    await pay(early);
    expect(await solved()).toBe(0);
    await pay(await people.made('11', '13', 5n * COIN));
    await pay(await people.made('13', '12', 5n * COIN));
    expect(await solved()).toBe(0);
    const tip = await people.made('11', '12', 6n * COIN);
    expect(await solved()).toBe(0);
    await pay(tip);
    expect(await solved()).toBe(1);
    expect(await solved()).toBe(1);
    // The member of the clue cannot tip themselves, and passes.
    expect(await solved(people.numberOf('12'))).toBe(0);
    expect(await solved(people.numberOf('12'))).toBe(1);
  });
});
