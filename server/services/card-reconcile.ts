import { sql } from 'kysely';
import { type Apply, askCheckout, askSubscription, type CardSyncDeps } from './card-sync.ts';
import { isCardRefusal } from './outside-failures.ts';
import { timeOf } from './subscription-rows.ts';

/** Webhooks come within seconds; what is older and not told of is asked for. */
const AFTER_MS = 5 * 60_000;
const AGAIN_MS = 15 * 60_000;
const MOST_AT_ONCE = 20;
/** After so many without an answer a run ends: each took as long as its timeouts. */
const MOST_FAILURES = 3;

/**
 * Asks Stripe for payments and renewals of which no webhook has told: one that got lost costs nobody a plan, and
 * gives nobody one for good. Throws when Stripe gives no answer.
 */
export async function reconcileCards(deps: CardSyncDeps): Promise<string> {
  const { db, now } = deps;
  const { rows: pages } = await sql<{ session_id: string }>`
    select session_id from card_checkouts where status = 'open' and kind = 'checkout' and session_id is not null
      and created_at < ${timeOf(now() - AFTER_MS)}::timestamptz
    order by created_at desc limit ${MOST_AT_ONCE}`.execute(db);
  const { rows: subscriptions } = await sql<{ id: string }>`
    select id from card_subscriptions where status in ('active', 'past_due')
      and paid_until < ${timeOf(now())}::timestamptz and checked_at < ${timeOf(now() - AGAIN_MS)}::timestamptz
    order by checked_at limit ${MOST_AT_ONCE}`.execute(db);
  const failures: unknown[] = [];
  const askEach = async (ids: readonly string[], ask: (id: string) => Promise<Apply>) => {
    const refused: string[] = [];
    let failed = 0;
    for (const id of ids) {
      try {
        await db.transaction().execute(await ask(id));
      } catch (error) {
        // Of one alone: another account's or another mode's. It holds up no others.
        if (isCardRefusal(error)) refused.push(id);
        else {
          failures.push(error);
          failed += 1;
        }
        if (failed === MOST_FAILURES) break;
      }
    }
    return refused;
  };
  const refused = await askEach(
    pages.map(({ session_id }) => session_id),
    (id) => askCheckout(deps, id),
  );
  await askEach(
    subscriptions.map(({ id }) => id),
    async (id) => {
      // Before it is asked: one of which nothing can be told waits its turn.
      await sql`
        update card_subscriptions set checked_at = ${timeOf(now())}::timestamptz
        where id = ${id}`.execute(db);
      return askSubscription(deps, id);
    },
  );
  // Without a session nobody ever had the page; one that Stripe does not know nobody can pay.
  await sql`
    update card_checkouts set status = 'ended', ended_at = ${timeOf(now())}::timestamptz
    where status = 'open' and expires_at < ${timeOf(now())}::timestamptz
      and (session_id is null or kind = 'change'
        or session_id in (select jsonb_array_elements_text(${JSON.stringify(refused)}::jsonb)))`.execute(
    db,
  );
  if (failures.length > 0) throw failures[0];
  return `${pages.length} payment pages and ${subscriptions.length} subscriptions asked for`;
}
