import { afterAll, beforeAll, expect, it } from 'vitest';
import { coinOn } from '#rules/coins/coin.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import { BEACON_AHEAD, BEACON_DEPTH } from '#rules/hunts/draw.ts';
import { isoTime } from '#rules/times.ts';
import { createNodeSource } from '#server/gateways/chain/node-source.ts';
import { createNodeWallet } from '#server/gateways/node-wallet/rpc.ts';
import { followChain } from '#server/services/chain/follow.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { runDistribution } from '#server/services/payouts/distribution.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { ADMIN, DRAFT, enrolPlayers, MINUTE_MS } from '#server/testing/hunts.ts';
import { type Litecoind, openLitecoindForTest } from '#server/testing/wallet/litecoind.ts';
import { ensureLitecoind } from '../../../scripts/litecoind.mjs';
import { announceHunt } from './announce.ts';
import { createHunt } from './drafts.ts';
import { answerHunt } from './play.ts';
import { readHuntPage } from './reads.ts';
import { runHunts } from './run.ts';

const COIN = 100_000_000n;
const COIN_OF_DAEMON = coinOn(LITECOIN, 'regtest');

const path = await ensureLitecoind();
if (path === null) {
  console.warn(
    'WARNING: there is no litecoind here: hunts were drawn and paid on a fake node only.',
  );
} else {
  describeOnPostgres('a treasure hunt, on a real daemon', (database) => {
    let daemon: Litecoind;
    beforeAll(async () => {
      daemon = await openLitecoindForTest(path);
    });
    afterAll(() => daemon?.close());

    it('is drawn by one of its blocks and paid by its wallet', async () => {
      const { db } = database();
      const own = await daemon.openWallet(['30', '30']);
      const players = await daemon.openWallet([]);
      const addresses = [await players.newAddress(), await players.newAddress()];
      const coin = COIN_OF_DAEMON;
      const wallet = createNodeWallet({ url: own.url, coin });
      const source = createNodeSource(daemon);
      const beganMs = Date.now();
      let nowMs = beganMs;
      const follow = () => followChain({ db, source, coin, now: () => nowMs });
      await follow();
      const members = await enrolPlayers(db, 2, (index) => addresses[index] ?? '');
      const draft = {
        ...DRAFT,
        winners: 'draw' as const,
        startsAt: isoTime(beganMs + MINUTE_MS),
        endsAt: isoTime(beganMs + 2 * MINUTE_MS),
        prizes: [
          { amount: '7', points: 0 },
          { amount: '3', points: 0 },
        ],
      };
      const id = await createHunt(db, { draft, actor: ADMIN, nowMs });
      const prizeSource = { wallet, coin, poolUnits: 0n, dailyUnits: 50n * COIN };
      await announceHunt(db, { id, actor: ADMIN, isOwner: true, source: prizeSource, nowMs });
      nowMs = beganMs + MINUTE_MS;
      for (const memberId of members) {
        for (const text of ['black pearl', 'cafe noir']) {
          await db
            .transaction()
            .execute((tx) => answerHunt(tx, { huntId: id, memberId, text, nowMs }));
        }
      }
      nowMs = beganMs + 2 * MINUTE_MS;
      const bringOn = async (blocks: number) => {
        await daemon.mine(blocks);
        await follow();
        return runHunts(db, { source, nowMs });
      };
      expect(await bringOn(0)).toMatchObject({ ended: 1, settled: 0 });
      expect(await bringOn(BEACON_AHEAD + BEACON_DEPTH - 1)).toMatchObject({ settled: 0 });
      expect(await bringOn(1)).toMatchObject({ settled: 1 });
      const page = () => readHuntPage(db, { id, nowMs, pageOf: (txid) => txid });
      const { proof, winnerList } = await page();
      expect(proof.beaconHash).toBe(await daemon.call('getblockhash', proof.beaconHeight));

      for (let round = 0; round < 8; round++) {
        const run = await runDistribution(db, wallet, {
          nowMs,
          coin,
          prizesDailyUnits: 50n * COIN,
        });
        expect(run.problems).toEqual([]);
        await daemon.mine();
      }
      const paid = await Promise.all(
        addresses.map((address) => players.call('getreceivedbyaddress', address)),
      );
      const inOrder = winnerList.map(({ member }) => Number(paid[members.indexOf(BigInt(member))]));
      expect(inOrder).toEqual([7, 3]);
      expect((await page()).winnerList.map(({ payment }) => payment)).toEqual(['paid', 'paid']);
      expect(await checkLedger(db)).toEqual([]);
    });
  });
}
