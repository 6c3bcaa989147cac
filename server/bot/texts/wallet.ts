import type { Messages } from '#rules/messages/messages.ts';
import type { EarnedLine } from '#rules/points/allowance.ts';
import { shortened } from '#rules/telegram-html.ts';
import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';
import type { SaidButton } from '#server/services/bot/outbox.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { earnedText } from './earned.ts';
import { agoText, amountText, sentences } from './texts.ts';

type Coin = BotDeps['coin'];

/** A button that opens a page of the wallet and signs in the person to whom it was sent. */
export function walletButton(text: string, publicUrl: string, page = ''): SaidButton {
  return { text, url: `${publicUrl}/wallet${page}`, signsIn: true };
}

/**
 * The same under messages sent unasked, where a link would have expired before it is read: the answer to the press contains a
 * fresh one.
 */
export function makeWallet(m: Messages): SaidButton {
  return { text: m.button_make_wallet(), data: 'do:wallet' };
}

export const ADDRESS = {
  bad: (m: Messages, said: string, coin: string) =>
    m.bot_address_bad({ said: shortened(said, 60), coin }),

  present(m: Messages, { address, isProved }: { address: string; isProved: boolean }): Answer {
    return {
      html: isProved ? m.bot_address_proved({ address }) : m.bot_address_unproved({ address }),
    };
  },

  set(
    m: Messages,
    address: string,
    {
      before,
      earned,
      nowMs,
    }: { before: string | null; earned: readonly EarnedLine[]; nowMs: number },
  ): Answer {
    const isOther = before !== null && before !== address;
    const was = isOther ? `\n${m.bot_address_before({ address: before })}` : '';
    const set = `${m.bot_address_set({ address })}${was}`;
    return { html: sentences(set, earnedText(m, earned, { nextMs: null, nowMs })) };
  },
};

/** The coins received by a transaction. */
type Received = Pick<ReceivedOutput, 'units' | 'confirmations' | 'blockTimeMs'>;

export const WALLET = {
  open: (m: Messages, publicUrl: string): Answer => ({
    html: m.bot_wallet_open(),
    buttons: [[walletButton(m.button_open_wallet(), publicUrl)]],
  }),
  exportKeys: (m: Messages, publicUrl: string): Answer => ({
    html: m.bot_wallet_export(),
    buttons: [[walletButton(m.button_open_wallet(), publicUrl)]],
  }),
  noAddress: (m: Messages, publicUrl: string): Answer => ({
    html: m.bot_wallet_no_address(),
    buttons: [[walletButton(m.button_make_wallet(), publicUrl)]],
  }),
  noIndex: (m: Messages, publicUrl: string): Answer => ({
    html: m.bot_wallet_no_index(),
    buttons: [[walletButton(m.button_open_wallet(), publicUrl)]],
  }),

  deposit: (m: Messages, address: string, coin: Coin): Answer => ({
    html: m.bot_wallet_deposit({ coin: coin.name, address }),
    qr: `${coin.uriScheme}:${address}`,
  }),

  balance(
    m: Messages,
    address: string,
    { confirmedUnits, unconfirmedUnits }: { confirmedUnits: bigint; unconfirmedUnits: bigint },
    coin: Coin,
  ): Answer {
    const amount = amountText(m, unconfirmedUnits, coin.code);
    return {
      html: [
        m.bot_wallet_balance({ amount: amountText(m, confirmedUnits, coin.code), address }),
        ...(unconfirmedUnits === 0n ? [] : [m.bot_wallet_on_its_way({ amount })]),
      ].join('\n'),
    };
  },

  history(
    m: Messages,
    received: readonly Received[],
    { days, nowMs, coin }: { days: number; nowMs: number; coin: Coin },
  ): Answer {
    if (received.length === 0) return { html: m.bot_wallet_nothing({ days }) };
    const line = ({ units, confirmations, blockTimeMs }: Received) => {
      const amount = amountText(m, units, coin.code);
      const isOnItsWay = confirmations === 0;
      if (blockTimeMs === null) {
        return isOnItsWay
          ? m.bot_wallet_just_now_on_its_way({ amount })
          : m.bot_wallet_just_now({ amount });
      }
      const time = agoText(m, blockTimeMs, nowMs);
      return isOnItsWay
        ? m.bot_wallet_ago_on_its_way({ amount, time })
        : m.bot_wallet_ago({ amount, time });
    };
    return { html: [m.bot_wallet_history(), ...received.map(line)].join('\n') };
  },

  sendForm(m: Messages, said: string, coin: Coin): string {
    if (said.startsWith('@')) return m.bot_wallet_send_by_name();
    const unknown = said === '' ? '' : m.bot_wallet_send_unknown({ said: shortened(said, 60) });
    return sentences(unknown, m.bot_wallet_send_form({ code: coin.code }));
  },

  /** `amount` as the person typed it: they compare it with the wallet's. */
  send(
    m: Messages,
    { address, amount }: { address: string; amount: string },
    { publicUrl, coin }: { publicUrl: string; coin: Coin },
  ): Answer {
    const page = `/send?${new URLSearchParams({ to: address, amount })}`;
    return {
      html: m.bot_wallet_send({ amount, code: coin.code, address }),
      buttons: [[walletButton(m.button_open_wallet(), publicUrl, page)]],
    };
  },
};
