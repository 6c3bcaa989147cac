import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Hunt } from '#contract/site/hunts.ts';
import { BEACON_AHEAD, BEACON_DEPTH, findWinners } from '#rules/hunts/draw.ts';
import { followChain } from '#server/services/chain/follow.ts';
import { keepLog } from '#server/services/log/checkpoints.ts';
import { createTestSource } from '#server/testing/chain/test-source.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { enrolPlayers, HUNT_ENDS_MS, HUNT_STARTS_MS, openHunt } from '#server/testing/hunts.ts';
import { TEST_SECRETS } from '#server/testing/keys.ts';
import { sized } from '#server/testing/run/scope.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { findUnloggedHunts } from '../log/leaf-texts.ts';
import { hashText } from './digests.ts';
import { answerHunt } from './play.ts';
import { readHuntPage } from './reads.ts';
import { runHunts } from './run.ts';

type Draw = { listHash: string; beaconHash: string | null; members: number[]; places: number };
/** The published verifier, which shares no code with the product. */
const independent: {
  winnersOf(draw: Draw): number[];
  faultsOf(hunt: Hunt, leaves: readonly object[]): string[];
} = await import(new URL('../../../client/verify/hunt-draw.mjs', import.meta.url).href);

const PLAYERS = 20;

describeOnBothEngines('the draw of a treasure hunt', (database) => {
  /** A hunt that all players finish, with a chain of eleven blocks. */
  async function play() {
    const { db } = database();
    const chain = createTestSource({ blocks: 11 });
    let nowMs = HUNT_STARTS_MS;
    const { source } = chain;
    const follow = () => followChain({ db, source, coin: JUNKCOIN_ON.test, now: () => nowMs });
    await follow();
    const members = await enrolPlayers(db, PLAYERS);
    const log = { db, secrets: TEST_SECRETS, publicUrl: 'https://deck.example', now: () => nowMs };
    const keep = () => keepLog(log);
    await keep();
    const huntId = await openHunt(db, { winners: 'draw', picture: true });
    const leaves = (await findUnloggedHunts(db)).map(({ text }) => JSON.parse(text));
    expect(await keep()).not.toBe('nothing is due');
    expect(await keep()).toBe('nothing is due');
    for (const memberId of members) {
      for (const text of ['black pearl', 'cafe noir']) {
        await db.transaction().execute((tx) => answerHunt(tx, { huntId, memberId, nowMs, text }));
      }
    }
    nowMs = HUNT_ENDS_MS;
    const run = () => runHunts(db, { source, nowMs });
    const page = () => readHuntPage(db, { id: huntId, nowMs, pageOf: () => null });
    return { db, chain, members, follow, run, page, leaves };
  }

  it('waits for a block that does not exist when the finishers are listed', async () => {
    const { db, chain, members, follow, run, page, leaves } = await play();
    expect((await run()).waits).toEqual([expect.stringContaining('not read lately')]);
    await follow();
    expect(await run()).toMatchObject({ ended: 1, settled: 0 });
    leaves.push(...(await findUnloggedHunts(db)).map(({ text }) => JSON.parse(text)));
    const height = 10 + BEACON_AHEAD;
    expect(await page()).toMatchObject({
      status: 'ended',
      proof: { beaconHeight: height, drawsAfter: BEACON_AHEAD + BEACON_DEPTH },
    });
    chain.mineMany(BEACON_AHEAD + BEACON_DEPTH - 1);
    await follow();
    expect(await run()).toMatchObject({ settled: 0 });
    chain.mine();
    await follow();
    expect(await run()).toMatchObject({ settled: 1 });

    const settled = await page();
    const { proof, winnerList } = settled;
    expect(proof.beaconHash).toBe(await chain.source.readBlockHash(height));
    const list: { members: number[] } = JSON.parse(proof.listText ?? '');
    expect(list.members).toEqual(members.map(Number));
    const won = winnerList.map(({ member }) => member);
    expect(new Set(won).size).toBe(3);
    expect(independent.faultsOf(settled, leaves)).toEqual([]);
    const moreLeaves: [object, string][] = [
      [leaves[1], 'records in the log'],
      [{ kind: 'hunt_cancelled', hunt: Number(settled.id) }, 'cancellation in the log'],
    ];
    for (const [leaf, fault] of moreLeaves) {
      expect(independent.faultsOf(settled, [...leaves, leaf])).toEqual([fault]);
    }
    for (const [altered, fault] of alterations(settled)) {
      expect(independent.faultsOf(altered, leaves)).toContain(fault);
    }
  });

  it('names no block that the chain has by then, even if nobody has read it here', async () => {
    const { chain, follow, run, page } = await play();
    await follow();
    chain.mineMany(BEACON_AHEAD + 1);
    expect(await run()).toMatchObject({ ended: 1 });
    const height = 10 + BEACON_AHEAD + 1 + BEACON_AHEAD;
    expect(await page()).toMatchObject({ proof: { beaconHeight: height } });
  });

  it('waits for the source before it names a block', async () => {
    const { chain, follow, run } = await play();
    await follow();
    chain.isDown = true;
    expect(await run()).toMatchObject({
      ended: 0,
      waits: [expect.stringContaining('does not answer')],
    });
    chain.isDown = false;
    expect(await run()).toMatchObject({ ended: 1 });
  });
});

