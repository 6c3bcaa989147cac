import { isoTime } from '#rules/times.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import { readChainState } from '#server/services/chain/chain-state.ts';
import { resumeChain } from '#server/services/chain/upkeep.ts';
import type { CommandContext } from './command.ts';

export async function run({ open, words, options }: CommandContext<'chain'>): Promise<number> {
  const { db } = await open();
  if (words[0] === 'resume') {
    const height = await resumeChain(db, { actor: OPERATOR, nowMs: Date.now() });
    if (height === null) console.log('The chain is not halted.');
    else console.log(`The chain is read again from block ${height}.`);
    return 0;
  }
  const state = await readChainState(db);
  if (options.json) {
    console.log(JSON.stringify(state));
  } else if (state === null) {
    console.log('No block has been read yet.');
  } else {
    const { height, sourceHeight, currentAtMs, mempool, halted } = state;
    const at = currentAtMs === null ? 'not read whole yet' : `read up to ${isoTime(currentAtMs)}`;
    console.log(`Block ${height} of ${sourceHeight}, ${at}; mempool: ${mempool}.`);
    if (halted !== null) console.log(`Halted: ${halted}.`);
  }
  return state?.halted ? 1 : 0;
}
