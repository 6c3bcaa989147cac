import { AppError } from '#contract/errors.ts';
import { broadcastPost, previewBroadcast } from '#server/services/broadcast-start.ts';
import {
  readApprovedPosts,
  readBroadcast,
  readBroadcasts,
  steerBroadcast,
} from '#server/services/broadcasts.ts';
import { notifySubmitter } from '#server/services/notifications.ts';
import type { CallDeps } from './calls.ts';
import type { CallContext, Handlers } from './handlers.ts';

/** What administrators have the bot tell the members. */
export function broadcastCalls({ db, telegram, broadcastSender: sender, now }: CallDeps) {
  const deps = { db, telegram, sender, random: Math.random };
  return {
    getApprovedPosts: async () => ({ posts: await readApprovedPosts(db) }),
    previewBroadcast: async ({ params, body }, context) =>
      previewBroadcast(deps, {
        postId: params.postId,
        customMessage: body.customMessage,
        sendToMe: body.sendToMe ?? false,
        actor: actorOf(context),
        nowMs: now(),
      }),
    broadcastPost: async ({ params, body }, context) =>
      broadcastPost(deps, {
        postId: params.postId,
        customMessage: body.customMessage,
        actor: actorOf(context),
        nowMs: now(),
      }),
    getBroadcasts: async () => ({ broadcasts: await readBroadcasts(db) }),
    getBroadcast: ({ params }) => readBroadcast(db, params),
    steerBroadcast: async ({ params, body }, context) => {
      const actor = actorOf(context).telegramId;
      const broadcast = await steerBroadcast(db, { ...params, to: body.to, actor, nowMs: now() });
      sender?.wake();
      return broadcast;
    },
    notifySubmitter: async ({ body }, context) => {
      const actor = actorOf(context).telegramId;
      const { submissionId } = body;
      const delivered = await notifySubmitter(db, telegram, { submissionId, actor });
      return { success: true as const, delivered };
    },
  } satisfies Partial<Handlers>;
}

function actorOf({ actor }: CallContext) {
  if (!actor) throw new AppError('not_signed_in', 'Sign in first.');
  return actor;
}
