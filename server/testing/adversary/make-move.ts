import { sql } from 'kysely';
import { distributionMs, weekOf } from '#rules/weeks/week.ts';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { DEEPEST_REORGANISATION } from '#server/services/chain/blocks.ts';
import { followChain } from '#server/services/chain/follow.ts';
import { JUNKCOIN_ON } from '../wallet/coins.ts';
import { addressOf } from './cast.ts';
import { endTip, forge, makeTip, press, say, setAddress, switchOff } from './in-chats.ts';
import {
  payEveryMark,
  payOnPage,
  paySomethingElse,
  payTip,
  registerOthers,
  sendOnPage,
} from './in-coins.ts';
import type { Move, MoveOf } from './moves.ts';
import { tipAt, type World } from './world.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const BLOCKS_AFTER_A_WEEK = 8;
const DEEPEST_WITH_SHARES = 4;

/** Makes a move. A move that is not possible now does nothing. */
export async function make(world: World, move: Move): Promise<void> {
  await act(world, move);
  await world.readTips();
  world.endMove();
}

async function act(world: World, move: Move): Promise<void> {
  const { outside, telegram, clock } = world;
  switch (move.do) {
    case 'tip':
      return makeTip(world, move);
    case 'cancel':
    case 'refuse':
      return endTip(world, move);
    case 'pay':
      return payTip(world, move);
    case 'pay on page':
      return payOnPage(world, move);
    case 'send on page':
      return sendOnPage(world, move);
    case 'register':
      return registerOthers(world, move);
    case 'pay something else':
      return paySomethingElse(world, move);
    case 'pay every mark':
      return payEveryMark(world, move);
    case 'set address':
      return setAddress(world, move);
    case 'say':
      return say(world, move.by, move.text, move.inGroup);
    case 'forge':
      return forge(world, move.by, move.data);
    case 'forge end': {
      const tip = tipAt(world, move.tip);
      if (tip) await forge(world, move.by, `${move.as}:${tip.id}`);
      return;
    }
    case 'switch off':
      return switchOff(world, move.command);
    case 'press':
      return press(world, move);
    case 'hear again': {
      const last = telegram.updates.at(-1);
      if (last) await world.serverAt(world.move() + 1).hear(last);
      return;
    }
    case 'mine':
      return outside.chain.mine(move.blocks);
    case 'reorganise':
      return reorganise(world, move);
    case 'wait':
      if (move.minutes >= DAY_MINUTES) await letDayGoBy(world);
      clock.nowMs += move.minutes * MINUTE_MS;
      return;
    case 'run':
      return world.run(move.job, move.server);
    case 'follow and die':
      return followAndDie(world, move.blocks);
    case 'follow twice':
      await Promise.all([world.run('chain', 0), world.run('chain', 1)]);
      return;
    case 'restart':
      return world.restart(move.server);
    case 'cut answer':
      if (move.of === 'node') outside.pool.faults.order('sendrawtransaction', 'breaks_after');
      else cutNextMessage(world);
      return;
    case 'index':
      return outside.setMood(move.is);
    case 'blind index':
      outside.blind.add(addressOf(move.at));
      return;
    case 'dust pool':
      return outside.pool.dust(move.receipts);
    case 'end week':
      return endWeek(world);
  }
}

/** Everybody's first coins are in older blocks. */
async function reorganise(
  { db, outside, isDue }: World,
  { blocks, lose }: MoveOf<'reorganise'>,
): Promise<void> {
  // Shares count as paid for good by then.
  const most = isDue.week ? DEEPEST_WITH_SHARES : DEEPEST_REORGANISATION;
  const depth = Math.min(blocks, most, outside.chain.blocks.length - outside.firstBlocks);
  if (depth <= 0) return;
  outside.chain.reorg(depth, lose ? 'dropped' : 'to_mempool');
  const { rows } = await sql<{ txid: string }>`
    select unnest(txids) as txid from chain_blocks
    union select txid from undone_transactions
    union select txid from used_outputs`.execute(db);
  outside.hideUnread(new Set(rows.map(({ txid }) => txid)));
}

async function followAndDie({ db, outside, clock }: World, blocks: number): Promise<void> {
  const { chainSource } = outside.gateways;
  let left = blocks;
  const source: ChainSource = {
    ...chainSource,
    async readBlock(hash) {
      left -= 1;
      if (left < 0) throw new ChainUnreachable('the server is dead');
      return chainSource.readBlock(hash);
    },
  };
  await followChain({ db, source, coin: JUNKCOIN_ON.test, now: () => clock.nowMs }).catch(
    (error: unknown) => {
      if (!(error instanceof ChainUnreachable)) throw error;
    },
  );
}

/** In a day the site's own payments become final, whether or not it looks at anything else. */
async function letDayGoBy(world: World): Promise<void> {
  world.outside.chain.mine(BLOCKS_AFTER_A_WEEK);
  if (world.isDue.faucet) await world.run('faucet', world.move());
}

function cutNextMessage({ telegram: { faults } }: World): void {
  faults.draw((method) => {
    if (method !== 'sendMessage') return null;
    faults.draw(null);
    return 'cut_after';
  });
}

/** Sunday goes by, the week is closed, and its shares are paid. */
async function endWeek(world: World): Promise<void> {
  const { clock, outside } = world;
  world.isDue.week = true;
  clock.nowMs = distributionMs(weekOf(clock.nowMs)) + MINUTE_MS;
  await world.run('weekly-snapshot', world.move());
  await world.run('weekly-distribution', world.move());
  for (let block = 0; block < BLOCKS_AFTER_A_WEEK; block += 1) {
    outside.chain.mine();
    clock.nowMs += MINUTE_MS;
  }
}
