import { formatAmount } from '#rules/amounts.ts';
import { escapeHtml, shortened } from '#rules/telegram-html.ts';
import type { TipMistake } from '#rules/tips/command.ts';
import { MOST_UNPAID_TIPS, type TipRefusal, type TipState } from '#rules/tips/tips.ts';
import type { Tip } from '#server/services/tips/rows.ts';
import type { Answer } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { amountText, inTime } from './texts.ts';
import { walletButton } from './wallet.ts';

type Coin = BotDeps['coin'];

/** What the texts of a tip need to know of the site. */
export type TipSite = {
  coin: Coin;
  publicUrl: string;
  /** The bot's, without @. */
  username: string;
  /** The page of a transaction; null: no explorer is known. */
  pageOf(txid: string): string | null;
};

const FORM = '<code>/tip @user 25</code>, or <code>/tip 25</code> as a reply';

const REFUSALS: Readonly<Record<TipRefusal, string>> = {
  self: 'A tip to yourself does not count.',
  payer_banned: 'Banned members cannot tip.',
  payee_banned: 'They are banned: a tip to them would not count.',
  payee_refuses: 'They take no tips.',
  too_many_unpaid: `You have ${MOST_UNPAID_TIPS} tips to pay. Pay or cancel some first.`,
  too_many_alike: 'Too many people tip them just this amount at the moment. Choose another.',
};

export const TIPS = {
  noPerson: 'Bots, channels and anonymous administrators cannot be tipped.',
  unknown: (name: string) =>
    `I have never met @${escapeHtml(name)}. Reply to a message of theirs: <code>/tip 25</code>`,
  notSure: (name: string) =>
    `I am not sure who @${escapeHtml(name)} is today. Reply to a message of theirs: <code>/tip 25</code>`,
  belowLeast: (least: bigint, coin: Coin) =>
    `The least tip here is ${amountText(least, coin.code)}.`,
  refusal: (refusal: TipRefusal) => REFUSALS[refusal],
  notYours: 'This tip is not yours to pay.',
  /** Shown to who tried to end a tip, by what it is now. */
  ended: {
    waiting_address: 'It waits on.',
    open: 'It waits on.',
    seen: 'It is paid already.',
    confirmed: 'It is paid already.',
    expired: 'It was over before.',
    cancelled: 'Cancelled.',
    refused: 'Refused.',
  } satisfies Record<TipState, string>,

  mistake({ reason, understood }: TipMistake, { code }: Coin): string {
    const said = `“${escapeHtml(shortened(understood, 40))}”`;
    switch (reason) {
      case 'no_recipient':
        return `I do not know whom ${said} means. The right form: ${FORM}`;
      case 'no_amount':
        return `The amount is missing. The right form: ${FORM}`;
      case 'amount_first':
        return `${said} stands before the name. The right form: ${FORM}`;
      case 'note_too_long':
        return `The note has ${escapeHtml(understood)} characters; it may have 200.`;
      case 'one_or_thousand':
        return `${said} could be one or a thousand: write it without the comma.`;
      case 'too_many_decimals':
        return `${said} has too many decimals: coins have 8, dollars 2.`;
      case 'too_small':
        return `${said} is too small: the least is ${amountText(100_000n, code)}.`;
      case 'too_large':
        return `${said} is more than there is.`;
      case 'no_price':
        return `I know no price of the coin: say ${said} in ${escapeHtml(code)}.`;
      case 'not_an_amount':
        return `${said} is no amount. The right form: ${FORM}`;
    }
  },
};

