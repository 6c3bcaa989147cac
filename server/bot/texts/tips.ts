import { formatAmount } from '#rules/amounts.ts';
import { leastPayment } from '#rules/coins/amounts.ts';
import type { Messages } from '#rules/messages/messages.ts';
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
import { makeWallet } from './wallet.ts';

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

/** The limit that a refusal names. */
const LIMITS = {
  too_many_today: MOST_UNPAID_A_DAY.perPayer,
  too_many_to_them: MOST_UNPAID_A_DAY.perPair,
  too_many_unpaid: MOST_UNPAID_TIPS,
} as const;

export const TIPS = {
  belowLeast: (m: Messages, least: bigint, coin: Coin) =>
    m.bot_tip_below_least({ amount: amountText(m, least, coin.code) }),

  refusal(m: Messages, refusal: TipRefusal): string {
    switch (refusal) {
      case 'too_many_today':
      case 'too_many_to_them':
      case 'too_many_unpaid':
        return m[`bot_tip_refused_${refusal}`]({ most: LIMITS[refusal] });
      default:
        return m[`bot_tip_refused_${refusal}`]();
    }
  },

  /** Shown to a person who tried to end a tip, by its current state. */
  ended(m: Messages, state: TipState): string {
    switch (state) {
      case 'waiting_address':
      case 'open':
        return m.bot_tip_ended_waiting();
      case 'seen':
      case 'confirmed':
        return m.bot_tip_ended_paid();
      default:
        return m[`bot_tip_ended_${state}`]();
    }
  },

  mistake(m: Messages, { reason, understood }: TipMistake, coin: Coin): string {
    const said = { html: m.bot_quoted({ said: shortened(understood, 40) }) };
    const form = { html: m.bot_tip_form() };
    switch (reason) {
      case 'no_recipient':
        return /^[$\d.,]+/.test(understood)
          ? m.bot_tip_wrong_no_recipient_amount({ said, form })
          : m.bot_tip_wrong_no_recipient({ said, form });
      case 'no_amount':
        return m.bot_tip_wrong_no_amount({ form });
      case 'amount_first':
        return m.bot_tip_wrong_amount_first({ said, form });
      case 'note_too_long':
        return m.bot_tip_wrong_note_too_long({ length: understood, most: MAX_NOTE_LENGTH });
      case 'one_or_thousand':
        return m.bot_tip_wrong_one_or_thousand({ said });
      case 'too_many_decimals':
        return m.bot_tip_wrong_too_many_decimals({ said });
      case 'too_small': {
        const amount = amountText(m, leastPayment(coin), coin.code);
        return m.bot_tip_wrong_too_small({ said, amount });
      }
      case 'too_large':
        return m.bot_tip_wrong_too_large({ said });
      case 'no_price':
        return m.bot_tip_wrong_no_price({ code: coin.code });
      case 'not_an_amount':
        return m.bot_tip_wrong_not_an_amount({ said, form });
    }
  },
};

