import { keepLiving } from '#server/services/bot/living.ts';
import { takeNoticeTurn } from '#server/services/bot/notice-turn.ts';
import { editSaid, say } from '#server/services/bot/outbox.ts';
import { takeHuntNotices } from '#server/services/hunts/notices.ts';
import { findHuntPosts, noteHuntPost } from '#server/services/hunts/posts.ts';
import { readHuntPage } from '#server/services/hunts/reads.ts';
import type { BotDeps } from './bot-deps.ts';
import { messagesOf } from './languages.ts';
import { HUNT } from './texts/hunt.ts';

/** Tells players about clues that their tips have solved, and winners about their prizes: once each, on whichever server. */
export async function tellHuntNotices(deps: BotDeps): Promise<void> {
  const { db, config, coin } = deps;
  for (let told = 1; told > 0; ) {
    const nowMs = deps.now();
    told = await db.transaction().execute(async (tx) => {
      const notices = (await takeNoticeTurn(tx)) ? await takeHuntNotices(tx, nowMs) : [];
      for (const notice of notices) {
        const m = await messagesOf(deps, tx, notice.telegramId);
        const content = HUNT.notice(m, notice, { code: coin.code, publicUrl: config.publicUrl });
        const chatId = notice.telegramId;
        const saidId = await say(tx, { chatId, ...content, must: true, nowMs });
        await keepLiving(tx, { about: notice.about, saidId });
      }
      return notices.length;
    });
    if (told > 0) deps.outbox.wake();
  }
}

/** Groups have a limit of messages a minute, so a post is rewritten at most once in this time. */
const POST_EVERY_MS = 60_000;

/** Rewrites the messages in groups whose hunt has other figures now, or is over: once, on whichever server. */
export async function showHuntPosts(deps: BotDeps): Promise<void> {
  const { db, config } = deps;
  const username = await deps.readUsername();
  for (let seen = 1; seen > 0; ) {
    const nowMs = deps.now();
    let changed = 0;
    seen = await db.transaction().execute(async (tx) => {
      const isTurn = await takeNoticeTurn(tx);
      const posts = isTurn ? await findHuntPosts(tx, nowMs - POST_EVERY_MS) : [];
      for (const post of posts) {
        const page = await readHuntPage(tx, { id: post.huntId, nowMs, pageOf: () => null });
        const isOver = page.status !== 'running';
        const m = await messagesOf(deps, tx, post.chatId);
        const content = isOver
          ? HUNT.over(m, page, config.publicUrl)
          : HUNT.standing(m, page, username);
        if (content.html !== post.shown) {
          await editSaid(tx, { saidId: post.saidId }, { ...content, nowMs });
          changed += 1;
        }
        await noteHuntPost(tx, post, { shown: isOver ? null : content.html, nowMs });
      }
      return posts.length;
    });
    if (changed > 0) deps.outbox.wake();
  }
}
