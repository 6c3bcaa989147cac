import { canReview } from '#rules/roles.ts';
import type { Db } from '#server/db/connect.ts';
import {
  type Conversation,
  endConversation,
  keepConversation,
} from '#server/services/bot/conversations.ts';
import { removeSaid, say } from '#server/services/bot/outbox.ts';
import { showClue } from '#server/services/hunts/own.ts';
import {
  answerHunt,
  findHuntLink,
  findRunningHunt,
  type Guessed,
  type OwnHunt,
  playHunt,
} from '#server/services/hunts/play.ts';
import { keepHuntPost } from '#server/services/hunts/posts.ts';
import { readHuntPage } from '#server/services/hunts/reads.ts';
import type { Hunt } from '#server/services/hunts/rows.ts';
import { type Answer, type Ask, answers, type Reply } from '../ask.ts';
import { HUNT } from '../texts/hunt.ts';
import { inTime } from '../texts/texts.ts';

/** The kind of the open question for an answer to a clue. */
export const HUNT_KIND = 'hunt';

/** `/hunt`: in private the own clue of the running hunt, in a group how many are at which clue. */
export async function hunt(ask: Ask): Promise<Reply> {
  const { deps, speaker, group, args, m, nowMs } = ask;
  const { publicUrl } = deps.config;
  if (args.toLowerCase() === 'new' && group === null && canReview(speaker.role)) {
    return answers(HUNT.write(m, publicUrl));
  }
  const huntId = await findRunningHunt(deps.db, nowMs);
  if (huntId === null) return answers(HUNT.none(m, publicUrl));
  if (group !== null) {
    const page = await readHuntPage(deps.db, { id: huntId, nowMs, pageOf: () => null });
    return answers(
      livingPost(HUNT.standing(m, page, await deps.readUsername()), {
        huntId,
        chatId: ask.message.chat.id,
        nowMs,
      }),
    );
  }
  const { memberId } = speaker;
  if (memberId === null) return answers({ html: m.bot_no_account() });
  return async (tx) => {
    const { hunt, own } = await playHunt(tx, { huntId, memberId, nowMs });
    return show(tx, ask, hunt, own, own.solved === 0 ? HUNT.story(hunt) : HUNT.title(hunt));
  };
}

/** A group has one message about a hunt, the newest, which is rewritten while people play (`hunt-notices.ts`). */
function livingPost(
  answer: Answer,
  post: { huntId: bigint; chatId: string; nowMs: number },
): Answer {
  return {
    ...answer,
    async said(tx, saidId) {
      const before = await keepHuntPost(tx, { ...post, saidId, shown: answer.html });
      if (before !== null) await removeSaid(tx, { saidId: before, nowMs: post.nowMs });
    },
  };
}

/** Words in private while a clue waits for its answer. */
export async function takeHuntAnswer(
  ask: Ask,
  { data }: Conversation,
  text: string,
): Promise<Reply> {
  const { speaker, nowMs } = ask;
  const { memberId } = speaker;
  if (memberId === null) return answers({ html: ask.m.bot_no_account() });
  const huntId = BigInt(data.huntId ?? '0');
  return async (tx) => {
    const guessed = await answerHunt(tx, { huntId, memberId, nowMs, text });
    return tell(tx, ask, guessed);
  };
}

/** `/start found_SECRET`: the hidden link of a clue. A newcomer is too young for any clue. */
export function followHuntLink(ask: Ask, secret: string): Reply {
  return async (tx) => {
    const { speaker, m, nowMs, deps } = ask;
    if (speaker.memberId === null) return HUNT.none(m, deps.config.publicUrl);
    const guessed = await findHuntLink(tx, { secret, memberId: speaker.memberId, nowMs });
    return guessed === null ? { html: m.bot_hunt_other_link() } : tell(tx, ask, guessed);
  };
}

async function tell(tx: Db, ask: Ask, { result, hunt, own }: Guessed): Promise<Answer> {
  const { m, nowMs } = ask;
  if (result === 'wrong') return { html: m.bot_hunt_wrong() };
  if (result === 'wait')
    return { html: m.bot_hunt_wait({ time: inTime(m, own.nextGuessMs ?? nowMs, nowMs) }) };
  return show(tx, ask, hunt, own, result === 'right' ? m.bot_hunt_right() : null);
}

/** The clue, or the reason why there is none. While a clue takes an answer, the next words are one. */
async function show(
  tx: Db,
  { speaker, deps, m, nowMs }: Ask,
  hunt: Hunt,
  own: OwnHunt,
  before: string | null,
): Promise<Answer> {
  const { telegramId } = speaker;
  const { publicUrl } = deps.config;
  if (own.clue?.kind === 'answer') {
    const data = { huntId: String(hunt.id) };
    await keepConversation(tx, { telegramId, nowMs, kind: HUNT_KIND, step: 'answer', data });
  } else {
    await endConversation(tx, telegramId);
  }
  if (own.place !== null) return HUNT.finished(m, hunt, own.place, publicUrl);
  if (own.refusal !== null || own.clue === null) return HUNT.refused(m, own.refusal, publicUrl);
  const clue = await showClue(tx, { hunt, clue: own.clue, nowMs });
  const text = HUNT.clue(m, clue, { before, clues: hunt.clues.length, nowMs });
  if (clue.picture === null) return text;
  const picture = { huntId: String(hunt.id), hash: clue.picture.hash };
  if (text.html.length <= CAPTION_LENGTH) return { ...text, picture };
  return {
    html: HUNT.title(hunt),
    picture,
    said: async (tx) => void (await say(tx, { chatId: telegramId, ...text, must: true, nowMs })),
  };
}

/** Telegram's limit for the text below a picture, without markup; a longer text is a message of its own. */
const CAPTION_LENGTH = 1024;
