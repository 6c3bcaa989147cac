import { type Answer, type Ask, answers, type Reply } from '../ask.ts';
import { tip } from '../tips/tip-command.ts';
import { address } from './address.ts';
import { admin } from './admin.ts';
import type { CommandName } from './command-lists.ts';
import { faucet } from './faucet.ts';
import { gm } from './gm.ts';
import { help } from './help.ts';
import { hunt } from './hunt.ts';
import { invite } from './invite.ts';
import { rank, top } from './rank.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { cancel, submit } from './submit.ts';
import { balance, deposit, exportKeys, history, send, wallet } from './wallet.ts';
import { points, week } from './week.ts';

/** Looks up everything that the answer to a command needs. */
export type Run = (ask: Ask) => Promise<Reply>;

/** The implementation of each command. */
export const RUNS: Readonly<Record<CommandName, Run>> = {
  start,
  help: forSender(help, 'group'),
  tip: async (ask) => (await tip(ask)) ?? answers(null),
  gm,
  rank: forSender(rank, 'private'),
  top,
  week: forSender(week, 'private'),
  points: forSender(points, 'private'),
  faucet,
  hunt,
  submit,
  wallet,
  address,
  deposit,
  balance,
  history,
  send,
  export: exportKeys,
  settings,
  invite,
  cancel,
  admin,
};

/** The command with answers that concern their sender alone. */
function forSender(run: Run, forSenderElse: NonNullable<Answer['forSenderElse']>): Run {
  return async (ask) => {
    const reply = await run({ ...ask, m: ask.own });
    return async (tx) => {
      const answer = await reply(tx);
      return answer && { forSenderElse, ...answer };
    };
  };
}