/** Changes that an operator could make afterwards, and the fault that the verifier names. */
function alterations(hunt: Hunt): [Hunt, string][] {
  const { proof, winnerList, openedClues } = hunt;
  const rulesText = proof.rulesText.replace('"leastPoints":0', '"leastPoints":1');
  const list: { members: number[] } = JSON.parse(proof.listText ?? '');
  const withList = (members: number[]) => {
    const listText = JSON.stringify({ ...list, members });
    return { ...hunt, proof: { ...proof, listText, listHash: hashText(listText) } };
  };
  const beaconHash = `${proof.beaconHash?.startsWith('0') ? '1' : '0'}${proof.beaconHash?.slice(1)}`;
  const [first, second, ...others] = winnerList;
  if (!first || !second) throw new Error('there are no winners');
  return [
    [{ ...hunt, proof: { ...proof, rulesText } }, 'hash of the rules'],
    [
      { ...hunt, proof: { ...proof, rulesText, rulesHash: hashText(rulesText) } },
      'rules in the log',
    ],
    [withList([...list.members, 99]), 'list in the log'],
    [withList(list.members.slice(1)), 'list in the log'],
    [withList([...list.members].reverse()), 'list in the log'],
    [{ ...hunt, proof: { ...proof, beaconHash } }, 'winners'],
    [{ ...hunt, proof: { ...proof, beaconHeight: 1 } }, 'what the list names'],
    [
      {
        ...hunt,
        proof: { ...proof, beaconHash: null },
        winnerList: winnerList.map((each, index) => ({
          ...each,
          member: list.members[index] ?? 0,
        })),
      },
      'hash of the block',
    ],
    [{ ...hunt, winnerList: [second, first, ...others] }, 'winners'],
    [{ ...hunt, openedClues: openedClues.map((clue) => ({ ...clue, text: 'x' })) }, 'clues'],
    [{ ...hunt, openedClues: openedClues.map(({ picture: _, ...clue }) => clue) }, 'clues'],
  ];
}

it('gives the same winners to the site and to the independent verifier', async () => {
  const hex = fc.stringMatching(/^[0-9a-f]{64}$/);
  const members = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 100 });
  const places = fc.integer({ min: 0, max: 50 });
  const draw = fc.record({ listHash: hex, beaconHash: fc.option(hex), members, places });
  await fc.assert(
    fc.asyncProperty(draw, async (each) => {
      const winners = await findWinners(hashText, each);
      expect(winners).toEqual(independent.winnersOf(each));
      expect(winners).toHaveLength(Math.min(each.places, each.members.length));
    }),
    { numRuns: sized(1000, 200) },
  );
});

it('gives each finisher the same chance, within what 2,000 draws can show', async () => {
  const members = Array.from({ length: 10 }, (_, index) => index + 1);
  const wins = new Map(members.map((member) => [member, 0]));
  for (let block = 0; block < 2000; block++) {
    const draw = {
      listHash: hashText('list'),
      beaconHash: hashText(`${block}`),
      members,
      places: 1,
    };
    const [winner = 0] = await findWinners(hashText, draw);
    wins.set(winner, (wins.get(winner) ?? 0) + 1);
  }
  // 200 each; five standard deviations are 67. The draws are fixed, so this never fails by chance.
  for (const [, count] of wins) expect(Math.abs(count - 200)).toBeLessThan(67);
});
