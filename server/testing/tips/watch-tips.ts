import type { Coin } from '#rules/coins/coin.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import type { ChainSource } from '#server/gateways/chain/chain-source.ts';
import { workOnChain } from '#server/jobs/chain-work.ts';
import { resendPayments } from '#server/services/sends/resend.ts';
import { keepTips, type TipUpkeep } from '#server/services/tips/upkeep.ts';

export type WatchDeps = {
  db: Db;
  chain: ChainIndex & ChainSource;
  coin: Coin;
  now: () => number;
};

/** Runs the jobs that watch tips, in the order of the monitor. Returns problems instead of throwing them. */
export async function watchTips(deps: WatchDeps): Promise<TipUpkeep & { problems: string[] }> {
  const { db, chain, coin, now } = deps;
  const problems: string[] = [];
  const report = (error: unknown, what: string) => problems.push(`${what}: ${error}`);
  const follow = () =>
    workOnChain({ db, source: chain, coin, now, report }).catch((error: Error) => {
      problems.push(error.message);
    });
  await follow();
  const kept = await keepTips({ db, source: chain, chain, coin, now });
  const resent = await resendPayments({ db, chain, coin, now });
  problems.push(...resent.problems);
  await follow();
  return { ...kept, problems };
}
