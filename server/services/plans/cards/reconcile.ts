import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { isCardRefusal } from '#server/services/external/failures.ts';
import { type Apply, askCharge, askCheckout, askSubscription, type CardSyncDeps } from './sync.ts';

/** Webhooks arrive within seconds. Anything older without one is looked up. */
const AFTER_MS = 5 * 60_000;
const AGAIN_MS = 15 * 60_000;
/** Members may change or cancel their plans at Stripe at any time. */
const DAY_MS = 24 * 60 * 60_000;
const MOST_AT_ONCE = 20;
/** A run ends after this many failures, each of which took a full timeout. */
const MOST_FAILURES = 3;

/**
 * Looks up payments and renewals that no webhook reported, and each subscription once a day with its customer's refunds and
 * disputes, so that a lost webhook neither costs a member a plan nor leaves one running for good. Throws if Stripe does not answer.
 */
export async function reconcileCards(deps: CardSyncDeps): Promise<string> {
  const { db, now } = deps;
  const { rows: pages } = await sql<{ session_id: string }>`
    select session_id from card_checkouts where status = 'open' and kind = 'checkout' and session_id is not null
      and created_at < ${isoTime(now() - AFTER_MS)}::timestamptz
    order by created_at desc limit ${MOST_AT_ONCE}`.execute(db);
  const { rows: subscriptions } = await sql<{ id: string; customer_id: string }>`
    select id, customer_id from card_subscriptions where status in ('active', 'past_due')
      and (paid_until < ${isoTime(now())}::timestamptz and checked_at < ${isoTime(now() - AGAIN_MS)}::timestamptz
        or checked_at < ${isoTime(now() - DAY_MS)}::timestamptz)
    order by checked_at limit ${MOST_AT_ONCE}`.execute(db);
  const failures: unknown[] = [];
  const askEach = async (ids: readonly string[], ask: (id: string) => Promise<Apply>) => {
    const refused: string[] = [];
    let failed = 0;
    for (const id of ids) {
      try {
        await db.transaction().execute(await ask(id));
      } catch (error) {
        // Only this one fails, because it belongs to another account or mode. The others go on.
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
      // Written before the look-up: one that always fails must wait its turn.
      await sql`
        update card_subscriptions set checked_at = ${isoTime(now())}::timestamptz
        where id = ${id}`.execute(db);
      return askSubscription(deps, id);
    },
  );
  await askEach(
    subscriptions.map(({ customer_id }) => customer_id),
    async (customerId) => {
      const applies: Apply[] = [];
      for (const id of await deps.cards.listHeldCharges(customerId)) {
        applies.push(await askCharge(deps, id));
      }
      return async (tx) => {
        for (const apply of applies) await apply(tx);
      };
    },
  );
  // Without a session nobody ever had the page, and nobody can pay a page that Stripe does not know.
  await sql`
    update card_checkouts set status = 'ended', ended_at = ${isoTime(now())}::timestamptz
    where status = 'open' and expires_at < ${isoTime(now())}::timestamptz
      and (session_id is null
        or session_id in (select jsonb_array_elements_text(${JSON.stringify(refused)}::jsonb)))`.execute(
    db,
  );
  if (failures.length > 0) throw failures[0];
  return `${pages.length} payment pages and ${subscriptions.length} subscriptions asked for`;
}
