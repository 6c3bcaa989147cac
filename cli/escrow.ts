import { cleanLine } from '#rules/names.ts';
import { createChainIndex } from '#server/gateways/chain-index-rest.ts';
import {
  decideDispute,
  draftEscrow,
  readDisputes,
  signEscrow,
} from '#server/services/escrow-spending.ts';
import { type CommandContext, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: npm run escrow -- list
       npm run escrow -- decide ID release|refund [--dry-run]
       npm run escrow -- draft ID release|refund
       npm run escrow -- sign ID PSBT
list shows what is disputed; decide settles it, and with --dry-run only says what it would; draft prints the transaction to be signed away from this machine with the
key m/0/ID under ESCROW_XPUB; sign hands it in, in base64.`;

/** As the audit log names whoever runs commands. */
const ACTOR = 'operator';

await runCommand(async ({ config, open, args }: CommandContext) => {
  const [action = '', idText = '', what = '', ...more] = args;
  const isDryRun = action === 'decide' && more.length === 1 && more[0] === '--dry-run';
  if (more.length > 0 && !isDryRun) throw new UsageError(USAGE);
  const nowMs = Date.now();
  if (action === 'list' && idText === '') {
    const disputes = await readDisputes((await open()).db);
    for (const { id, amount, buyer, seller, description, dispute } of disputes) {
      const about = `${amount} from ${buyer} to ${seller} for ${cleanLine(description)}`;
      console.log(`${id}: ${about}\n   ${cleanLine(dispute ?? '')}`);
    }
    console.log(`${disputes.length} disputed`);
    return 0;
  }
  if (!/^[1-9]\d{0,17}$/.test(idText)) throw new UsageError(USAGE);
  const id = BigInt(idText);
  if (action === 'decide') {
    const decision = readDirection(what);
    const { db } = await open();
    await decideDispute(db, { id, decision, actor: ACTOR, nowMs, isDryRun });
    const [would, end] = isDryRun ? ['would be', ' Nothing was changed.'] : ['is', ''];
    console.log(`Escrow ${id} ${would} decided: ${decision}.${end}`);
    return 0;
  }
  if (config.chainApiUrl === null) throw new UsageError('Set CHAIN_API_URL.');
  const chain = createChainIndex({ root: config.chainApiUrl });
  const key = { id, caller: null };
  if (action === 'draft') {
    const about = { direction: readDirection(what), network: config.walletNetwork, nowMs };
    const { db } = await open();
    console.log((await draftEscrow(db, chain, key, about)).psbt);
    return 0;
  }
  if (action !== 'sign') throw new UsageError(USAGE);
  const { db } = await open();
  const { state, signatures, txid } = await signEscrow(db, chain, key, { psbt: what, nowMs });
  console.log(`Escrow ${id} is ${state} with ${signatures} signatures${txid ? `: ${txid}` : ''}.`);
  return 0;
});

function readDirection(text: string): 'release' | 'refund' {
  if (text !== 'release' && text !== 'refund') throw new UsageError(USAGE);
  return text;
}
