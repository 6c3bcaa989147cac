import { sql } from 'kysely';
import { NOW_MS, type Product } from './product.ts';

const AT = new Date(NOW_MS - 3_600_000).toISOString();

/** Members in a running week whose figures all follow from docs/spec: the product's own code computes none of them. */
export async function enrolCrew(product: Product): Promise<void> {
  await product.report(
    // Alice: account 1, first tip 3, tip 1. Bob and the others: account 1.
    {
      ...event('tip', '1001', 't1'),
      firstName: 'Alice',
      lastName: 'Anchor',
      username: 'alice_anchor',
      to: '1002',
      toUsername: 'bob_bosun',
      amount: '1234.56785',
    },
    { ...event('profile_changed', '1001', 'p1'), profileLinkUrl: 'https://t.me/alice_anchor' },
    { ...event('twitter_set', '1002', 'x1'), twitterHandle: 'bosun_bob' },
    { ...event('account_created', '1003', 'a3') },
    { ...event('account_created', '1004', 'a4'), firstName: INJECTED_NAME },
    {
      ...event('account_created', '1005', 'a5'),
      firstName: '\u202emoor\u2066\u200b',
      lastName: '👑',
    },
    { ...event('account_created', '1006', 'a6'), firstName: 'مرحبا' },
    // Both sides of each limit of the ranks and activity levels.
    ...[49, 49.01, 19, 19.01, 998.99, 999].map((points, index) => ({
      ...event('referral_bonus', `20${index}`, `r${index}`),
      username: `border_${String(points + 1).replace('.', '_')}`,
      points,
    })),
  );
  await sql`update members set role = 'admin' where telegram_id = 1001`.execute(product.db);
  await sql`update members set twitter_verified = true where telegram_id = 1002`.execute(
    product.db,
  );
}

export const INJECTED_NAME = '<img src=x onerror=alert(1)>';

/** One event of the bot, an hour ago. */
export function event(type: string, telegramId: string, id: string) {
  return { id, type, at: AT, telegramId };
}