export const TIP_SCREENS = {
  group(m: Messages, tip: Tip, site: TipSite): Answer {
    const { coin, username, pageOf } = site;
    const payer = nameOf(tip.payer);
    const payee = nameOf(tip.payee);
    const amount = amountOf(m, tip, coin);
    const note = tip.note === '' ? '' : `\n${escapeHtml(tip.note)}`;
    const start = (text: string, word: string) => [
      [{ text, url: `https://t.me/${username}?start=${word}` }],
    ];
    switch (tip.state) {
      case 'waiting_address':
        if (tip.isOpening) return { html: `${m.bot_tip_tips({ payer, payee, amount })}${note}` };
        return {
          html: `${m.bot_tip_tips_nobody({ payer, payee, amount })}${note}`,
          buttons: start(m.button_set_address(), 'address'),
        };
      case 'open': {
        const pay = m.button_pay({ amount: formatAmount(tip.units), code: coin.code });
        return {
          html: `${m.bot_tip_tips({ payer, payee, amount })}${note}`,
          // Once a payment was seen, its payer is told in private.
          ...(tip.wasSeen ? {} : { buttons: start(pay, `tip_${tip.id}`) }),
        };
      }
      case 'seen':
      case 'confirmed': {
        const words = tip.state === 'seen' ? m.bot_tip_on_its_way() : '✅';
        const mark = linked(words, tip.txid && pageOf(tip.txid));
        return { html: `${m.bot_tip_tipped({ payer, payee, amount, mark })}${note}` };
      }
      case 'expired':
        // The reason for not paying stays private.
        return { html: m.bot_tip_closed() };
      case 'cancelled':
        return { html: m.bot_tip_cancelled({ payer, payee, amount }) };
      case 'refused':
        return { html: m.bot_tip_refused({ payee, amount }) };
    }
  },

  /** The paid tips under one post, oldest first. */
  post(m: Messages, { count, units, newest }: PostTips, site: TipSite): Answer {
    const sum = m.bot_tip_under_post({ count, amount: amountText(m, units, site.coin.code) });
    const lines = newest.map((tip) => TIP_SCREENS.group(m, tip, site).html);
    const earlier = count > newest.length ? ['…'] : [];
    return { html: [...earlier, ...lines, ...(count > 1 ? [sum] : [])].join('\n') };
  },

  /** To a person without an address; contains no words of the payers. */
  waiting: (m: Messages, count: number): Answer => ({
    html: m.bot_tip_waiting({ count }),
    buttons: [[makeWallet(m)], [{ text: m.button_no_thanks(), data: 'tr:waiting' }]],
  }),

  payee(m: Messages, tip: Tip, site: TipSite): Answer {
    const payer = nameOf(tip.payer);
    const amount = amountOf(m, tip, site.coin);
    const note = tip.isNoteGiven ? `\n${escapeHtml(tip.note)}` : '';
    switch (tip.state) {
      case 'seen':
      case 'confirmed': {
        const mark = markOf(m, tip, site);
        return { html: `${m.bot_tip_received({ payer, amount, mark })}${note}` };
      }
      case 'waiting_address':
      case 'open':
        return { html: m.bot_tip_unpaid({ payer, amount }) };
      default:
        return { html: m.bot_tip_over({ payer, amount }) };
    }
  },

  /** Somebody paid a tip that was already paid. */
  paidAgain: {
    payer: (m: Messages, tip: Tip, again: PaidAgain, site: TipSite): Answer => ({
      html: m.bot_tip_paid_again_payer({
        amount: amountText(m, tip.units, site.coin.code),
        name: nameOf(tip.payee),
        payment: paymentText(m, again, site),
      }),
    }),
    payee: (m: Messages, tip: Tip, again: PaidAgain, site: TipSite): Answer => ({
      html: m.bot_tip_paid_again_payee({
        amount: amountText(m, tip.units, site.coin.code),
        name: nameOf(tip.payer),
        payment: paymentText(m, again, site),
      }),
    }),
  },

  /** A payment of exactly the tip's amount came from an address of its payer. */
  question: (
    m: Messages,
    { id, tip, txid }: { id: string; tip: Tip; txid: string },
    { coin, pageOf }: TipSite,
  ): Answer => ({
    html: m.bot_tip_question({
      payment: linked(m.bot_tip_a_payment(), pageOf(txid)),
      amount: amountText(m, tip.units, coin.code),
      name: nameOf(tip.payee),
    }),
    buttons: [
      [{ text: m.button_was_my_tip(), data: `ty:${id}` }],
      [{ text: m.button_no(), data: `tn:${id}` }],
    ],
  }),

  takenBack: (m: Messages, tip: Tip, { coin }: TipSite): Answer => ({
    html: m.bot_tip_taken_back({ amount: amountOf(m, tip, coin), name: nameOf(tip.payee) }),
  }),
};

/** The amount that the payer wrote, not escaped. */
export function amountOf(m: Messages, { units, dollars }: Tip, { code }: Coin): string {
  const shown = dollars === null ? '' : ` ($${dollars})`;
  return `${amountText(m, units, code)}${shown}`;
}

/** The state of a paid tip, confirmed or on its way, with a link to its transaction. */
export function markOf(m: Messages, { state, txid }: Tip, { pageOf }: TipSite) {
  const words = state === 'seen' ? m.bot_tip_on_its_way() : m.bot_tip_confirmed();
  return linked(words, txid && pageOf(txid));
}

/** An extra payment of a settled tip, and the address where it arrived. */
type PaidAgain = { txid: string; address: string };

function paymentText(m: Messages, { txid, address }: PaidAgain, { pageOf }: TipSite) {
  const transaction = linked(m.bot_tip_transaction(), pageOf(txid));
  return { html: m.bot_tip_payment({ transaction, txid, address }) };
}

/** Not escaped. */
export function nameOf({ name }: Pick<Tip['payer'], 'name'>): string {
  return shortened(name, 32);
}

/** Words of the catalogue as a link, in HTML. */
function linked(words: string, url: string | null): { html: string } {
  if (url === null) return { html: words };
  return { html: `<a href="${escapeHtml(url).replaceAll('"', '%22')}">${words}</a>` };
}
