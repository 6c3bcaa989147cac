import type { FaucetRefusal } from '#rules/faucet.ts';
import type { Messages } from '#rules/messages/messages.ts';
import type { EarnedLine } from '#rules/points/allowance.ts';
import type { PaidClaim } from '#server/services/faucet/notices.ts';
import type { Answer } from '../ask.ts';
import { earnedText } from './earned.ts';
import { amountText, inTime, sentences } from './texts.ts';
import { walletButton } from './wallet.ts';

export const FAUCET = {
  /** Groups are not told to whom an address belongs. */
  claimed(
    m: Messages,
    { address, units }: { address: string; units: bigint },
    { code, isPrivate }: { code: string; isPrivate: boolean },
  ): Answer {
    const amount = amountText(m, units, code);
    return {
      html: isPrivate
        ? m.bot_faucet_claimed_private({ amount, address })
        : m.bot_faucet_claimed({ amount }),
      emoji: '👌',
    };
  },

  refused(
    m: Messages,
    refusal: FaucetRefusal,
    { publicUrl, nowMs }: { publicUrl: string; nowMs: number },
  ): Answer {
    return {
      html: refusalText(m, refusal, nowMs),
      emoji: '👎',
      ...(refusal.why === 'no_address'
        ? { buttons: [[walletButton(m.button_make_wallet(), publicUrl)]] }
        : {}),
    };
  },

  paid(
    m: Messages,
    { units, address }: PaidClaim,
    {
      code,
      url,
      earned,
      nowMs,
    }: { code: string; url: string | null; earned: readonly EarnedLine[]; nowMs: number },
  ): Answer {
    const paid = m.bot_faucet_paid({ amount: amountText(m, units, code), address });
    return {
      html: sentences(paid, earnedText(m, earned, { nextMs: null, nowMs })),
      ...(url === null ? {} : { buttons: [[{ text: m.button_transaction(), url }]] }),
    };
  },
};

function refusalText(m: Messages, refusal: FaucetRefusal, nowMs: number): string {
  switch (refusal.why) {
    case 'banned':
      return m.bot_faucet_banned();
    case 'no_address':
      return m.bot_faucet_no_address();
    case 'stuck':
      return m.bot_faucet_stuck();
    case 'too_young':
      return m.bot_faucet_too_young({ time: inTime(m, refusal.fromMs, nowMs) });
    case 'too_soon':
      return m.bot_faucet_too_soon({ time: inTime(m, refusal.fromMs, nowMs) });
    case 'address_used':
      return m.bot_faucet_address_used({ time: inTime(m, refusal.fromMs, nowMs) });
    case 'used_up':
      return m.bot_faucet_used_up({ time: inTime(m, refusal.fromMs, nowMs) });
  }
}
