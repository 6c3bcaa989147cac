import type { PaymentMethods } from '#contract/developer/subscription.ts';
import { ARRANGED_COINS, type ArrangedCoin } from '#rules/plans/arrangements.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { Badge } from '#web/ui/badge.tsx';

/** The id of the element that the badges open. */
export const ARRANGEMENT_ID = 'arrangement';

type CoinBadgesProps = {
  methods: PaymentMethods | undefined;
  open: ArrangedCoin | null;
  onOpen: (coin: ArrangedCoin | null) => void;
};

/**
 * The accepted coins. A coin by arrangement opens a form if there is an owner to ask
 * (docs/spec/developers.md#8-plans-by-arrangement).
 */
export function CoinBadges({ methods, open, onOpen }: CoinBadgesProps) {
  return (
    <ul aria-label={m.devplan_coin_list()} className="mt-3 flex flex-wrap items-center gap-1.5">
      <li>
        <Badge tone={methods?.coin ? 'good' : 'neutral'}>{community.coin.code}</Badge>
      </li>
      {ARRANGED_COINS.map(({ id, name }) => (
        <li key={id}>
          {methods?.arrangement ? (
            <button
              type="button"
              aria-expanded={open === id}
              aria-controls={ARRANGEMENT_ID}
              onClick={() => onOpen(open === id ? null : id)}
              className="inline-flex h-6 items-center rounded-sm border border-edge bg-sunken px-1.5 text-xs font-medium whitespace-nowrap hover:border-ink aria-expanded:border-brass aria-expanded:text-brass pointer-coarse:h-11 pointer-coarse:px-3"
            >
              {m.devplan_arranged_coin({ coin: name })}
            </button>
          ) : (
            <Badge>{m.devplan_arranged_coin({ coin: name })}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
