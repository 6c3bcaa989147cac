import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { payTip } from '#server/services/sends/pay.ts';
import { cancelTip } from '#server/services/tips/end-tip.ts';
import { takeTipNotices } from '#server/services/tips/notices.ts';
import { JUNKCOIN_ON } from '../wallet/coins.ts';
import { makeTestTip } from './make-test-tip.ts';
import { watchTips } from './watch-tips.ts';

/** A task for a server, repeated until the server has answered. Numbers are strings, for another process. */
export type Task =
  | { kind: 'tip'; updateKey: string; payerId: string; payeeId: string; units: string }
  | { kind: 'pay'; tipId: string; payerId: string; rawHex: string }
  | { kind: 'cancel'; tipId: string; payerId: string }
  | { kind: 'watch' };

export type TaskDeps = { db: Db; chain: ChainIndex & ChainSource; now: () => number };

/** Does a task as the bot and the wallet page do. Refusals are answers too. */
export async function runTask({ db, chain, now }: TaskDeps, task: Task): Promise<string> {
  const coin = JUNKCOIN_ON.test;
  try {
    switch (task.kind) {
      case 'tip': {
        const { updateKey, payerId, payeeId, units } = task;
        const made = await makeTestTip(
          { db, chain, coin, now },
          {
            updateKey,
            payerId: BigInt(payerId),
            payeeId: BigInt(payeeId),
            units: BigInt(units),
          },
        );
        return 'refusal' in made ? made.refusal : made.tip.id;
      }
      case 'pay': {
        const { tipId, payerId, rawHex } = task;
        const paid = { tipId, payerId: BigInt(payerId), rawHex };
        return (await payTip({ db, chain, source: chain, coin, now }, paid)).state;
      }
      case 'cancel': {
        const { tipId, payerId } = task;
        const ended = { id: tipId, payerId: BigInt(payerId), nowMs: now() };
        return String(await db.transaction().execute((tx) => cancelTip(tx, ended)));
      }
      case 'watch': {
        const watch = await watchTips({ db, chain, coin, now });
        await db.transaction().execute((tx) => takeTipNotices(tx, { most: 100 }));
        return `${watch.problems.join()}`;
      }
    }
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
