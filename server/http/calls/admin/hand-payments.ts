import { formatAmount } from '#rules/amounts.ts';
import { PAGE_SIZES } from '#rules/limits.ts';
import {
  readHandPayments,
  readUnpaidShares,
  readUnpaidWeeks,
} from '#server/services/payouts/by-hand/reads.ts';
import { type HandPaymentOutcome, recordByHand } from '#server/services/payouts/by-hand/record.ts';
import { takeBackByHand } from '#server/services/payouts/by-hand/take-back.ts';
import { explorerUrl } from '#server/services/weeks/weekly-rewards.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers, MemberContext } from '../../handlers.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

/** Payments that the owner made by hand (docs/spec/portal.md#19-paid-by-hand). */
export function handPaymentCalls({ db, config, chainIndex, now }: CallDeps) {
  const chain = chainIndex && { index: chainIndex, coin: config.coin };
  const owner = ({ actor }: MemberContext) => {
    requireRecentSignIn(actor, now());
    return { actor: actor.telegramId, nowMs: now() };
  };
  const pageOf = ({ page, limit }: { page?: string; limit?: string }) => ({
    page: Number(page ?? 1),
    limit: Number(limit ?? PAGE_SIZES.users),
  });
  return {
    getHandPayments: ({ query }) =>
      readHandPayments(db, {
        ...pageOf(query),
        pageOf: (txid) => explorerUrl(config.explorerTxUrl, txid),
      }),
    getUnpaidWeeks: async () => ({
      weeks: await readUnpaidWeeks(db, now()),
      checksTransactions: chain !== null,
    }),
    getUnpaidShares: ({ params, query }) =>
      readUnpaidShares(db, { week: params.week, ...pageOf(query) }),
    previewHandPayment: async ({ body }, { actor }) => {
      const recording = { actor: actor.telegramId, nowMs: now(), chain, isDryRun: true };
      return shown(await recordByHand(db, told(body), recording));
    },
    recordHandPayment: async ({ body }, context) => {
      const { expected } = body;
      const recorded = await recordByHand(db, told(body), { ...owner(context), chain, expected });
      return { id: String(recorded.id), ...shown(recorded) };
    },
    takeBackHandPayment: async ({ params, body }, context) => {
      const { reason } = body;
      const { week, shares, units } = await takeBackByHand(db, {
        id: BigInt(params.id),
        reason,
        ...owner(context),
      });
      return { week, shares, amount: formatAmount(units) };
    },
  } satisfies Partial<Handlers>;
}

function told(body: { week: string; memberId?: string; txid?: string; note?: string }) {
  const { week, memberId, txid = null, note = null } = body;
  return { week, memberId: memberId === undefined ? null : BigInt(memberId), txid, note };
}

function shown({ shares, units, left, isChecked }: HandPaymentOutcome) {
  return { shares, amount: formatAmount(units), left, isChecked };
}
