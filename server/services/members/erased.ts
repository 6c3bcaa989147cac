import { sql } from 'kysely';

/** The Telegram id of an erased member, computed from the number. Telegram gives nobody such a number, so a member who comes back starts from nothing. */
export const ERASED_TELEGRAM_ID = sql`4503599627370495 - id`;
