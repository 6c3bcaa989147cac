import type { FaucetRefusal } from '#rules/faucet.ts';
import type { EarnedLine } from '#rules/points/allowance.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import type { PaidClaim } from '#server/services/faucet/notices.ts';
import type { Answer } from '../ask.ts';
import { earnedText } from './earned.ts';
import { amountText, inTime } from './texts.ts';
import { walletButton } from './wallet.ts';

export const FAUCET = {
  none: 'There is no faucet here. Coins come from tips and the weekly pool.',

  /** Groups are not told to whom an address belongs. */
  claimed: (
    { address, units }: { address: string; units: bigint },
    { code, isPrivate }: { code: string; isPrivate: boolean },
  ): Answer => ({
    html: `<b>${amountText(units, code)}</b> is on its way to ${isPrivate ? `<code>${escapeHtml(address)}</code>` : 'your address'}, with the next blocks. Come back in 24 hours for more.`,
    emoji: '👌',
  }),

  refused(
    refusal: FaucetRefusal,
    { publicUrl, nowMs }: { publicUrl: string; nowMs: number },
  ): Answer {
    return {
      html: refusalText(refusal, nowMs),
      emoji: '👎',
      ...(refusal.why === 'no_address'
        ? { buttons: [[walletButton('Make a wallet', publicUrl)]] }
        : {}),
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
    const earnedLine = earnedText(earned, { nextMs: null, nowMs });
    return {
      html: `The faucet has paid <b>${amountText(units, code)}</b> to <code>${escapeHtml(address)}</code>. ${earnedLine}`.trimEnd(),
      ...(url === null ? {} : { buttons: [[{ text: 'The transaction', url }]] }),
    };
  },
};

function refusalText(refusal: FaucetRefusal, nowMs: number): string {
  switch (refusal.why) {
    case 'banned':
      return 'The faucet does not pay banned accounts.';
    case 'no_address':
      return 'You have no address that the faucet can pay yet. Make a wallet, or send <code>/address ADDRESS</code> to me in private.';
    case 'stuck':
      return 'The faucet cannot pay right now; the operator has been told. Please try again later.';
    case 'too_young':
      return `The faucet pays members after their first day: come back ${inTime(refusal.fromMs, nowMs)}.`;
    case 'too_soon':
      return `You have used the faucet within the last 24 hours: come back ${inTime(refusal.fromMs, nowMs)}.`;
    case 'address_used':
      return `The faucet has just paid your address for another member: come back ${inTime(refusal.fromMs, nowMs)}.`;
    case 'used_up':
      return `The faucet has paid out its daily limit. It pays again ${inTime(refusal.fromMs, nowMs)} (00:00 UTC).`;
  }
}
