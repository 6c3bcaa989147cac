import { AppError } from '#contract/errors.ts';
import {
  type ApiKeyPermissionId,
  type AppPermissionId,
  appPermissionFor,
  isApiKeyPermission,
  isAppPermission,
  keyPermissionsOf,
} from '#rules/permissions.ts';
import { FREE, planFor } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import { type KeyLimits, type KeyUse, minuteEndOf } from './use.ts';

/** One call to admit or refuse. */
export type KeyedCall = {
  /** The bearer token as sent; null if there is none. */
  bearer: string | null;
  /** The permission that the call needs; null if any key is enough. */
  permission: ApiKeyPermissionId | null;
  /** The permission that the key's app has to declare for a call that needs no permission of the key; null for none. */
  appPermission: AppPermissionId | null;
  /** The approximate origin of the call. */
  origin: string;
  nowMs: number;
};

/** The outcome of a call: admitted and counted, or refused and not counted anywhere. */
export type GateAnswer =
  | { use: KeyUse; refusal: null; limits: KeyLimits }
  /** Set for an admitted call, and for a valid key over its limit; otherwise null. */
  | { use: null; refusal: AppError; limits: KeyLimits | null };

const BAD_KEY = 'This API key does not work. Send one as Authorization: Bearer jkw_…';

/** The permission that a key's app has to declare for a call. */
export function declaredFor({ permission, appPermission }: KeyedCall): AppPermissionId | null {
  return permission === null ? appPermission : appPermissionFor(permission);
}

/** The database's answer to one of several calls, counted from 0, as if it had been made alone. */
export function rowOfCall(row: GateRow, index: number): GateRow {
  if (index >= row.accepted) return row;
  const after = row.accepted - 1 - index;
  return {
    ...row,
    outcome: 'accepted',
    minute_used: (row.minute_used ?? 0) - after,
    month_used: (row.month_used ?? 0n) - BigInt(after),
  };
}

export function answerOf(row: GateRow, call: KeyedCall): GateAnswer {
  const { permission, nowMs } = call;
  switch (row.outcome) {
    case 'accepted': {
      const limits = limitsOf(row, nowMs);
      return { use: keyUseOf(row, limits), refusal: null, limits };
    }
    case 'minute': {
      const limits = limitsOf(row, nowMs);
      const text = `This key may make ${limits.minute.limit} requests a minute.`;
      return tooMany('too_many_requests', text, limits, limits.minute.resetsAtMs - nowMs);
    }
    case 'month': {
      const limits = limitsOf(row, nowMs);
      const until = isoTime(limits.month.resetsAtMs);
      const quota =
        row.tier === FREE
          ? `Without a plan there are ${limits.month.limit} requests a month. They`
          : `The plan's ${limits.month.limit} requests of this month`;
      const text = `${quota} are used; the next ones come at ${until}.`;
      return tooMany('quota_exceeded', text, limits, limits.month.resetsAtMs - nowMs);
    }
    case 'no_plan':
      return refused('subscription_required', 'The owner of this key has no plan that is active.');
    case 'plan_tier':
      return refused(
        'subscription_required',
        `The owner of this key has no plan with ${permission}.`,
      );
    case 'permission':
      return refused('missing_permission', `This key lacks the permission ${permission}.`);
    case 'undeclared':
      return refused('missing_permission', undeclaredText(declaredFor(call)));
    default:
      // One answer for all cases: trying keys must not reveal which ones once existed.
      return badKey();
  }
}

export function badKey(): GateAnswer {
  return refused('bad_key', BAD_KEY);
}

/** The error text for an app that has not declared what its key needs. */
export function undeclaredText(permission: AppPermissionId | null): string {
  return `The app of this key has not declared the permission ${permission}.`;
}

function refused(code: AppError['code'], message: string): GateAnswer {
  return { use: null, refusal: new AppError(code, message), limits: null };
}

export function tooManyUnknown(retryAfterSeconds: number): GateAnswer {
  const text = 'Your network has sent too many unknown API keys. Try again later.';
  const refusal = new AppError('too_many_requests', text, { retryAfterSeconds });
  return { use: null, refusal, limits: null };
}

function tooMany(
  code: AppError['code'],
  message: string,
  limits: KeyLimits,
  waitMs: number,
): GateAnswer {
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return { use: null, refusal: new AppError(code, message, { retryAfterSeconds }), limits };
}

function limitsOf(row: GateRow, nowMs: number): KeyLimits {
  if (row.month_start === null || row.month_end === null) throw new Error('no billing month');
  return {
    minute: {
      limit: row.minute_limit ?? 0,
      used: row.minute_used ?? 0,
      resetsAtMs: minuteEndOf(nowMs),
    },
    month: {
      limit: row.month_limit === null ? null : Number(row.month_limit),
      used: Number(row.month_used ?? 0n),
      startMs: row.month_start.getTime(),
      resetsAtMs: row.month_end.getTime(),
    },
  };
}

function keyUseOf(row: GateRow, limits: KeyLimits): KeyUse {
  const { key_id: keyId, owner_id: ownerId, owner_telegram_id: telegramId } = row;
  if (keyId === null || ownerId === null || telegramId === null) {
    throw new Error('the gate let in a key without an owner');
  }
  const plan = planFor(row.tier ?? '')?.id ?? null;
  return {
    caller: {
      keyId,
      ownerId,
      ownerTelegramId: String(telegramId),
      hasPlan: plan !== null,
      ...permissionsOf(row),
    },
    keyName: row.name ?? '',
    appName: row.app_name,
    plan,
    limits,
  };
}

function permissionsOf(row: GateRow): Pick<KeyUse['caller'], 'app' | 'permissions'> {
  const own = (row.permissions ?? []).filter(isApiKeyPermission);
  const { app_id: id, app_status: status } = row;
  if (id === null || status === null) return { app: null, permissions: new Set(own) };
  const permissions = (row.app_permissions ?? []).filter(isAppPermission);
  const allowed = keyPermissionsOf(permissions);
  return {
    app: { id, status, permissions },
    permissions: new Set(own.filter((each) => allowed.includes(each))),
  };
}

export type Outcome =
  | 'accepted'
  | 'minute'
  | 'month'
  | 'no_plan'
  | 'plan_tier'
  | 'permission'
  | 'undeclared'
  | 'unknown'
  | 'inactive'
  | 'deleted'
  | 'expired'
  | 'retired'
  | 'app_removed'
  | 'banned';

/** A row of `use_api_key`; for an unknown key only outcome and accepted are set. */
export type GateRow = {
  outcome: Outcome;
  /** The number of admitted calls. */
  accepted: number;
  key_id: bigint | null;
  name: string | null;
  permissions: string[] | null;
  owner_id: bigint | null;
  owner_telegram_id: bigint | null;
  app_id: bigint | null;
  app_name: string | null;
  app_status: 'sandbox' | 'production' | null;
  app_permissions: string[] | null;
  /** The usable plan, or `free` without one. */
  tier: string | null;
  minute_limit: number | null;
  minute_used: number | null;
  month_start: Date | null;
  month_end: Date | null;
  month_limit: bigint | null;
  month_used: bigint | null;
  /**
   * The time after which the decision may change without any change in the database, apart from the minute and the month; null
   * for never.
   */
  stands_until: Date | null;
};
