import type { ReactNode } from 'react';
import { AMOUNT_DECIMALS, COUNTER_MS } from '#rules/limits.ts';
import { m } from '#web/messages.ts';
import { PaidNote } from '#web/ui/coin/paid-note.tsx';
import { CountUp } from '#web/ui/count-up.tsx';
import { cx } from '#web/ui/cx.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { type Figure, useCounterFigures } from './figures.ts';

/** The two live counters (docs/spec/site.md#122-counters). */
export function Counters() {
  const { volume, rewards, paid } = useCounterFigures();
  return (
    <dl className="grid gap-px md:max-lg:grid-cols-2">
      <Counter label={m.home_volume()} figure={volume} durationMs={COUNTER_MS.volume} />
      <Counter label={m.home_distributed()} figure={rewards} durationMs={COUNTER_MS.rewards}>
        <PaidNote distributed={rewards.units} paid={paid} />
      </Counter>
    </dl>
  );
}

/** A billion coins: from here on the digits need a smaller size to fit on every screen. */
const LONG_UNITS = 10n ** 17n;

type CounterProps = { label: string; figure: Figure; durationMs: number; children?: ReactNode };

/** Skeleton, number or 'Loading...', all with the height of the number. */
function Counter({ label, figure: { units, hasFailed }, durationMs, children }: CounterProps) {
  const isLong = units !== undefined && units >= LONG_UNITS;
  return (
    <div aria-busy={units === undefined && !hasFailed} className="bg-surface px-4 py-4 sm:px-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd
        className={cx(
          'mt-1 font-display font-semibold tracking-[-0.02em]',
          isLong ? 'text-2xl' : 'text-3xl',
        )}
      >
        {units !== undefined ? (
          <CountUp units={units} durationMs={durationMs} minDecimals={AMOUNT_DECIMALS.landing} />
        ) : hasFailed ? (
          <span className="text-muted">{m.home_loading()}</span>
        ) : (
          <SkeletonText chars={11} />
        )}
      </dd>
      {children}
    </div>
  );
}
