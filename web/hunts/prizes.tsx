import type { Hunt } from '#contract/site/hunts.ts';
import { parseAmount } from '#rules/amounts.ts';
import { PRIZE_WAITS_MS } from '#rules/hunts/limits.ts';
import { countText, pointsText, quantityText } from '#web/ui/figures.ts';
import { Panel } from './panel.tsx';
import { PrizeText } from './prize-text.tsx';

const WAITS_DAYS = PRIZE_WAITS_MS / (24 * 60 * 60_000);

/** The prizes by place, and the rules by which they are paid (docs/spec/hunts.md#7-prizes). */
export function Prizes({ hunt }: { hunt: Hunt }) {
  const { prizes, finisherPoints, winners } = hunt;
  const hasCoins = parseAmount(hunt.coins) > 0n;
  return (
    <Panel title="Prizes">
      {prizes.length > 0 && (
        <ol aria-label="Prizes by place" className="divide-y">
          {prizes.map(({ place, amount, points }) => (
            <li key={place} className="flex items-baseline justify-between gap-4 py-1.5 text-sm">
              <span className="text-muted">Place {countText(place)}</span>
              <PrizeText amount={amount} points={points} />
            </li>
          ))}
        </ol>
      )}
      {finisherPoints > 0 && (
        <p className="mt-3 text-sm first-of-type:mt-2">
          Each finisher gets {quantityText(pointsText(finisherPoints), 'point')}.
        </p>
      )}
      <ul className="mt-3 list-disc space-y-1.5 pl-5 text-sm text-muted">
        <li>
          {winners === 'first'
            ? 'The first to finish win, in their order.'
            : 'A block of the chain draws the winners among all who finish.'}{' '}
          Each finisher has one place and one prize at most.
        </li>
        <li>Points are given when the winners are known.</li>
        {hasCoins && <CoinRules />}
        <li>
          If fewer members finish than there are prizes, the other prizes are not paid. If the hunt
          is cancelled, nobody wins anything.
        </li>
      </ul>
    </Panel>
  );
}

function CoinRules() {
  return (
    <>
      <li>
        Coins come from the weekly pool’s wallet, after all shares that are due. Prizes have a daily
        limit (UTC); the rest is paid the next day.
      </li>
      <li>
        A winner who is banned or has no address keeps the prize for {WAITS_DAYS} days from the end
        of the hunt. After that it lapses.
      </li>
      <li>A failed payment is tried again after an hour.</li>
    </>
  );
}
