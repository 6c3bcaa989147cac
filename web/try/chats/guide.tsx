import { Compass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { NextStep, Payment, Saying } from './next-step.ts';

type GuideProps = {
  step: NextStep;
  isBusy: boolean;
  onSay: (saying: Saying) => void;
  onPay: (payment: Payment) => void;
  onMine: () => void;
  onSunday: () => void;
};

/** The next step, and a button that takes it. */
export function Guide({ step, isBusy, ...does }: GuideProps) {
  const [isAwaited, awaitNews] = useAwaited(JSON.stringify(step));
  const press = (label: string, onClick: () => void) => (
    <Button
      variant="primary"
      loading={isBusy || isAwaited}
      onClick={() => {
        awaitNews();
        onClick();
      }}
    >
      {label}
    </Button>
  );
  return (
    <section
      aria-label="What to do next"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-brass/35 bg-brass-wash px-4 py-3"
    >
      <Compass aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0 text-brass" />
      <p role="status" className="min-w-48 flex-1">
        {step.text}
      </p>
      {step.kind === 'say' && press(step.label, () => does.onSay(step.saying))}
      {step.kind === 'pay' && press(step.label, () => does.onPay(step.payment))}
      {step.kind === 'mine' && press('Mine a block', does.onMine)}
      {step.kind === 'sunday' && press('Go to next Sunday', does.onSunday)}
      {step.kind === 'done' && (
        <>
          {step.txid !== null && (
            <PageLink
              href={paths.tryTransaction.replace(':txid', step.txid)}
              className={buttonClass({ variant: 'primary' })}
            >
              See the payment
            </PageLink>
          )}
          <PageLink href={paths.leaderboard} className={buttonClass()}>
            See the leaderboard
          </PageLink>
        </>
      )}
    </section>
  );
}

/** In ms. The bot responds within a second; after this time the button may be pressed again. */
const AWAITED_MS = 8_000;

/** True if a step was taken whose effect is not visible yet: a second press would repeat it. */
function useAwaited(step: string): [boolean, () => void] {
  const [taken, setTaken] = useState<string | null>(null);
  useEffect(() => {
    if (taken === null) return;
    const timer = setTimeout(() => setTaken(null), AWAITED_MS);
    return () => clearTimeout(timer);
  }, [taken]);
  return [taken === step, () => setTaken(step)];
}
