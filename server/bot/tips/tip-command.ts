import { leastPayment } from '#rules/coins/amounts.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { readTipMessage, type TipCommand, type TipTarget } from '#rules/tips/command.ts';
import {
  findByUsername,
  learnPerson,
  type NamedPerson,
  namesOf,
} from '#server/services/bot/people.ts';
import { findMember, requireMember } from '#server/services/bot/report-event.ts';
import type { BeforeOpening } from '#server/services/chain/opening.ts';
import { createTip, readBeforeTip } from '#server/services/tips/make-tip.ts';
import { type Ask, answers, mistake, type Reply } from '../ask.ts';
import type { BotDeps } from '../bot-deps.ts';
import { TIPS } from '../texts/tips.ts';
import { showNewTip } from './tip-messages.ts';
import { type TipView, viewOf } from './tip-view.ts';

/** A name heard longer ago than this may belong to somebody else now. */
const NAME_FRESH_MS = 24 * 60 * 60_000;

type AskedTip = Extract<TipCommand, { kind: 'tip' }>;
/** The recipient of a tip. `isShown`: Telegram has just given their name. */
type Payee = Pick<NamedPerson, 'telegramId' | 'names'> & { isShown: boolean };

/**
 * Reads a message as a tip: `/tip @user 25`, `/tip 25` as a reply, or just `@user 25`. Null if it is not a tip and needs no
 * answer.
 */
export async function tip(ask: Ask): Promise<Reply | null> {
  const { deps, group, own } = ask;
  const command = await readTip(ask);
  if (command.kind === 'none') return null;
  if (command.kind === 'mistake')
    return answers(mistake({ html: TIPS.mistake(own, command.mistake, deps.coin) }));
  const least = group?.leastTip ?? null;
  if (least !== null && command.units < least) {
    return answers(mistake({ html: TIPS.belowLeast(own, least, deps.coin) }));
  }
  const payee = await findPayee(ask, command.target);
  if (typeof payee === 'string') return answers(mistake({ html: payee }));
  const { chainIndex: chain, chainSource: source, db, now } = deps;
  // Without a chain no payment could be found, so none is requested.
  if (source === null) return answers(mistake({ html: TIPS.refusal(own, 'no_chain') }));
  const before = await readBeforeTip(
    { db, source, chain, coin: deps.coin, now },
    {
      payerTelegramId: ask.speaker.telegramId,
      payeeTelegramId: payee.telegramId,
    },
  );
  return make(ask, command, { payee, before, view: await viewOf(deps) });
}

async function readTip({ deps, message }: Ask): Promise<TipCommand> {
  const picked = message.mentions.find(({ person }) => person !== null) ?? null;
  return readTipMessage({
    text: message.text,
    botUsername: await deps.readUsername(),
    isReply: message.replyTo !== null,
    mention: picked && { offset: picked.offset, length: picked.length },
    coinSymbol: deps.coin.code,
    leastUnits: leastPayment(deps.coin),
    price: await deps.readUsdPrice(),
  });
}

/** Returns the payee; a text if there is none, or it is not certain. */
async function findPayee({ deps, message, own }: Ask, target: TipTarget): Promise<Payee | string> {
  if (target.by === 'username') return findNamed(deps, own, target.username);
  const person =
    target.by === 'reply'
      ? message.replyTo?.from
      : message.mentions.find((each) => each.person !== null)?.person;
  if (!person || person.isBot) return own.bot_tip_no_person();
  return { telegramId: person.id, names: namesOf(person), isShown: true };
}

// Usernames are sold, so the current owner is looked up before a payment is requested.
async function findNamed(deps: BotDeps, m: Messages, username: string): Promise<Payee | string> {
  if (username.toLowerCase() === (await deps.readUsername()).toLowerCase())
    return m.bot_tip_no_person();
  const known = await findByUsername(deps.db, username);
  if (known === null) return m.bot_tip_unknown({ name: username });
  if (deps.now() - known.knownMs <= NAME_FRESH_MS) return { ...known, isShown: false };
  const now = await deps.community.findPerson(known.telegramId);
  if (now === null) return m.bot_tip_not_sure({ name: username });
  const names = namesOf(now);
  await learnPerson(deps.db, { ...known, names, hasStarted: false, nowMs: deps.now() });
  const isStillTheirs = names.username?.toLowerCase() === username.toLowerCase();
  if (!isStillTheirs) return m.bot_tip_not_sure({ name: username });
  return { telegramId: known.telegramId, names, isShown: false };
}

function make(
  ask: Ask,
  command: AskedTip,
  { payee, before, view }: { payee: Payee; before: BeforeOpening | null; view: TipView },
): Reply {
  const { deps, speaker, message, key, nowMs } = ask;
  const { chat, topicId, replyTo } = message;
  return async (tx) => {
    const payerId = await requireMember(tx, speaker, { id: `${key}:payer`, nowMs });
    const { telegramId } = payee;
    const payeeId = await findMember(tx, telegramId);
    // Lets the messages about the tip use their name.
    if (payeeId === null && payee.isShown) {
      await learnPerson(tx, { telegramId, names: payee.names, hasStarted: false, nowMs });
    }
    const made = await createTip(tx, {
      updateKey: key,
      payerId,
      payeeId,
      payeeTelegramId: telegramId,
      units: command.units,
      dollars: command.dollars,
      note: command.note,
      place: chat.isPrivate
        ? null
        : {
            chatId: chat.id,
            topicId: topicId === null ? null : String(topicId),
            postId: replyTo === null ? null : String(replyTo.messageId),
          },
      before,
      coin: deps.coin,
      nowMs,
    });
    if ('refusal' in made)
      return mistake({ html: TIPS.refusal(ask.own, made.refusal), emoji: '👎' });
    const ownId = message.ephemeralId === null ? message.messageId : null;
    const answering = replyTo?.messageId ?? ownId;
    await showNewTip(tx, { tip: made.tip, view, answering });
    return null;
  };
}
