import { sql } from 'kysely';
import { ERASED_TELEGRAM_ID } from './erased.ts';

/**
 * An SQL condition that is true if the member `m` has pages of their own: neither hidden nor erased. Everything that shows one
 * member alone uses it, and answers for all others as if they did not exist.
 */
export const isPublic = sql<boolean>`(m.hidden_at is null and m.telegram_id <> ${ERASED_TELEGRAM_ID})`;
