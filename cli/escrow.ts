import { cleanLine } from '#rules/names.ts';
import { createChainIndex } from '#server/gateways/chain/chain-index-rest.ts';
import { OPERATOR } from '#server/services/audit/operator.ts';
import {
  decideDispute,
  draftEscrow,
  MOST_DISPUTES,
  readDisputes,
  signEscrow,
} from '#server/services/escrows/spending.ts';
import { badCall, type CommandContext, readNumber, UsageError } from './command.ts';

export async function run({
  config,
  open,
  words,
  options,
}: CommandContext<'escrow'>): Promise<number> {
  const [action, idText = '', what = ''] = words;
  const nowMs = Date.now();
  if (action === 'list') {
    const disputes = await readDisputes((await open()).db);
    if (options.json) {
      console.log(JSON.stringify(disputes));
      return 0;
    }
    for (const { id, amount, buyer, seller, description, dispute } of disputes) {
      const about = `${amount} from ${buyer} to ${seller} for ${cleanLine(description)}`;
      console.log(`${id}: ${about}\n   ${cleanLine(dispute ?? '')}`);
    }
    const more = disputes.length === MOST_DISPUTES ? ', and perhaps more after these' : '';
    console.log(`${disputes.length} disputed${more}`);
    return 0;
  }
  const id = readNumber(idText);
  if (id === null) throw badCall('escrow');
  const isDryRun = options['dry-run'] === true;
  if (action === 'decide') {
    const decision = readDirection(what);
    const { db } = await open();
    await decideDispute(db, { id, decision, actor: OPERATOR, nowMs, isDryRun });
    const [would, end] = isDryRun ? ['would be', ' Nothing was changed.'] : ['is', ''];
    console.log(`Escrow ${id} ${would} decided: ${decision}.${end}`);
    return 0;
  }
  if (config.chainApiUrl === null) throw new UsageError('Set CHAIN_API_URL.');
  const chain = createChainIndex({ root: config.chainApiUrl });
  const key = { id, caller: null };
  if (action === 'draft') {
    const about = { direction: readDirection(what), coin: config.coin, nowMs };
    const { db } = await open();
    console.log((await draftEscrow(db, chain, key, about)).psbt);
    return 0;
  }
  const { db } = await open();
  const { state, signatures, txid } = await signEscrow(db, chain, key, { psbt: what, nowMs });
  console.log(`Escrow ${id} is ${state} with ${signatures} signatures${txid ? `: ${txid}` : ''}.`);
  return 0;
}

function readDirection(text: string): 'release' | 'refund' {
  if (text !== 'release' && text !== 'refund') throw badCall('escrow');
  return text;
}
