import { formatAmount } from '#rules/amounts.ts';
import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import { MOST_NOTES_A_DAY } from '#rules/tips/tips.ts';
import type { SaidButton } from '#server/services/bot/outbox.ts';
import type { Tip } from '#server/services/tips/rows.ts';
import type { Answer } from '../ask.ts';
import { inTime } from './texts.ts';
import { amountOf, linked, nameOf, type TipSite } from './tips.ts';
import { walletButton } from './wallet.ts';

type Site = TipSite & { nowMs: number };

/** Longer names would not fit on a button. */
const BUTTON_NAME = 20;

/** The texts by which a payer pays a tip, and learns what became of it. */
export const PAYER = {
  /** A picture with everything that a payment needs. */
  ask(tip: Tip, site: Site): Answer {
    const { coin, nowMs } = site;
    const due = formatAmount(tip.due ?? 0n);
    return {
      html: [
        ...movedText(tip),
        `Your tip of ${amountOf(tip, coin)} to <b>${nameOf(tip.payee)}</b>: pay it in the wallet, or scan the code with another one.`,
        timeText(tip, nowMs),
      ].join('\n'),
      qr: `${coin.uriScheme}:${tip.address ?? ''}?amount=${due}`,
      buttons: [
        [payButton(tip, site)],
        [{ text: 'Another wallet', data: `tw:${tip.id}` }],
        [cancel(tip)],
      ],
    };
  },

  /** The same for other wallets, below the same picture. */
  details(tip: Tip, site: Site): Answer {
    const { coin, nowMs } = site;
    const due = formatAmount(tip.due ?? 0n);
    const address = tip.address ?? '';
    return {
      html: [
        ...movedText(tip),
        `Your tip of ${amountOf(tip, coin)} to <b>${nameOf(tip.payee)}</b>: pay exactly <code>${due}</code> ${escapeHtml(coin.code)} to`,
        `<code>${escapeHtml(address)}</code>`,
        `The exact amount is how I recognize it. ${timeText(tip, nowMs)}`,
      ].join('\n'),
      buttons: [
        [payButton(tip, site)],
        [
          { text: 'Copy the address', copy: address },
          { text: 'Copy the amount', copy: due },
        ],
        [cancel(tip)],
      ],
    };
  },

  /** A tip that asks for no payment now. `invites`: its payee has not opened the private chat, and its payer can lead them there. */
  state(tip: Tip, { coin, pageOf, username, nowMs }: Site, { invites = false } = {}): Answer {
    const whom = `<b>${nameOf(tip.payee)}</b>`;
    const amount = amountOf(tip, coin);
    switch (tip.state) {
      case 'waiting_address':
      case 'open':
        if (tip.isOpening) {
          return {
            html: `Your tip of ${amount} to ${whom} opens in a moment: I will tell you what to pay.`,
            buttons: [[cancel(tip)]],
          };
        }
        return {
          html: `${whom} has no address yet. I will tell you when your tip of ${amount} can be paid; it waits for ${timeLeft(tip, nowMs)}.${
            invites
              ? `\nThey have not met me yet. Forward them this link: https://t.me/${username}?start=address`
              : ''
          }`,
          buttons: [[cancel(tip)]],
        };
      case 'seen':
      case 'confirmed': {
        const mark = tip.state === 'seen' ? 'on its way' : 'confirmed';
        const note =
          tip.note === '' || tip.isNoteGiven
            ? ''
            : `\nYour note was left out: they get at most ${MOST_NOTES_A_DAY} notes a day from you.`;
        return {
          html: `You tipped ${whom} ${amount}: ${linked(mark, tip.txid && pageOf(tip.txid))}.${note}`,
        };
      }
      case 'expired':
        return { html: `Your tip of ${amount} to ${whom} was not paid in time and has expired.` };
      case 'cancelled':
        return { html: `Your tip of ${amount} to ${whom} is cancelled.` };
      case 'refused':
        return { html: `${whom} declined your tip of ${amount}. Do not pay it.` };
    }
  },

  /** Replaces a message when the same tip is shown again below it. */
  shownBelow: (tip: Tip, { coin }: TipSite): Answer => ({
    html: `Your tip of ${amountOf(tip, coin)} to <b>${nameOf(tip.payee)}</b>: see the newest message about it.`,
  }),

  /** Replaces a message that asks for a payment to an address that the payee has left. */
  moved: (tip: Tip, site: TipSite): Answer => ({
    html: movedText(tip).join(''),
    buttons: [howToPay(tip, site)],
  }),

  /** The payment was seen, and then the chain lost it: a payer who pays again at once may pay twice. */
  lost: (tip: Tip, site: TipSite): Answer => ({
    html: `The payment of your tip of ${amountOf(tip, site.coin)} to <b>${nameOf(tip.payee)}</b> is not on the chain right now. It may come back by itself: pay again only if your wallet no longer lists it.`,
    buttons: [howToPay(tip, site), [cancel(tip)]],
  }),
};

function payButton({ id, payee, units }: Tip, { coin, publicUrl }: TipSite): SaidButton {
  const text = `Tip ${shortened(payee.name, BUTTON_NAME)} ${formatAmount(units)} ${coin.code}`;
  return walletButton(text, publicUrl, `/tip/${id}`);
}

function howToPay({ id }: Tip, { username }: TipSite): SaidButton[] {
  return [{ text: 'How to pay', url: `https://t.me/${username}?start=tip_${id}` }];
}

function cancel({ id }: Tip): SaidButton {
  return { text: 'Cancel', data: `tc:${id}` };
}

function movedText({ movedFrom, payee }: Tip): string[] {
  if (movedFrom === null) return [];
  return [
    `<b>New address:</b> <b>${nameOf(payee)}</b> has changed theirs. Do not pay <code>${escapeHtml(movedFrom)}</code> any more.`,
  ];
}

function timeText(tip: Tip, nowMs: number): string {
  return `You have ${timeLeft(tip, nowMs)} to pay.`;
}

function timeLeft({ expiresAtMs }: Tip, nowMs: number): string {
  return inTime(expiresAtMs, nowMs).replace('in ', '');
}
