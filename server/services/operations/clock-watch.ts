import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { TimeSource } from '#server/gateways/time/time-source.ts';
import { operatorCommand } from '#server/program/called-as.ts';
import { writeAudit } from '#server/services/audit/write.ts';

/** Corrections of synchronized clocks are smaller. */
const MOST_AHEAD_MS = 5 * 60_000;
/** A server that starts later than this after the last heartbeat may have a wrong clock. */
const MOST_SILENT_MS = 7 * 24 * 60 * 60_000;

/** The database's knowledge of the servers' clocks; absent before the first heartbeat. */
type ClockState = {
  /** The last time that was trusted. */
  heartbeatAt?: string;
  /** The reason why the clock is not trusted; null while it is. */
  doubt?: string | null;
  /** The time at which the operator confirmed the clock. */
  acceptedAt?: string;
};

export type ClockWatch = {
  /**
   * Writes the heartbeat while the clock can be trusted. If it jumped ahead, or the server was away for long, asks the time
   * sources. Returns one line if they settled a doubt, otherwise null. Throws if the doubt stands; the message gives the reason.
   */
  requireTrusted(): Promise<string | null>;
};

/**
 * Watches this server's clock, so that a wrong one closes no week: a week closed early is unfair to everybody who was still
 * earning. The doubt is in the database, so that a restart does not end it.
 *
 * @param input.monotonicMs counts evenly, even if the clock is changed
 * @param input.sources the first one that answers decides
 */
export function createClockWatch(input: {
  db: Db;
  now: () => number;
  monotonicMs: () => number;
  sources: readonly TimeSource[];
}): ClockWatch {
  const { db, now, monotonicMs, sources } = input;
  let lastCheckMs = monotonicMs();
  /** The clock minus the monotonic one, as of the last time that the clock was trusted. */
  let offsetMs = now() - lastCheckMs;
  let isStart = true;
  let acceptedAt: string | undefined;
  /** A jump that this server has seen and reported; it ends when the clock is set back. */
  let reported: string | null = null;

  /** Returns whether the operator has accepted this same clock since the last check. */
  function isAccepted(state: ClockState, nowMs: number, passedMs: number): boolean {
    if (state.acceptedAt === undefined || state.acceptedAt === acceptedAt) return false;
    return Math.abs(nowMs - Date.parse(state.acceptedAt)) <= passedMs + MOST_AHEAD_MS;
  }

  function findDoubt(state: ClockState, nowMs: number, aheadMs: number): string | null {
    if (aheadMs > MOST_AHEAD_MS) {
      return reported ?? `the clock of a server jumped ahead by ${durationText(aheadMs)}`;
    }
    const silentMs = state.heartbeatAt ? nowMs - Date.parse(state.heartbeatAt) : 0;
    if (isStart && silentMs > MOST_SILENT_MS) {
      return `a server started ${durationText(silentMs)} after the last heartbeat`;
    }
    const standing = state.doubt ?? null;
    return standing === reported ? null : standing;
  }

  return {
    async requireTrusted() {
      const state = await readClock(db);
      const [nowMs, evenMs] = [now(), monotonicMs()];
      const accepted = isAccepted(state, nowMs, evenMs - lastCheckMs);
      if (accepted) offsetMs = nowMs - evenMs;
      lastCheckMs = evenMs;
      acceptedAt = state.acceptedAt;
      const doubt = accepted ? null : findDoubt(state, nowMs, nowMs - evenMs - offsetMs);
      const answer = doubt === null ? null : await askSources(sources, nowMs);
      if (doubt !== null && !answer?.agrees) {
        await writeClock(db, { doubt });
        if (nowMs - evenMs - offsetMs > MOST_AHEAD_MS) reported = doubt;
        isStart = false;
        throw new Error(
          `weeks wait: ${doubt}, and ${answer?.text}; put the clock right, or if it is, run \`${operatorCommand('close-week --all')}\``,
        );
      }
      if (doubt !== null) offsetMs = nowMs - evenMs;
      reported = null;
      isStart = false;
      await writeClock(db, { heartbeatAt: isoTime(nowMs), doubt: null });
      return doubt === null ? null : `${doubt}, but ${answer?.text}`;
    },
  };
}

/** The reason why the clock is not trusted; null while it is. */
export async function findClockDoubt(db: Db): Promise<string | null> {
  return (await readClock(db)).doubt ?? null;
}

/** Throws `conflict` while the clock is not trusted. */
export async function requireNoClockDoubt(db: Db): Promise<void> {
  const doubt = await findClockDoubt(db);
  if (doubt === null) return;
  throw new AppError(
    'conflict',
    `Weeks wait: ${doubt}. If the clock is right, run \`${operatorCommand('close-week --all')}\` first.`,
  );
}

/** Records the operator's word that the clock is right, which ends the doubt on every server. */
export async function acceptClock(
  db: Db,
  { nowMs, actor }: { nowMs: number; actor: string },
): Promise<void> {
  const doubt = await findClockDoubt(db);
  if (doubt === null) return;
  const at = isoTime(nowMs);
  await db.transaction().execute(async (tx) => {
    await writeClock(tx, { heartbeatAt: at, doubt: null, acceptedAt: at });
    await writeAudit(tx, {
      actor,
      action: 'clock_accepted',
      entity: 'clock',
      entityId: at,
      before: { doubt },
    });
  });
}

async function askSources(
  sources: readonly TimeSource[],
  nowMs: number,
): Promise<{ agrees: boolean; text: string }> {
  for (const { name, offByMs, readMs } of sources) {
    const ms = await readMs().catch(() => null);
    if (ms === null) continue;
    const agrees = Math.abs(nowMs - ms) <= offByMs + MOST_AHEAD_MS;
    return { agrees, text: agrees ? `${name} agrees` : `${name} says ${isoTime(ms)}` };
  }
  return { agrees: false, text: 'nobody else gives the time' };
}

async function readClock(db: Db): Promise<ClockState> {
  const { rows } = await sql<{ value: ClockState }>`
    select value from settings where key = 'clock'`.execute(db);
  return rows[0]?.value ?? {};
}

// Merged, so that the operator's latest change does not get lost.
async function writeClock(db: Db, state: ClockState): Promise<void> {
  await sql`
    insert into settings (key, value) values ('clock', ${JSON.stringify(state)}::jsonb)
    on conflict (key) do update set value = settings.value || excluded.value`.execute(db);
}

/** '7 minutes', '3 hours', '9 days': rounded down. */
function durationText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`;
}
