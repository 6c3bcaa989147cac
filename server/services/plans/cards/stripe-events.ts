import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { CardEvent } from '#server/gateways/cards/cards.ts';
import {
  type Apply,
  askCharge,
  askCheckout,
  askSubscription,
  type CardSyncDeps,
  StaleAnswer,
} from './sync.ts';

const ATTEMPTS = 3;

/**
 * Handles an event whose signature was checked: looks up the current state of the event's object, and stores it together with the
 * event's id, so that repeats change nothing and order does not matter. Throws `CardsUnavailable` without an answer; Stripe then
 * sends the event again.
 */
export async function takeStripeEvent(
  deps: CardSyncDeps,
  event: CardEvent,
): Promise<'taken' | 'known' | 'not_ours'> {
  if (event.isLive !== deps.cards.isLive) return 'not_ours';
  if (await isTaken(deps.db, event.id)) return 'known';
  for (let attempt = 1; ; attempt += 1) {
    const apply = await ask(deps, event.subject);
    try {
      return await deps.db.transaction().execute(async (tx) => {
        const isNew = await noteEvent(tx, event, deps.now());
        if (isNew) await apply(tx);
        return isNew ? 'taken' : 'known';
      });
    } catch (error) {
      if (!(error instanceof StaleAnswer) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function ask(deps: CardSyncDeps, subject: CardEvent['subject']): Promise<Apply> {
  switch (subject?.kind) {
    case 'checkout':
      return askCheckout(deps, subject.id);
    case 'subscription':
      return askSubscription(deps, subject.id);
    case 'charge':
      return askCharge(deps, subject.id);
    case undefined:
      return async () => {};
  }
}

async function isTaken(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from stripe_events where id = ${id}`.execute(db);
  return rows.length > 0;
}

async function noteEvent(tx: Db, { id, type }: CardEvent, nowMs: number): Promise<boolean> {
  const { rows } = await sql`
    insert into stripe_events (id, type, taken_at) values (${id}, ${type}, ${isoTime(nowMs)}::timestamptz)
    on conflict do nothing returning id`.execute(tx);
  return rows.length > 0;
}
