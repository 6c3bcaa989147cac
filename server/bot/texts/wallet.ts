import type { EarnedLine } from '#rules/points/allowance.ts';
import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { receiptText } from './receipt.ts';
import { agoText, amountText } from './texts.ts';

type Coin = BotDeps['coin'];

export const ADDRESS = {
  bad: (said: string, coin: string) =>
    `“${escapeHtml(shortened(said, 60))}” is no ${escapeHtml(coin)} address. The right form: <code>/address ADDRESS</code>`,

  present: (address: string | null): Answer => ({
    html:
      address === null
        ? 'You have set no address: <code>/address ADDRESS</code> says where your tips and shares go.'
        : `Your tips and shares go to <code>${escapeHtml(address)}</code>, as you said; no signature has proved that it is yours.\nAnother one: <code>/address ADDRESS</code>`,
  }),

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
    html: 'Your wallet is a page in your own browser: its keys never leave your device.',
    buttons: [[{ text: 'Open the wallet', url: `${publicUrl}/wallet` }]],
  }),
  exportKeys: (publicUrl: string): Answer => ({
    html: 'Your keys are on your device alone: the wallet shows them after your passphrase. Never send them to anybody, nor to me.',
    buttons: [[{ text: 'Open the wallet', url: `${publicUrl}/wallet` }]],
  }),
  noAddress: (publicUrl: string): Answer => ({
    html: 'You have no address yet. Make a wallet, or say <code>/address ADDRESS</code> if you have one elsewhere.',
    buttons: [[{ text: 'Make a wallet', url: `${publicUrl}/wallet` }]],
  }),
  noIndex: (publicUrl: string): Answer => ({
    html: 'I cannot look at the chain here; your wallet can.',
    buttons: [[{ text: 'Open the wallet', url: `${publicUrl}/wallet` }]],
  }),
  unreachable: 'The chain does not answer at the moment. Please try again in a minute.',

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
    const url = `${publicUrl}/wallet/send?${new URLSearchParams({ to: address, amount })}`;
    return {
      html: `${amount} ${escapeHtml(coin.code)} to <code>${escapeHtml(address)}</code>: look at both in the wallet and confirm there.`,
      buttons: [[{ text: 'Open the wallet', url }]],
    };
  },
};
