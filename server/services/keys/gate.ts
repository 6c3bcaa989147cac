import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { highestRateLimit, isApiKey } from '#rules/apps/api-keys.ts';
import { PAST_DUE_GRACE_MS } from '#rules/plans/billing.ts';
import { FREE, PLANS, plansAllowing } from '#rules/plans/plans.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { News } from '#server/db/news.ts';
import type { Secrets } from '#server/db/secrets.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { type Admission, type Admissions, createAdmissions } from './admissions.ts';
import { batchByName } from './batch-by-name.ts';
import {
  answerOf,
  badKey,
  declaredFor,
  type GateAnswer,
  type GateRow,
  type KeyedCall,
  type Outcome,
  rowOfCall,
  tooManyUnknown,
} from './gate-answers.ts';
import { createUnknownKeys, nameOfKey } from './unknown-keys.ts';
import { minuteEndOf } from './use.ts';

/** Limits the time of one batch, and the loss if it fails. */
const MOST_TOGETHER = 500;
/** The number of tries to count a call, and the pause after each, in ms: ten minutes in total. */
const MOST_TRIES = 600;
const RETRY_AFTER_MS = 1_000;

/** The limits of a plan, in the database's form. Under a lower plan a key keeps its own higher limit, unused. */
const PLAN_LIMITS = Object.fromEntries(
  PLANS.map(({ id, limits }) => [id, { month: limits.apiRequests, minute: highestRateLimit(id) }]),
);

function limitsWith(freeRequests: number): string {
  const free = { month: freeRequests, minute: highestRateLimit(null) };
  return JSON.stringify(freeRequests === 0 ? PLAN_LIMITS : { ...PLAN_LIMITS, [FREE]: free });
}

/** The gate of one server. */
export type ServerKeyGate = {
  admit(call: KeyedCall): Promise<GateAnswer>;
  /** Resolves once each call that was let in is counted, or reported as lost because the database does not accept it. */
  stop(): Promise<void>;
};

export type GateDeps = {
  db: Db;
  secrets: Secrets;
  /** Requests per month without a plan. Does not reject. */
  readFreeRequests: () => Promise<number>;
  /** Shows whether the database's answers are still valid. */
  news: News;
  pause(ms: number, signal: AbortSignal): Promise<void>;
  report(error: unknown, what: string): void;
};

/** A waiting call: to be decided, or to be counted because it was let in. */
type Knock = { name: string; call: KeyedCall; admission: Admission | null };
type Asked = { isKnown: boolean; answer: GateAnswer };

/**
 * Admits or refuses a call, at once where what the database last said of its key cannot have changed (`admissions.ts`), and
 * else in one round trip: looks up key, owner, plan, permission and what the app declares, and counts the call in its minute,
 * its day and its billing month, all or nothing (`use_api_key`). A call that fails afterwards stays counted. A text that is
 * no key is refused without a query, and so are too many keys that nobody has. Calls of one key that arrive during its query
 * share the next one, at the time of the last of them: they would queue for the same rows anyway.
 */
