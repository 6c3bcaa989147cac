import {
  readApprovedPosts,
  readBroadcast,
  readBroadcasts,
  steerBroadcast,
} from '#server/services/broadcasts/broadcasts.ts';
import { broadcastPost, previewBroadcast } from '#server/services/broadcasts/start-broadcast.ts';
import { notifySubmitter } from '#server/services/submissions/notifications.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';
import { readCommunityLanguage } from './community-language.ts';

/** The administrators' broadcasts and notifications. */
export function broadcastCalls({
  db,
  telegram,
  messagesFor,
  broadcastSender: sender,
  settings,
  now,
}: CallDeps) {
  const depsNow = async () => ({
    ...{ db, telegram, sender, random: Math.random },
    language: await readCommunityLanguage(settings),
  });
  return {
    getApprovedPosts: async ({ query }) => ({
      posts: await readApprovedPosts(db, { page: Number(query.page ?? 1) }),
    }),
    previewBroadcast: async ({ params, body }, { actor }) =>
      previewBroadcast(await depsNow(), {
        postId: params.postId,
        customMessage: body.customMessage,
        translations: body.translations,
        sendToMe: body.sendToMe ?? false,
        header: body.header,
        anotherHeaderThan: body.anotherHeaderThan,
        language: body.language,
        actor,
        nowMs: now(),
      }),
    broadcastPost: async ({ params, body }, { actor }) =>
      broadcastPost(await depsNow(), {
        postId: params.postId,
        customMessage: body.customMessage,
        translations: body.translations,
        previewed: body.previewed,
        actor,
        nowMs: now(),
      }),
    getBroadcasts: async () => ({ broadcasts: await readBroadcasts(db) }),
    getBroadcast: ({ params }) => readBroadcast(db, params),
    steerBroadcast: async ({ params, body }, { actor: by }) => {
      const actor = by.telegramId;
      const broadcast = await steerBroadcast(db, { ...params, to: body.to, actor, nowMs: now() });
      sender?.wake();
      return broadcast;
    },
    notifySubmitter: async ({ body }, { actor: by }) => {
      const actor = by.telegramId;
      const { submissionId } = body;
      const delivered = await notifySubmitter(
        { db, telegram, messagesFor },
        { submissionId, actor },
      );
      return { success: true as const, delivered };
    },
  } satisfies Partial<Handlers>;
}
