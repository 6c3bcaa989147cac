import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import { readMemberCard } from '#server/services/creators/member-card.ts';
import { findSubmission } from '#server/services/submissions/find-submission.ts';
import { noteHeard } from '#server/services/telegram/messages.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers } from '../../handlers.ts';

/** The bot gateway (docs/spec/gateway.md). */
export function gatewayCalls({ db, board, queue, config, now }: CallDeps) {
  const { ranks } = config.community;
  const card = (telegramId: string) =>
    readMemberCard(db, board, { telegramId, nowMs: now(), ranks, ...config });
  return {
    postEvents: async ({ body }) => {
      const results = await queue.take(body.events);
      const count = (status: string) => results.filter((each) => each.status === status).length;
      return {
        accepted: count('accepted'),
        duplicate: count('duplicate'),
        rejected: count('rejected'),
        results,
      };
    },
    postSubmission: async ({ body }) => {
      const [result] = await queue.take([{ ...body, type: 'content_submitted' }]);
      if (result?.status === 'rejected') {
        throw new AppError('bad_request', result.reason ?? 'The submission was refused.');
      }
      return { ...(await findSubmission(db, body.id)), duplicate: result?.status === 'duplicate' };
    },
    getMember: ({ params }) => card(params.telegramId),
    putMember: async ({ params, body: { broadcasts, ...profile } }) => {
      const [result] = await queue.take([
        {
          ...profile,
          id: `profile:${randomUUID()}`,
          type: 'profile_changed',
          at: isoTime(now()),
          telegramId: params.telegramId,
        },
      ]);
      if (result?.status !== 'accepted') {
        throw new AppError('bad_request', result?.reason ?? 'The profile was refused.');
      }
      await noteHeard(db, { telegramId: params.telegramId, broadcasts });
      return card(params.telegramId);
    },
  } satisfies Partial<Handlers>;
}
