import type { PaymentMethods } from '#contract/developer/subscription.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import type { PayWith } from './page-state.ts';

/** Why plans cannot be paid this way here; null if they can, or if it is not known yet. The API says the same in English. */
export function unavailableText(
  methods: PaymentMethods | undefined,
  payWith: PayWith,
): string | null {
  if (payWith === 'card') return methods?.card === false ? m.devplan_no_cards() : null;
  return methods?.coin === false ? m.devplan_no_coins({ coin: community.coin.code }) : null;
}
