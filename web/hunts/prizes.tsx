import type { Hunt } from '#contract/site/hunts.ts';
import { parseAmount } from '#rules/amounts.ts';
import { PRIZE_WAITS_MS } from '#rules/hunts/limits.ts';
import { m } from '#web/messages.ts';
import { Panel } from './panel.tsx';
import { PrizeText } from './prize-text.tsx';

const WAITS_DAYS = PRIZE_WAITS_MS / (24 * 60 * 60_000);

/** The prizes by place, and the rules by which they are paid (docs/spec/hunts.md#7-prizes). */
export function Prizes({ hunt }: { hunt: Hunt }) {
  const { prizes, finisherPoints, winners } = hunt;
  const hasCoins = parseAmount(hunt.coins) > 0n;
  return (
    <Panel title={m.hunt_prizes()}>
      {prizes.length > 0 && (
        <ol aria-label={m.hunt_prizes_by_place()} className="divide-y">
          {prizes.map(({ place, amount, points }) => (
            <li key={place} className="flex items-baseline justify-between gap-4 py-1.5 text-sm">
              <span className="text-muted">{m.member_place({ place })}</span>
              <PrizeText amount={amount} points={points} />
            </li>
          ))}
        </ol>
      )}
      {finisherPoints > 0 && (
        <p className="mt-3 text-sm first-of-type:mt-2">
          {m.hunt_finisher_points({ points: finisherPoints })}
        </p>
      )}
      <ul className="mt-3 list-disc space-y-1.5 ps-5 text-sm text-muted">
        <li>
          {winners === 'first' ? m.hunt_rule_first() : m.hunt_rule_draw()} {m.hunt_rule_once()}
        </li>
        <li>{m.hunt_rule_points()}</li>
        {hasCoins && <CoinRules />}
        <li>{m.hunt_rule_rest()}</li>
      </ul>
    </Panel>
  );
}

function CoinRules() {
  return (
    <>
      <li>{m.hunt_rule_pool()}</li>
      <li>{m.hunt_rule_lapse({ days: String(WAITS_DAYS) })}</li>
      <li>{m.hunt_rule_retry()}</li>
    </>
  );
}
