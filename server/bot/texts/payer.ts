import { formatAmount } from '#rules/amounts.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { shortened } from '#rules/telegram-html.ts';
import { MOST_NOTES_A_DAY } from '#rules/tips/tips.ts';
import type { SaidButton } from '#server/services/bot/outbox.ts';
import type { Tip } from '#server/services/tips/rows.ts';
import type { Answer } from '../ask.ts';
import { sentences, timeLeft } from './texts.ts';
import { amountOf, markOf, nameOf, type TipSite } from './tips.ts';
import { walletButton } from './wallet.ts';

type Site = TipSite & { nowMs: number };

/** Longer names would not fit on a button. */
const BUTTON_NAME = 20;

/** The texts by which a payer pays a tip, and learns what became of it. The amount to be paid is the same text in each language. */
export const PAYER = {
  /** A picture with everything that a payment needs. */
  ask(m: Messages, tip: Tip, site: Site): Answer {
    const { coin, nowMs } = site;
    const due = formatAmount(tip.due ?? 0n);
    return {
      html: [
        ...movedText(m, tip),
        m.bot_pay_ask({ amount: amountOf(m, tip, coin), name: nameOf(tip.payee) }),
        timeText(m, tip, nowMs),
      ].join('\n'),
      qr: `${coin.uriScheme}:${tip.address ?? ''}?amount=${due}`,
      buttons: [
        [payButton(m, tip, site)],
        [{ text: m.button_other_wallet(), data: `tw:${tip.id}` }],
        [cancel(m, tip)],
      ],
    };
  },

  /** The same for other wallets, below the same picture. */
  details(m: Messages, tip: Tip, site: Site): Answer {
    const { coin, nowMs } = site;
    const due = formatAmount(tip.due ?? 0n);
    const address = tip.address ?? '';
    const details = m.bot_pay_details({
      amount: amountOf(m, tip, coin),
      name: nameOf(tip.payee),
      due,
      code: coin.code,
      address,
    });
    return {
      html: [...movedText(m, tip), sentences(details, timeText(m, tip, nowMs))].join('\n'),
      buttons: [
        [payButton(m, tip, site)],
        [
          { text: m.button_copy_address(), copy: address },
          { text: m.button_copy_amount(), copy: due },
        ],
        [cancel(m, tip)],
      ],
    };
  },

  /** A tip that asks for no payment now. `invites`: its payee has not opened the private chat, and its payer can lead them there. */
  state(m: Messages, tip: Tip, site: Site, { invites = false } = {}): Answer {
    const about = { amount: amountOf(m, tip, site.coin), name: nameOf(tip.payee) };
    switch (tip.state) {
      case 'waiting_address':
      case 'open':
        if (tip.isOpening) {
          return { html: m.bot_pay_opening(about), buttons: [[cancel(m, tip)]] };
        }
        return {
          html: [
            m.bot_pay_waits({ ...about, time: leftFor(m, tip, site.nowMs) }),
            ...(invites
              ? [m.bot_pay_forward({ url: `https://t.me/${site.username}?start=address` })]
              : []),
          ].join('\n'),
          buttons: [[cancel(m, tip)]],
        };
      case 'seen':
      case 'confirmed': {
        const isLeftOut = tip.note !== '' && !tip.isNoteGiven;
        return {
          html: [
            m.bot_pay_tipped({ ...about, mark: markOf(m, tip, site) }),
            ...(isLeftOut ? [m.bot_pay_note_left_out({ most: MOST_NOTES_A_DAY })] : []),
          ].join('\n'),
        };
      }
      case 'expired':
        return { html: m.bot_pay_expired(about) };
      case 'cancelled':
        return { html: m.bot_pay_cancelled(about) };
      case 'refused':
        return { html: m.bot_pay_refused(about) };
    }
  },

  /** Replaces a message when the same tip is shown again below it. */
  shownBelow: (m: Messages, tip: Tip, { coin }: TipSite): Answer => ({
    html: m.bot_pay_below({ amount: amountOf(m, tip, coin), name: nameOf(tip.payee) }),
  }),

  /** Replaces a message that asks for a payment to an address that the payee has left. */
  moved: (m: Messages, tip: Tip, site: TipSite): Answer => ({
    html: movedText(m, tip).join(''),
    buttons: [howToPay(m, tip, site)],
  }),

  /** The payment was seen, and then the chain lost it: a payer who pays again at once may pay twice. */
  lost: (m: Messages, tip: Tip, site: TipSite): Answer => ({
    html: m.bot_pay_lost({ amount: amountOf(m, tip, site.coin), name: nameOf(tip.payee) }),
    buttons: [howToPay(m, tip, site), [cancel(m, tip)]],
  }),
};

function payButton(m: Messages, { id, payee, units }: Tip, { coin, publicUrl }: TipSite) {
  const name = shortened(payee.name, BUTTON_NAME);
  const text = m.button_pay_tip({ name, amount: formatAmount(units), code: coin.code });
  return walletButton(text, publicUrl, `/tip/${id}`);
}

function howToPay(m: Messages, { id }: Tip, { username }: TipSite): SaidButton[] {
  return [{ text: m.button_how_to_pay(), url: `https://t.me/${username}?start=tip_${id}` }];
}

function cancel(m: Messages, { id }: Tip): SaidButton {
  return { text: m.button_cancel(), data: `tc:${id}` };
}

function movedText(m: Messages, { movedFrom, payee }: Tip): string[] {
  if (movedFrom === null) return [];
  return [m.bot_pay_moved({ name: nameOf(payee), address: movedFrom })];
}

function timeText(m: Messages, tip: Tip, nowMs: number): string {
  return m.bot_pay_time({ time: leftFor(m, tip, nowMs) });
}

function leftFor(m: Messages, { expiresAtMs }: Tip, nowMs: number): string {
  return timeLeft(m, expiresAtMs, nowMs);
}
