import { AppError } from '#contract/errors.ts';
import type { WalletTip } from '#contract/wallet/payments.ts';
import { formatAmount, parseAmount } from '#rules/amounts.ts';
import { isoTime } from '#rules/times.ts';
import { readProof } from '#server/services/member-wallet/address-proofs.ts';
import { paySend, payTip, readPayment, readTipPayment } from '#server/services/sends/pay.ts';
import { readRefusals } from '#server/services/sends/refused-payments.ts';
import type { PayDeps } from '#server/services/sends/require-unsent.ts';
import { createTryLimit } from '#server/services/sends/send-limits.ts';
import { findTip, type Tip } from '#server/services/tips/rows.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';

/** Payments that members have signed. The services check what each pays and store it before sending. */
export function walletPaymentCalls(deps: CallDeps) {
  const { db, config, chainIndex, chainSource, now } = deps;
  const { coin } = config;
  const admitTry = createTryLimit(now);
  const toPay = (): PayDeps => {
    if (!chainIndex || !chainSource) {
      throw new AppError('chain_not_configured', (m) => m.refusal_pay_no_index());
    }
    return { db, chain: chainIndex, source: chainSource, coin, now };
  };
  return {
    getWalletTip: async ({ params }, { actor }): Promise<WalletTip> => {
      const tip = await findTip(db, params.id);
      if (tip?.payer.memberId !== actor.memberId) {
        throw new AppError('not_found', (m) => m.refusal_pay_no_tip());
      }
      return {
        id: tip.id,
        payee: tip.payee.name,
        payeeUsername: tip.payee.username,
        payeeTelegramId: tip.payee.telegramId,
        amount: tip.due === null ? null : formatAmount(tip.due),
        address: tip.address,
        proof: await proofOf(db, tip),
        note: tip.note,
        state: tip.state,
        expiresAt: isoTime(tip.expiresAtMs),
        payment: await readTipPayment(db, { tipId: tip.id, payerId: actor.memberId }),
      };
    },
    postTipPayment: async ({ params, body }, { actor }) => {
      admitTry(actor.memberId);
      return payTip(toPay(), { tipId: params.id, payerId: actor.memberId, rawHex: body.rawHex });
    },
    postWalletPayment: async ({ body }, { actor }) => {
      admitTry(actor.memberId);
      return paySend(toPay(), {
        payerId: actor.memberId,
        address: body.address,
        units: parseAmount(body.amount),
        rawHex: body.rawHex,
        isFirst: body.isFirst ?? false,
      });
    },
    getRefusedPayments: async (_input, { actor }) => ({
      refused: await readRefusals(db, { payerId: actor.memberId, coin, nowMs: now() }),
    }),
    getWalletPayment: async ({ params }, { actor }) => {
      const found = await readPayment(db, { payerId: actor.memberId, txid: params.txid });
      if (found === null) throw new AppError('not_found', (m) => m.refusal_pay_none_such());
      return found;
    },
  } satisfies Partial<Handlers>;
}

function proofOf(db: CallDeps['db'], { address, payee }: Tip) {
  const { memberId } = payee;
  return address === null || memberId === null ? null : readProof(db, { memberId, address });
}
