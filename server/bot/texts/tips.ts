import { formatAmount } from '#rules/amounts.ts';
import { leastPayment } from '#rules/coins/amounts.ts';
import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import type { TipMistake } from '#rules/tips/command.ts';
import {
  MAX_NOTE_LENGTH,
  MOST_UNPAID_A_DAY,
  MOST_UNPAID_TIPS,
  type TipRefusal,
  type TipState,
} from '#rules/tips/tips.ts';
import type { PostTips, Tip } from '#server/services/tips/rows.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { amountText } from './texts.ts';
import { MAKE_WALLET } from './wallet.ts';

type Coin = BotDeps['coin'];

/** The facts about the site that the texts of a tip need. */
export type TipSite = {
  coin: Coin;
  publicUrl: string;
  /** The bot's username, without @. */
  username: string;
  /** The page of a transaction; null if no explorer is known. */
  pageOf(txid: string): string | null;
};

const FORM = '<code>/tip @user 25</code>, or <code>/tip 25</code> as a reply';

const REFUSALS: Readonly<Record<TipRefusal, string>> = {
  self: 'A tip to yourself does not count.',
  payer_banned: 'Banned members cannot tip.',
  payee_banned: 'They are banned: a tip to them would not count.',
  payee_refuses: 'They do not accept tips.',
  too_many_today: `You left ${MOST_UNPAID_A_DAY.perPayer} tips of the last 24 hours unpaid, cancelled ones too. Pay one of them, or try again later.`,
  too_many_to_them: `You left ${MOST_UNPAID_A_DAY.perPair} tips to them of the last 24 hours unpaid, cancelled ones too. Pay one of them, or try again later.`,
  no_chain:
    'Tips cannot be paid here yet: the operator of this bot has to connect it to the chain (CHAIN_RPC_URL or CHAIN_API_URL).',
  too_many_unpaid: `You have ${MOST_UNPAID_TIPS} unpaid tips. Pay or cancel some first.`,
  too_many_alike:
    'Too many people are tipping them this exact amount right now. Choose another amount.',
};

export const TIPS = {
  noPerson: 'Bots, channels and anonymous administrators cannot be tipped.',
  unknown: (name: string) =>
    `I do not know @${escapeHtml(name)} yet. Reply to one of their messages in the group with <code>/tip 25</code>.`,
  notSure: (name: string) =>
    `I am not sure who @${escapeHtml(name)} is now. Reply to one of their messages in the group with <code>/tip 25</code>.`,
  belowLeast: (least: bigint, coin: Coin) =>
    `The smallest tip here is ${amountText(least, coin.code)}.`,
  refusal: (refusal: TipRefusal) => REFUSALS[refusal],
  /** After the payer has answered whether a payment was a tip. */
  answered: {
    taken: 'Thank you: it counts as your tip within a minute.',
    left: 'Left alone: it is not your tip.',
  },
  howTo: [
    '<b>How to tip</b>',
    '1. In the group, answer a message with <code>/tip 25</code>, or write <code>/tip @user 25 well done</code>.',
    '2. I send you a button that opens your wallet. The coins go straight to theirs; I never hold them.',
    '3. Once the payment is on the chain, the tip counts for your points and your week.',
  ].join('\n'),
  /** After "No, thanks". */
  declined: (count: number) =>
    count === 0
      ? 'Nothing is waiting any more.'
      : `Declined: ${count === 1 ? '1 tip' : `${count} tips`}.`,
  notYours: 'This tip is not yours to pay.',
  /** Shown to a person who tried to end a tip, by its current state. */
  ended: {
    waiting_address: 'It is still waiting.',
    open: 'It is still waiting.',
    seen: 'It has been paid already.',
    confirmed: 'It has been paid already.',
    expired: 'It had already expired.',
    cancelled: 'Cancelled.',
    refused: 'Refused.',
  } satisfies Record<TipState, string>,

  mistake({ reason, understood }: TipMistake, coin: Coin): string {
    const { code } = coin;
    const said = `“${escapeHtml(shortened(understood, 40))}”`;
    switch (reason) {
      case 'no_recipient':
        return /^[$\d.,]+/.test(understood)
          ? `Who should get ${said}? Try: ${FORM}`
          : `I do not know who ${said} is. Try: ${FORM}`;
      case 'no_amount':
        return `The amount is missing. Try: ${FORM}`;
      case 'amount_first':
        return `Put ${said} after the name: ${FORM}`;
      case 'note_too_long':
        return `The note has ${escapeHtml(understood)} characters; at most ${MAX_NOTE_LENGTH} fit.`;
      case 'one_or_thousand':
        return `${said} could be one or a thousand: write it without the comma.`;
      case 'too_many_decimals':
        return `${said} has too many decimals: coins have 8, dollars 2.`;
      case 'too_small':
        return `${said} is too small: the smallest tip is ${amountText(leastPayment(coin), code)}.`;
      case 'too_large':
        return `${said} is more than all the coins there are.`;
      case 'no_price':
        return `I do not know the price of the coin. Give the amount in ${escapeHtml(code)}.`;
      case 'not_an_amount':
        return `${said} is not an amount. Try: ${FORM}`;
    }
  },
};

