import type { EarnedLine } from '#rules/points/allowance.ts';
import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import type { SaidButton } from '#server/services/bot/outbox.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { earnedText } from './earned.ts';
import { agoText, amountText } from './texts.ts';

type Coin = BotDeps['coin'];

/** A button that opens a page of the wallet and signs in the person to whom it was sent. */
export function walletButton(text: string, publicUrl: string, page = ''): SaidButton {
  return { text, url: `${publicUrl}/wallet${page}`, signsIn: true };
}

/**
 * The same under messages sent unasked, where a link would have expired before it is read: the answer to the press contains a
 * fresh one.
 */
export const MAKE_WALLET: SaidButton = { text: 'Make a wallet', data: 'do:wallet' };

export const ADDRESS = {
  bad: (said: string, coin: string) =>
    `“${escapeHtml(shortened(said, 60))}” is not a ${escapeHtml(coin)} address. Try: <code>/address ADDRESS</code>`,

  present({ address, isProved }: { address: string; isProved: boolean }): Answer {
    const said = isProved
      ? 'its key has signed for you.'
      : 'no signature has proved that it is yours.';
    return {
      html: `Your tips and shares go to <code>${escapeHtml(address)}</code>: ${said}\nTo change it: <code>/address ADDRESS</code>`,
    };
  },

  set(
    address: string,
    {
      before,
      earned,
      nowMs,
    }: { before: string | null; earned: readonly EarnedLine[]; nowMs: number },
  ): Answer {
    const shown = escapeHtml(address);
    const was =
      before === null || before === address
        ? ''
        : `\nBefore, it was <code>${escapeHtml(before)}</code>.`;
    return {
      html: `Your tips and shares now go to <code>${shown}</code>. No signature proves that it is yours, so check it twice.${was} ${earnedText(earned, { nextMs: null, nowMs })}`.trimEnd(),
    };
  },
};

/** The coins received by a transaction. */
type Received = Pick<ReceivedOutput, 'units' | 'confirmations' | 'blockTimeMs'>;

export const WALLET = {
  open: (publicUrl: string): Answer => ({
    html: 'Your wallet is a page in your own browser: its keys never leave your device. The button signs you in there, once and within five minutes: do not forward it.',
    buttons: [[walletButton('Open the wallet', publicUrl)]],
  }),
  exportKeys: (publicUrl: string): Answer => ({
    html: 'Your keys are on your device only. The wallet shows them once you enter your passphrase. Never send them to anyone, not even to me.',
    buttons: [[walletButton('Open the wallet', publicUrl)]],
  }),
  noAddress: (publicUrl: string): Answer => ({
    html: 'You have no address yet. Make a wallet, or send <code>/address ADDRESS</code> if you have one elsewhere.',
    buttons: [[walletButton('Make a wallet', publicUrl)]],
  }),
  noIndex: (publicUrl: string): Answer => ({
    html: 'I cannot look at the chain here; your wallet can.',
    buttons: [[walletButton('Open the wallet', publicUrl)]],
  }),
  unreachable: 'The chain is not answering right now. Please try again in a minute.',
  tooLarge:
    'Your address holds too many payments to be read here. The wallet’s page shows its balance, and so does an explorer of the chain.',

  deposit: (address: string, coin: Coin): Answer => ({
    html: `Send ${escapeHtml(coin.name)} to\n<code>${escapeHtml(address)}</code>`,
    qr: `${coin.uriScheme}:${address}`,
  }),

  balance(
    address: string,
    { confirmedUnits, unconfirmedUnits }: { confirmedUnits: bigint; unconfirmedUnits: bigint },
    coin: Coin,
  ): Answer {
    const underway =
      unconfirmedUnits === 0n ? '' : `\nOn its way: ${amountText(unconfirmedUnits, coin.code)}`;
    return {
      html: `<b>${amountText(confirmedUnits, coin.code)}</b> at <code>${escapeHtml(address)}</code>${underway}`,
    };
  },

  history(
    received: readonly Received[],
    { days, nowMs, coin }: { days: number; nowMs: number; coin: Coin },
  ): Answer {
    if (received.length === 0) return { html: `Nothing came in during the last ${days} days.` };
    const line = ({ units, confirmations, blockTimeMs }: Received) => {
      const when = blockTimeMs === null ? 'just now' : `${agoText(blockTimeMs, nowMs)} ago`;
      return `+${amountText(units, coin.code)}, ${when}${confirmations === 0 ? ', on its way' : ''}`;
    };
    return { html: [`<b>Latest payments to you</b>`, ...received.map(line)].join('\n') };
  },

  sendForm: (said: string, coin: Coin) =>
    said.startsWith('@')
      ? 'To pay somebody by name: <code>/tip @user 25</code>'
      : `${said === '' ? '' : `I do not understand “${escapeHtml(shortened(said, 60))}”. `}Try: <code>/send ADDRESS 25</code>, with an address and an amount of ${escapeHtml(coin.code)}.`,

  send(
    { address, amount }: { address: string; amount: string },
    { publicUrl, coin }: { publicUrl: string; coin: Coin },
  ): Answer {
    const page = `/send?${new URLSearchParams({ to: address, amount })}`;
    return {
      html: `${amount} ${escapeHtml(coin.code)} to <code>${escapeHtml(address)}</code>: check both in the wallet and confirm there.`,
      buttons: [[walletButton('Open the wallet', publicUrl, page)]],
    };
  },
};