export function createServerKeyGate(deps: GateDeps): ServerKeyGate {
  const admissions = createAdmissions(deps.news);
  const asking = { ...deps, admissions };
  const ask = batchByName<Knock, Asked>(MOST_TOGETHER, (knocks) => askDatabase(asking, knocks));
  const counting = new Set<Promise<void>>();
  const stopping = new AbortController();
  const unknownKeys = createUnknownKeys();

  // All calls of a line are of the same minute and, if they were let in already, of the same month.
  function wait(knock: Knock): Promise<Asked> {
    const { name, call } = knock;
    const monthStartMs = knock.admission?.monthStartMs ?? admissions.monthStartOf(name);
    return ask(`${name} ${minuteEndOf(call.nowMs)} ${monthStartMs}`, knock);
  }

  async function count(knock: Knock & { admission: Admission }): Promise<void> {
    const { name, admission } = knock;
    // After the work of the call itself.
    await setImmediate();
    for (let tries = 1; !admission.isCounted(); tries++) {
      try {
        await wait(knock);
      } catch (error) {
        admissions.forget(name);
        if (tries < MOST_TRIES && !stopping.signal.aborted) {
          await deps.pause(RETRY_AFTER_MS, stopping.signal);
        } else if (!admission.isCounted()) {
          admission.settle();
          deps.report(error, 'a call with a key was let in and never counted');
        }
      }
    }
  }

  return {
    async admit(call) {
      const { bearer: key, ...from } = call;
      if (key === null || !isApiKey(key)) return badKey();
      const name = `${nameOfKey(key)} ${call.permission} ${call.appPermission}`;
      const admission = admissions.admit(name, call.nowMs);
      if (admission !== null) {
        const counted = count({ name, call, admission }).finally(() => counting.delete(counted));
        counting.add(counted);
        return admission.answer;
      }
      const guess = unknownKeys.guess({ key, ...from });
      if (guess.is === 'unknown') return badKey();
      if (guess.is === 'too_many') return tooManyUnknown(guess.retryAfterSeconds);
      const { isKnown, answer } = await wait({ name, call, admission: null });
      unknownKeys.note({ key, ...from }, { isKnown });
      return answer;
    },
    async stop() {
      stopping.abort();
      while (counting.size > 0) await Promise.all(counting);
    },
  };
}

type Asking = Pick<GateDeps, 'db' | 'secrets' | 'readFreeRequests'> & { admissions: Admissions };

/** Decides on calls with the same key and permissions, and counts those let in already; the last one sets the origin. */
async function askDatabase(asking: Asking, knocks: readonly Knock[]): Promise<Asked[]> {
  const last = knocks.at(-1);
  if (!last) return [];
  const { db, admissions } = asking;
  const admitted = knocks.flatMap(({ admission }) => admission ?? []);
  // A call that is counted late came earlier than others in the line.
  const nowMs = Math.max(...knocks.map(({ call }) => call.nowMs));
  const call = { ...last.call, nowMs };
  const asked = knocks.length - admitted.length;
  const version = admissions.version();
  const row = await readDecision(asking, call, { asked, admitted });
  for (const admission of admitted) admission.settle();
  const { use } = answerOf(row, call);
  if (use === null) admissions.forget(last.name);
  else admissions.note(last.name, { use, version, fromMs: nowMs, standsUntil: row.stands_until });
  if (asked > 0 && isDead(row.outcome) && row.key_id !== null) {
    await noteDeadKey(db, row.key_id, call);
  }
  const isKnown = row.outcome !== 'unknown';
  let index = 0;
  return knocks.map(({ admission }) => {
    if (admission !== null) return { isKnown, answer: admission.answer };
    index += 1;
    return { isKnown, answer: answerOf(rowOfCall(row, index - 1), call) };
  });
}

async function readDecision(
  { db, secrets, readFreeRequests }: Asking,
  call: KeyedCall,
  { asked, admitted }: { asked: number; admitted: readonly Admission[] },
): Promise<GateRow> {
  const { permission, nowMs } = call;
  const hashes = secrets.hashes('api-key', call.bearer ?? '').map((hash) => hash.toString('hex'));
  const [first] = admitted;
  const planLimits = limitsWith(await readFreeRequests());
  const { rows } = await sql<GateRow>`
    select * from use_api_key(${hashes}::text[], ${isoTime(nowMs)}::timestamptz, ${call.origin}::text,
      ${permission}::text, ${declaredFor(call)}::text, ${plansAllowing(permission)}::text[], ${planLimits}::jsonb,
      ${`${PAST_DUE_GRACE_MS / 1000} seconds`}::interval, ${asked}::int, ${admitted.length}::int,
      ${first ? isoTime(first.monthStartMs) : null}::timestamptz)`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the gate gave no answer');
  return row;
}

function isDead(outcome: Outcome): boolean {
  return outcome === 'deleted' || outcome === 'expired' || outcome === 'retired';
}

/** How often the use of one dead key is logged, so that its holder cannot fill the log. */
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