export const TIP_SCREENS = {
  group(
    tip: Tip,
    { coin, username, pageOf }: TipSite,
    under: { count: number; units: bigint } | null,
  ): Answer {
    const amount = amountText(tip.units, coin.code);
    const who = `<b>${nameOf(tip.payer)}</b>`;
    const whom = `<b>${nameOf(tip.payee)}</b>`;
    const note = tip.note === '' ? '' : `\n${escapeHtml(tip.note)}`;
    const start = (text: string, word: string) => [
      [{ text, url: `https://t.me/${username}?start=${word}` }],
    ];
    const pay = `Pay ${formatAmount(tip.units)} ${coin.code}`;
    switch (tip.state) {
      case 'waiting_address':
        return {
          html: `${who} tips ${whom} ${amount}, who has no address yet: I keep the tip for 7 days.${note}`,
          buttons: start('Say where your tips go', 'address'),
        };
      case 'open':
        return {
          html: `${who} tips ${whom} ${amount}${note}`,
          buttons: start(pay, `tip_${tip.id}`),
        };
      case 'seen':
      case 'confirmed': {
        const others =
          under !== null && under.count > 1
            ? `\n${under.count} tips, ${amountText(under.units, coin.code)} under this post`
            : '';
        const mark = tip.state === 'seen' ? 'on its way' : '✅';
        return {
          html: `${who} tipped ${whom} ${amount}, ${linked(mark, tip.txid && pageOf(tip.txid))}${note}${others}`,
        };
      }
      case 'expired':
        return { html: `${who} did not pay the tip of ${amount} to ${whom} in time.` };
      case 'cancelled':
        return { html: `${who} has cancelled the tip of ${amount} to ${whom}.` };
      case 'refused':
        return { html: `${whom} does not take the tip of ${amount}.` };
    }
  },

  payer(tip: Tip, { coin, publicUrl, pageOf, nowMs }: TipSite & { nowMs: number }): Answer {
    const whom = `<b>${nameOf(tip.payee)}</b>`;
    const amount = amountText(tip.units, coin.code);
    const cancel = { text: 'Cancel', data: `tc:${tip.id}` };
    switch (tip.state) {
      case 'waiting_address':
        return {
          html: `${whom} has no address yet. I tell you when your tip of ${amount} can be paid; it waits ${inTime(tip.expiresAtMs, nowMs).replace('in ', '')}.`,
          buttons: [[cancel]],
        };
      case 'open': {
        const due = formatAmount(tip.due ?? 0n);
        const address = escapeHtml(tip.address ?? '');
        return {
          html: [
            `Your tip to ${whom}: pay exactly <code>${due}</code> ${escapeHtml(coin.code)} to`,
            `<code>${address}</code>`,
            `<code>${escapeHtml(coin.uriScheme)}:${address}?amount=${due}</code>`,
            `By the exact amount I recognize it. It can be paid for ${inTime(tip.expiresAtMs, nowMs).replace('in ', '')}.`,
          ].join('\n'),
          buttons: [[walletButton('Pay in the wallet', publicUrl, `/tip/${tip.id}`)], [cancel]],
        };
      }
      case 'seen':
      case 'confirmed': {
        const mark = tip.state === 'seen' ? 'on its way' : 'confirmed';
        return {
          html: `You tipped ${whom} ${amount}: ${linked(mark, tip.txid && pageOf(tip.txid))}.`,
        };
      }
      case 'expired':
        return { html: `Your tip of ${amount} to ${whom} was not paid in time. It is over.` };
      case 'cancelled':
        return { html: `Your tip of ${amount} to ${whom} is cancelled.` };
      case 'refused':
        return { html: `${whom} does not take your tip of ${amount}. Do not pay it.` };
    }
  },

  payee(tip: Tip, { coin, pageOf }: TipSite): Answer {
    const who = `<b>${nameOf(tip.payer)}</b>`;
    const amount = amountText(tip.units, coin.code);
    const note = tip.note === '' ? '' : `\n${escapeHtml(tip.note)}`;
    switch (tip.state) {
      case 'waiting_address':
        return {
          html: `${who} wants to tip you ${amount}. Say where it goes: make a wallet, or <code>/address ADDRESS</code> if you have one.${note}`,
          buttons: [
            // The answer to the press signs in: a link in what is told unasked would have expired by the time it is read.
            [{ text: 'Make a wallet', data: 'do:wallet' }],
            [{ text: 'No, thanks', data: `tr:${tip.id}` }],
          ],
        };
      case 'seen':
      case 'confirmed': {
        const mark = tip.state === 'seen' ? 'on its way' : 'confirmed';
        return {
          html: `${who} tipped you ${amount}: ${linked(mark, tip.txid && pageOf(tip.txid))}.${note}`,
        };
      }
      case 'open':
        return { html: `The tip of ${amount} from ${who} waits to be paid.` };
      default:
        return { html: `The tip of ${amount} from ${who} is over.` };
    }
  },

  takenBack: (tip: Tip, { coin }: TipSite): Answer => ({
    html: `The chain has lost the payment of your tip of ${amountText(tip.units, coin.code)} to <b>${nameOf(tip.payee)}</b>: what it earned is taken back.`,
  }),
};

function nameOf({ name }: Tip['payer']): string {
  return escapeHtml(shortened(name, 32));
}

function linked(text: string, url: string | null): string {
  return url === null ? text : `<a href="${escapeHtml(url).replaceAll('"', '%22')}">${text}</a>`;
}
