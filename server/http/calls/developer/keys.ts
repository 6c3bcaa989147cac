import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import {
  createApiKey,
  deleteApiKey,
  type KeyOwner,
  readApiKeys,
  restoreApiKey,
  rotateApiKey,
  switchApiKey,
} from '#server/services/keys/api-keys.ts';
import type { KeyUse } from '#server/services/keys/use.ts';
import type { CallDeps } from '../../deps.ts';
import type { Handlers, MemberContext } from '../../handlers.ts';

/** Members manage their own keys; a key can read its own limits. */
export function keyCalls({ db, secrets, now }: CallDeps) {
  const ownerOf = ({ actor }: MemberContext): KeyOwner => ({ actor, secrets, nowMs: now() });
  return {
    getApiKeys: (_input, context) => readApiKeys(db, ownerOf(context)),
    postApiKey: async ({ body }, context) =>
      createApiKey(db, ownerOf(context), {
        name: body.name,
        permissions: body.permissions,
        expiresAtMs: body.expiresAt ? requireTime(body.expiresAt) : null,
        appId: body.appId ?? null,
      }),
    patchApiKey: async ({ params, body }, context) =>
      switchApiKey(db, ownerOf(context), { ...params, ...body }),
    rotateApiKey: async ({ params, body }, context) =>
      rotateApiKey(db, ownerOf(context), { ...params, ...body }),
    deleteApiKey: async ({ params }, context) => {
      await deleteApiKey(db, ownerOf(context), params);
      return { success: true as const };
    },
    restoreApiKey: async ({ params }, context) => restoreApiKey(db, ownerOf(context), params),
    getKey: async (_input, { keyUse }) => describeKey(keyUse),
  } satisfies Partial<Handlers>;
}

function describeKey({ caller, keyName, appName, plan, limits: { minute, month } }: KeyUse) {
  const left = month.limit === null ? null : Math.max(0, month.limit - month.used);
  return {
    name: keyName,
    permissions: [...caller.permissions],
    app: caller.app && {
      id: String(caller.app.id),
      name: appName,
      status: caller.app.status,
      permissions: [...caller.app.permissions],
    },
    plan,
    minute: {
      limit: minute.limit,
      used: minute.used,
      remaining: Math.max(0, minute.limit - minute.used),
      resetsAt: isoTime(minute.resetsAtMs),
    },
    month: {
      limit: month.limit,
      used: month.used,
      remaining: left,
      resetsAt: isoTime(month.resetsAtMs),
    },
  };
}

function requireTime(text: string): number {
  const timeMs = Date.parse(text);
  if (Number.isNaN(timeMs)) throw new AppError('bad_request', (m) => m.refusal_no_time());
  return timeMs;
}
