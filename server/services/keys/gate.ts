import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { highestRateLimit, isApiKey } from '#rules/apps/api-keys.ts';
import {
  type ApiKeyPermissionId,
  type AppPermissionId,
  appPermissionFor,
  isApiKeyPermission,
  isAppPermission,
  keyPermissionsOf,
} from '#rules/permissions.ts';
import { PAST_DUE_GRACE_MS } from '#rules/plans/billing.ts';
import { FREE, PLANS, planFor, plansAllowing } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { batchByName } from './batch-by-name.ts';
import { createUnknownKeys } from './unknown-keys.ts';
import type { KeyLimits, KeyUse } from './use.ts';

/** One call to admit or refuse. */
export type KeyedCall = {
  /** The bearer token as sent; null if there is none. */
  bearer: string | null;
  /** The permission the call needs; null: any key will do. */
  permission: ApiKeyPermissionId | null;
  /** What the key's app has to declare for a call that needs no permission; null: nothing. */
  appPermission: AppPermissionId | null;
  /** Where the call comes from, roughly. */
  origin: string;
  nowMs: number;
};

/** The call is admitted and counted, or refused and counted nowhere. */
export type GateAnswer =
  | { use: KeyUse; refusal: null; limits: KeyLimits }
  /** Set for an admitted call, and for a valid key over its limit; else null. */
  | { use: null; refusal: AppError; limits: KeyLimits | null };

const MINUTE_MS = 60_000;
/** Bounds the time of one batch, and what is lost when it fails. */
const MOST_TOGETHER = 500;
const BAD_KEY = 'This API key does not work. Send one as Authorization: Bearer jkw_…';

/** What a plan allows, as the database compares it. Under a lower plan a key keeps its own higher limit, unused. */
const PLAN_LIMITS = Object.fromEntries(
  PLANS.map(({ id, limits }) => [id, { month: limits.apiRequests, minute: highestRateLimit(id) }]),
);

function limitsWith(freeRequests: number): string {
  const free = { month: freeRequests, minute: highestRateLimit(null) };
  return JSON.stringify(freeRequests === 0 ? PLAN_LIMITS : { ...PLAN_LIMITS, [FREE]: free });
}

/** The gate of one server. */
export type ServerKeyGate = (call: KeyedCall) => Promise<GateAnswer>;

/**
 * Admits or refuses a call in one round trip: looks up key, owner, plan, permission and what the app declares, and
 * counts the call in its minute, its day and its billing month, all or nothing (migration 0026). A call that fails afterwards stays counted. A
 * text that is no key is refused without a query, and so are too many keys that nobody has. Calls of one key that arrive during its query share the next one, at
 * the time of the last of them: they would queue for the same rows anyway.
 */
export function createServerKeyGate(db: Db, secrets: Secrets, freeRequests: number): ServerKeyGate {
  const deps = { db, secrets, planLimits: limitsWith(freeRequests) };
  const ask = batchByName<KeyedCall, Asked>(MOST_TOGETHER, (calls) => askDatabase(deps, calls));
  const unknownKeys = createUnknownKeys();
  return async (call) => {
    const { bearer: key, ...from } = call;
    if (key === null || !isApiKey(key)) return refused('bad_key', BAD_KEY);
    const guess = unknownKeys.guess({ key, ...from });
    if (guess.is === 'unknown') return refused('bad_key', BAD_KEY);
    if (guess.is === 'too_many') return tooManyUnknown(guess.retryAfterSeconds);
    const { isKnown, answer } = await ask(`${key} ${call.permission} ${call.appPermission}`, call);
    unknownKeys.note({ key, ...from }, { isKnown });
    return answer;
  };
}

type Asked = { isKnown: boolean; answer: GateAnswer };

/** Admits calls with the same key and permissions; the last one sets the time and the origin. */
async function askDatabase(
  { db, secrets, planLimits }: { db: Db; secrets: Secrets; planLimits: string },
  calls: readonly KeyedCall[],
): Promise<Asked[]> {
  const last = calls.at(-1);
  if (!last) return [];
  const { permission, nowMs } = last;
  const hashes = secrets.hashes('api-key', last.bearer ?? '').map((hash) => hash.toString('hex'));
  const { rows } = await sql<GateRow>`
    select * from use_api_key(${hashes}::text[], ${isoTime(nowMs)}::timestamptz, ${last.origin}::text,
      ${permission}::text, ${declaredFor(last)}::text, ${plansAllowing(permission)}::text[], ${planLimits}::jsonb,
      ${`${PAST_DUE_GRACE_MS / 1000} seconds`}::interval, ${calls.length}::int)`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the gate gave no answer');
  if (isDead(row.outcome) && row.key_id !== null) await noteDeadKey(db, row.key_id, last);
  const isKnown = row.outcome !== 'unknown';
  return calls.map((_, index) => ({ isKnown, answer: answerOf(rowOfCall(row, index), last) }));
}

/** What the app of a key has to declare for a call. */
function declaredFor({ permission, appPermission }: KeyedCall): AppPermissionId | null {
  return permission === null ? appPermission : appPermissionFor(permission);
}

/** What the database would have answered one of several calls alone, counted from 0. */
function rowOfCall(row: GateRow, index: number): GateRow {
  if (index >= row.accepted) return row;
  const after = row.accepted - 1 - index;
  return {
    ...row,
    outcome: 'accepted',
    minute_used: (row.minute_used ?? 0) - after,
    month_used: (row.month_used ?? 0n) - BigInt(after),
  };
}

function answerOf(row: GateRow, call: KeyedCall): GateAnswer {
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
      // One answer for all: trying keys must not reveal which ones once existed.
      return refused('bad_key', BAD_KEY);
  }
}

/** The error text for an app that has not declared what its key needs. */
export function undeclaredText(permission: AppPermissionId | null): string {
  return `The app of this key has not declared the permission ${permission}.`;
}

function refused(code: AppError['code'], message: string): GateAnswer {
  return { use: null, refusal: new AppError(code, message), limits: null };
}

function tooManyUnknown(retryAfterSeconds: number): GateAnswer {
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
      resetsAtMs: (Math.floor(nowMs / MINUTE_MS) + 1) * MINUTE_MS,
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

function isDead(outcome: Outcome): boolean {
  return outcome === 'deleted' || outcome === 'expired' || outcome === 'retired';
}

/** How often the use of one dead key is logged: its holder must not fill the log. */
const DEAD_NOTE = sql`interval '1 hour'`;

// A key that is used after its end was forgotten in a program, or stolen.
async function noteDeadKey(db: Db, keyId: bigint, { origin, nowMs }: KeyedCall): Promise<void> {
  const now = isoTime(nowMs);
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      update api_keys set last_refused_at = ${now}::timestamptz
      where id = ${keyId}::bigint
        and (last_refused_at is null or last_refused_at <= ${now}::timestamptz - ${DEAD_NOTE})
      returning name`.execute(tx);
    if (rows.length === 0) return;
    await writeAudit(tx, {
      actor: 'system',
      action: 'dead_api_key_used',
      entity: 'api_key',
      entityId: String(keyId),
      after: { origin },
      atMs: nowMs,
    });
  });
}

type Outcome =
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
type GateRow = {
  outcome: Outcome;
  /** How many of the calls were admitted. */
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
};
