import type { FaucetRefusal } from '#rules/faucet.ts';
import type { EarnedLine } from '#rules/points/allowance.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { PaidClaim } from '#server/services/faucet/news.ts';
import type { Answer } from '../ask.ts';
import { receiptText } from './receipt.ts';
import { amountText, inTime } from './texts.ts';

export const FAUCET = {
  none: 'There is no faucet here. Tips and the weekly pool are how coins come to you.',

  claimed: ({ address, units }: { address: string; units: bigint }, code: string): Answer => ({
    html: `<b>${amountText(units, code)}</b> are coming to <code>${escapeHtml(address)}</code>, with the next blocks. The faucet gives again in 24 hours.`,
    emoji: '👌',
  }),

  refused(
    refusal: FaucetRefusal,
    { publicUrl, nowMs }: { publicUrl: string; nowMs: number },
  ): Answer {
    const wallet = [[{ text: 'Make a wallet', url: `${publicUrl}/wallet` }]];
    return {
      html: refusalText(refusal, nowMs),
      emoji: '👎',
      ...(refusal.why === 'no_address' ? { buttons: wallet } : {}),
    };
  },

  paid(
    { units, address }: PaidClaim,
    {
      code,
      url,
      earned,
      nowMs,
    }: { code: string; url: string | null; earned: readonly EarnedLine[]; nowMs: number },
  ): Answer {
    const receipt = receiptText(earned, { nextMs: null, nowMs });
    return {
      html: `The faucet has paid <b>${amountText(units, code)}</b> to <code>${escapeHtml(address)}</code>. ${receipt}`.trimEnd(),
      ...(url === null ? {} : { buttons: [[{ text: 'The transaction', url }]] }),
    };
  },
};

function refusalText(refusal: FaucetRefusal, nowMs: number): string {
  switch (refusal.why) {
    case 'banned':
      return 'A banned account gets nothing from the faucet.';
    case 'no_address':
      return 'You have no address yet that the faucet could pay to. Make a wallet, or say <code>/address ADDRESS</code> to me in private.';
    case 'stuck':
      return 'The faucet cannot pay at the moment; the operator knows. Please try again later.';
    case 'too_young':
      return `The faucet is for members of at least a day: come again ${inTime(refusal.fromMs, nowMs)}.`;
    case 'too_soon':
      return `You had your share of the faucet: it gives again ${inTime(refusal.fromMs, nowMs)}.`;
    case 'address_used':
      return `The faucet has lately paid to your address for somebody else: it gives there again ${inTime(refusal.fromMs, nowMs)}.`;
    case 'used_up':
      return `Today the faucet has given all it may. It gives again ${inTime(refusal.fromMs, nowMs)} (00:00 UTC).`;
  }
}
