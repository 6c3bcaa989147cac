import type { EarnedLine } from '#rules/points/allowance.ts';
import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import type { SaidButton } from '#server/services/bot/outbox.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { receiptText } from './receipt.ts';
import { agoText, amountText } from './texts.ts';

type Coin = BotDeps['coin'];

/** A button to a page of the wallet, which also signs in there who it was sent to. */
export function walletButton(text: string, publicUrl: string, page = ''): SaidButton {
  return { text, url: `${publicUrl}/wallet${page}`, signsIn: true };
}

export const ADDRESS = {
  bad: (said: string, coin: string) =>
    `“${escapeHtml(shortened(said, 60))}” is no ${escapeHtml(coin)} address. The right form: <code>/address ADDRESS</code>`,

  present({ address, isProved }: { address: string; isProved: boolean }): Answer {
    const said = isProved
      ? 'its key has signed for you.'
      : 'as you said; no signature has proved that it is yours.';
    return {
      html: `Your tips and shares go to <code>${escapeHtml(address)}</code>: ${said}\nAnother one: <code>/address ADDRESS</code>`,
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
        : `\nUntil now it was <code>${escapeHtml(before)}</code>.`;
    return {
      html: `Your tips and shares now go to <code>${shown}</code>. Not proved by a signature: look at it twice.${was} ${receiptText(earned, { nextMs: null, nowMs })}`.trimEnd(),
    };
  },
};

export const WALLET = {
  open: (publicUrl: string): Answer => ({
    html: 'Your wallet is a page in your own browser: its keys never leave your device. The button signs you in there, once and within five minutes: do not forward it.',
    buttons: [[walletButton('Open the wallet', publicUrl)]],
  }),
  exportKeys: (publicUrl: string): Answer => ({
    html: 'Your keys are on your device alone: the wallet shows them after your passphrase. Never send them to anybody, nor to me.',
    buttons: [[walletButton('Open the wallet', publicUrl)]],
  }),
  noAddress: (publicUrl: string): Answer => ({
    html: 'You have no address yet. Make a wallet, or say <code>/address ADDRESS</code> if you have one elsewhere.',
    buttons: [[walletButton('Make a wallet', publicUrl)]],
  }),
  noIndex: (publicUrl: string): Answer => ({
    html: 'I cannot look at the chain here; your wallet can.',
    buttons: [[walletButton('Open the wallet', publicUrl)]],
  }),
  unreachable: 'The chain does not answer at the moment. Please try again in a minute.',

  deposit: (address: string, coin: Coin): Answer => ({
    html: `Send ${escapeHtml(coin.name)} to\n<code>${escapeHtml(address)}</code>`,
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
    received: readonly ReceivedOutput[],
    { days, nowMs, coin }: { days: number; nowMs: number; coin: Coin },
  ): Answer {
    if (received.length === 0) return { html: `Nothing came in within the last ${days} days.` };
    const line = ({ units, confirmations, blockTimeMs }: ReceivedOutput) => {
      const when = blockTimeMs === null ? 'just now' : `${agoText(blockTimeMs, nowMs)} ago`;
      return `+${amountText(units, coin.code)}, ${when}${confirmations === 0 ? ', on its way' : ''}`;
    };
    return { html: [`<b>What came in lately</b>`, ...received.map(line)].join('\n') };
  },

  sendForm: (said: string, coin: Coin) =>
    `${said === '' ? '' : `I do not understand “${escapeHtml(shortened(said, 60))}”. `}The right form: <code>/send ADDRESS 25</code>, with an address and an amount of ${escapeHtml(coin.code)}.`,

  send(
    { address, amount }: { address: string; amount: string },
    { publicUrl, coin }: { publicUrl: string; coin: Coin },
  ): Answer {
    const page = `/send?${new URLSearchParams({ to: address, amount })}`;
    return {
      html: `${amount} ${escapeHtml(coin.code)} to <code>${escapeHtml(address)}</code>: look at both in the wallet and confirm there.`,
      buttons: [[walletButton('Open the wallet', publicUrl, page)]],
    };
  },
};
