import { type RawBuilder, sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { banStands } from './bans.ts';
import { ERASED_TELEGRAM_ID } from './erased.ts';

/**
 * An SQL condition that is true if the member `m` may be shown to everybody by name: not hidden, not erased and not banned now.
 * Everything that shows one member alone uses it, and answers for all others as if they did not exist.
 */
export function isPublic(nowMs: number): RawBuilder<boolean> {
  return sql<boolean>`(m.hidden_at is null and m.telegram_id <> ${ERASED_TELEGRAM_ID} and not ${banStands(isoTime(nowMs))})`;
}