export const TIP_SCREENS = {
  group(tip: Tip, { coin, username, pageOf }: TipSite): Answer {
    const amount = amountOf(tip, coin);
    const who = `<b>${nameOf(tip.payer)}</b>`;
    const whom = `<b>${nameOf(tip.payee)}</b>`;
    const note = tip.note === '' ? '' : `\n${escapeHtml(tip.note)}`;
    const start = (text: string, word: string) => [
      [{ text, url: `https://t.me/${username}?start=${word}` }],
    ];
    const pay = `Pay ${formatAmount(tip.units)} ${coin.code}`;
    switch (tip.state) {
      case 'waiting_address':
        if (tip.isOpening) return { html: `${who} tips ${whom} ${amount}${note}` };
        return {
          html: `${who} tips ${whom} ${amount}. They have no address yet, so the tip waits for 7 days.${note}`,
          buttons: start('Set your address', 'address'),
        };
      case 'open':
        return {
          html: `${who} tips ${whom} ${amount}${note}`,
          // Once a payment was seen, its payer is told in private.
          ...(tip.wasSeen ? {} : { buttons: start(pay, `tip_${tip.id}`) }),
        };
      case 'seen':
      case 'confirmed': {
        const mark = tip.state === 'seen' ? 'on its way' : '✅';
        return {
          html: `${who} tipped ${whom} ${amount}, ${linked(mark, tip.txid && pageOf(tip.txid))}${note}`,
        };
      }
      case 'expired':
        // The reason for not paying stays private.
        return { html: 'This tip is closed.' };
      case 'cancelled':
        return { html: `${who} cancelled the tip of ${amount} to ${whom}.` };
      case 'refused':
        return { html: `${whom} declined the tip of ${amount}.` };
    }
  },

  /** The paid tips under one post, oldest first. */
  post({ count, units, newest }: PostTips, site: TipSite): Answer {
    const sum = `${count} tips, ${amountText(units, site.coin.code)} under this post`;
    const lines = newest.map((tip) => TIP_SCREENS.group(tip, site).html);
    const earlier = count > newest.length ? ['…'] : [];
    return { html: [...earlier, ...lines, ...(count > 1 ? [sum] : [])].join('\n') };
  },

  /** To a person without an address; contains no words of the payers. */
  waiting: (count: number): Answer => ({
    html: `${waitingText(count)} To receive ${count === 1 ? 'it' : 'them'}, make a wallet, or send <code>/address ADDRESS</code> if you have one.`,
    buttons: [[MAKE_WALLET], [{ text: 'No, thanks', data: 'tr:waiting' }]],
  }),

  payee(tip: Tip, { coin, pageOf }: TipSite): Answer {
    const who = `<b>${nameOf(tip.payer)}</b>`;
    const amount = amountOf(tip, coin);
    const note = tip.isNoteGiven ? `\n${escapeHtml(tip.note)}` : '';
    switch (tip.state) {
      case 'seen':
      case 'confirmed': {
        const mark = tip.state === 'seen' ? 'on its way' : 'confirmed';
        return {
          html: `${who} tipped you ${amount}: ${linked(mark, tip.txid && pageOf(tip.txid))}.${note}`,
        };
      }
      case 'waiting_address':
      case 'open':
        return { html: `The tip of ${amount} from ${who} is waiting to be paid.` };
      default:
        return { html: `The tip of ${amount} from ${who} is over.` };
    }
  },

  /** Somebody paid a tip that was already paid. */
  paidAgain: {
    payer: (tip: Tip, again: PaidAgain, site: TipSite): Answer => ({
      html: `Your tip of ${amountText(tip.units, site.coin.code)} to <b>${nameOf(tip.payee)}</b> was paid once more: ${paymentText(again, site)}. It counts once; ask them for the rest back.`,
    }),
    payee: (tip: Tip, again: PaidAgain, site: TipSite): Answer => ({
      html: `The tip of ${amountText(tip.units, site.coin.code)} from <b>${nameOf(tip.payer)}</b> was paid to you once more: ${paymentText(again, site)}. It counts once; they may ask for the rest back.`,
    }),
  },

  /** A payment of exactly the tip's amount came from an address of its payer. */
  question: (
    { id, tip, txid }: { id: string; tip: Tip; txid: string },
    { coin, pageOf }: TipSite,
  ): Answer => ({
    html: `${linked('A payment', pageOf(txid))} of ${amountText(tip.units, coin.code)} to <b>${nameOf(tip.payee)}</b> came from an address of yours, without the last digits by which I know your tip. Was that your tip? If it was, do not pay it again.`,
    buttons: [
      [{ text: 'Yes, that was my tip', data: `ty:${id}` }],
      [{ text: 'No', data: `tn:${id}` }],
    ],
  }),

  takenBack: (tip: Tip, { coin }: TipSite): Answer => ({
    html: `The payment of your tip of ${amountOf(tip, coin)} to <b>${nameOf(tip.payee)}</b> has dropped out of the chain, so what it earned was taken back.`,
  }),
};

/** The number of tips that wait for a person: `2 tips are waiting for you.` */
export function waitingText(count: number): string {
  return count === 1 ? '1 tip is waiting for you.' : `${count} tips are waiting for you.`;
}

/** The amount that the payer wrote. */
export function amountOf({ units, dollars }: Tip, { code }: Coin): string {
  const shown = dollars === null ? '' : ` ($${escapeHtml(dollars)})`;
  return `${amountText(units, code)}${shown}`;
}

/** An extra payment of a settled tip, and the address where it arrived. */
type PaidAgain = { txid: string; address: string };

function paymentText({ txid, address }: PaidAgain, { pageOf }: TipSite): string {
  return `${linked('transaction', pageOf(txid))} <code>${txid}</code>, at <code>${escapeHtml(address)}</code>`;
}

export function nameOf({ name }: Pick<Tip['payer'], 'name'>): string {
  return escapeHtml(shortened(name, 32));
}

export function linked(text: string, url: string | null): string {
  return url === null ? text : `<a href="${escapeHtml(url).replaceAll('"', '%22')}">${text}</a>`;
}
