import { AppError } from '#contract/errors.ts';
import { CONTENT_TYPES } from '#rules/points/content-types.ts';
import {
  type Conversation,
  endConversation,
  findConversation,
  keepConversation,
} from '#server/services/bot/conversations.ts';
import {
  previewContent,
  requireEvent,
  submitHeld,
} from '#server/services/submissions/submit-content.ts';
import { type Ask, answers, type Reply } from '../ask.ts';
import { SUBMIT } from '../texts/submit.ts';
import { HUNT_KIND, takeHuntAnswer } from './hunt.ts';
import { OBJECTION_KIND, takeObjection } from './objection.ts';

const KIND = 'submit';
const LONGEST_TITLE = 200;

/** `/submit`: asks for link, kind and title, one after the other; `/submit LINK` starts with the second question. */
export async function submit(ask: Ask): Promise<Reply> {
  const { speaker, args, m } = ask;
  if (speaker.memberId === null) return answers({ html: m.bot_no_account() });
  if (speaker.isBanned) return answers({ html: m.bot_submit_banned() });
  if (args !== '') return takeLink(ask, args);
  return askForLink(ask);
}

/** The first question; also for a newcomer whose account is created just before. */
export function askForLink(ask: Ask): Reply {
  return async (tx) => {
    await keepConversation(tx, { ...by(ask), kind: KIND, step: 'link', data: {} });
    return { html: ask.m.bot_submit_ask_link() };
  };
}

/** `/cancel`: forgets the open question. */
export async function cancel({ speaker, m }: Ask): Promise<Reply> {
  return async (tx) => {
    const wasOpen = await endConversation(tx, speaker.telegramId);
    return { html: wasOpen ? m.bot_submit_cancelled() : m.bot_submit_nothing() };
  };
}

/** Text in private that is not a command: the answer to an open question; null if there is none. */
export async function answerConversation(ask: Ask): Promise<Reply | null> {
  const conversation = await findConversation(ask.deps.db, by(ask));
  if (conversation === null) return null;
  const text = ask.message.text.trim();
  if (conversation.kind === OBJECTION_KIND) return takeObjection(ask, conversation, text);
  if (conversation.kind === HUNT_KIND) return takeHuntAnswer(ask, conversation, text);
  switch (conversation.step) {
    case 'link':
      return takeLink(ask, text);
    case 'kind':
      return answers({ html: ask.m.bot_submit_press_kind() });
    default:
      return takeTitle(ask, conversation, text);
  }
}

/** The kind chosen with a button; null if no kind was asked for. */
export async function pickKind(ask: Ask, contentType: string): Promise<Reply | null> {
  const conversation = await findConversation(ask.deps.db, by(ask));
  const isKnown = CONTENT_TYPES.some(({ id }) => id === contentType);
  if (conversation?.step !== 'kind' || !isKnown) return null;
  return async (tx) => {
    const data = { ...conversation.data, contentType };
    await keepConversation(tx, { ...by(ask), kind: KIND, step: 'title', data });
    return { html: ask.m.bot_submit_ask_title(), buttons: SUBMIT.noTitle(ask.m) };
  };
}

async function takeLink(ask: Ask, url: string): Promise<Reply> {
  const memberId = ask.speaker.memberId ?? 0n;
  try {
    const preview = await previewContent(ask.deps.db, { memberId, url });
    const data = { url: preview.url };
    return async (tx) => {
      await keepConversation(tx, { ...by(ask), kind: KIND, step: 'kind', data });
      return SUBMIT.askKind(ask.m, preview);
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const reason = error.messageIn(ask.m);
    return async (tx) => {
      await keepConversation(tx, { ...by(ask), kind: KIND, step: 'link', data: {} });
      return { html: SUBMIT.badLink(ask.m, reason) };
    };
  }
}

/** Submits the content; an empty title counts as none. */
async function takeTitle(ask: Ask, conversation: Conversation, title: string): Promise<Reply> {
  if ([...title].length > LONGEST_TITLE) {
    return answers({ html: ask.m.bot_submit_long_title({ most: LONGEST_TITLE }) });
  }
  const { url = '', contentType = '' } = conversation.data;
  return async (tx) => {
    const acting = { ...by(ask), memberId: ask.speaker.memberId ?? 0n };
    await endConversation(tx, ask.speaker.telegramId);
    const event = requireEvent(acting, `${ask.key}:submit`, { contentType, url, title });
    await submitHeld(tx, acting, { event });
    return SUBMIT.done(ask.m, ask.deps.config.publicUrl);
  };
}

/** "No title", from the button; null if no title was asked for. */
export async function pickNoTitle(ask: Ask): Promise<Reply | null> {
  const conversation = await findConversation(ask.deps.db, by(ask));
  return conversation?.step === 'title' ? takeTitle(ask, conversation, '') : null;
}

function by({ speaker, nowMs }: Ask) {
  return { telegramId: speaker.telegramId, nowMs };
}
