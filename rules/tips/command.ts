import { cleanText } from '../names.ts';
import { type AmountContext, type AmountMistake, readTypedAmount } from './amounts.ts';
import { MAX_NOTE_LENGTH } from './tips.ts';

/** The payee of a tip, as named in the message. */
export type TipTarget =
  /** Without the `@`. */
  | { by: 'username'; username: string }
  /** A person picked in Telegram, who may have no username. */
  | { by: 'mention' }
  /** The sender of the message that this one replies to. */
  | { by: 'reply' };

export type TipMistake =
  | { reason: AmountMistake; understood: string }
  /** No person is named, and the message is not a reply. */
  | { reason: 'no_recipient'; understood: string }
  | { reason: 'no_amount'; understood: string }
  /** The amount is before the name. */
  | { reason: 'amount_first'; understood: string }
  /** `understood`: the number of its characters. */
  | { reason: 'note_too_long'; understood: string };

/** `none`: the message is not a tip and gets no reply. */
export type TipCommand =
  | { kind: 'none' }
  | { kind: 'mistake'; mistake: TipMistake }
  | { kind: 'tip'; target: TipTarget; units: bigint; dollars: string | null; note: string };

export type TipMessage = AmountContext & {
  text: string;
  /** The bot's own username. A command for another bot is ignored. */
  botUsername: string;
  isReply: boolean;
  /** The position of the name in the text if a person was picked instead of a username, in UTF-16 units. */
  mention: { offset: number; length: number } | null;
};

const COMMAND = /^\/tip(?:@([A-Za-z0-9_]+))?(?=\s|$)/i;
const USERNAME = /^@([A-Za-z][A-Za-z0-9_]{3,31})$/;

/**
 * Parses a message as a tip: `/tip @user 25 [note]`, `/tip 25 [note]` as a reply, or `@user 25` as the whole message. Without the
 * command, only exactly a name and an amount is a tip.
 */
export function readTipMessage(message: TipMessage): TipCommand {
  const { text, mention } = message;
  const command = COMMAND.exec(text);
  if (!command) return readQuick(message);
  const [all, bot] = command;
  if (bot !== undefined && bot.toLowerCase() !== message.botUsername.toLowerCase()) {
    return { kind: 'none' };
  }
  if (mention === null) return readWords(message, text.slice(all.length));
  const before = text.slice(all.length, mention.offset).trim();
  const after = text.slice(mention.offset + mention.length);
  if (before === '') return readAmountAndNote(message, { by: 'mention' }, after);
  // The note may name a person too.
  const read = readWords(message, text.slice(all.length));
  const isUnnamed = read.kind === 'mistake' && read.mistake.reason === 'no_recipient';
  return isUnnamed ? amountFirst(before) : read;
}

function readWords(message: TipMessage, given: string): TipCommand {
  const { word, rest } = firstWord(given);
  const username = USERNAME.exec(word)?.[1];
  if (username !== undefined) {
    return readAmountAndNote(message, { by: 'username', username }, rest);
  }
  if (message.isReply) return readAmountAndNote(message, { by: 'reply' }, given);
  if (word === '') return mistake('no_amount', '');
  if (USERNAME.test(firstWord(rest).word)) return amountFirst(word);
  return mistake('no_recipient', word);
}

function readAmountAndNote(message: TipMessage, target: TipTarget, given: string): TipCommand {
  const { word, rest } = firstWord(given);
  if (word === '') return mistake('no_amount', '');
  const amount = readTypedAmount(word, message);
  if (!amount.ok) return mistake(amount.mistake, word);
  const note = cleanText(rest);
  const length = [...note].length;
  if (length > MAX_NOTE_LENGTH) return mistake('note_too_long', String(length));
  return { kind: 'tip', target, units: amount.units, dollars: amount.dollars, note };
}

/** `@user 25` and nothing else. Without a valid amount, the message is a sentence that begins with a name. */
function readQuick(message: TipMessage): TipCommand {
  const { text, mention } = message;
  if (mention !== null && mention.offset !== 0) return { kind: 'none' };
  const first = mention === null ? firstWord(text) : null;
  const target: TipTarget | null = targetOf(first?.word ?? null);
  if (target === null) return { kind: 'none' };
  const { word, rest } = firstWord(first ? first.rest : text.slice(mention?.length));
  if (word === '' || rest.trim() !== '') return { kind: 'none' };
  const amount = readTypedAmount(word, message);
  if (amount.ok) {
    return { kind: 'tip', target, units: amount.units, dollars: amount.dollars, note: '' };
  }
  if (amount.mistake === 'not_an_amount') return { kind: 'none' };
  return mistake(amount.mistake, word);
}

function targetOf(word: string | null): TipTarget | null {
  if (word === null) return { by: 'mention' };
  const username = USERNAME.exec(word)?.[1];
  return username === undefined ? null : { by: 'username', username };
}

function firstWord(text: string): { word: string; rest: string } {
  const [, word = '', rest = ''] = /^\s*(\S*)([\s\S]*)$/.exec(text) ?? [];
  return { word, rest };
}

function amountFirst(understood: string): TipCommand {
  return mistake('amount_first', understood);
}

function mistake(reason: TipMistake['reason'], understood: string): TipCommand {
  return { kind: 'mistake', mistake: { reason, understood } };
}
