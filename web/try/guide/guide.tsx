import { Compass } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import type { Payment } from '../tips.ts';
import type { NextStep, Saying } from './next-step.ts';

type GuideProps = {
  step: NextStep;
  isBusy: boolean;
  onSay: (saying: Saying) => void;
  onPay: (payment: Payment) => void;
  onMine: () => void;
  onSunday: () => void;
  onShowResult: () => void;
};

/** The next step, and the one button that takes each: it keeps the focus, so that one key leads through all of them. */
export function Guide({ step, isBusy, ...does }: GuideProps) {
  const [isAwaited, awaitNews] = useAwaited(JSON.stringify(step));
  const { label, take } = actOf(step, does);
  const frame = useRef<HTMLElement>(null);
  return (
    <section
      ref={frame}
      aria-label={m.try_next()}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-brass/35 bg-brass-wash px-4 py-2 max-lg:sticky max-lg:top-0 max-lg:z-20"
    >
      <Compass
        aria-hidden="true"
        size={20}
        strokeWidth={1.5}
        className="shrink-0 text-brass max-sm:hidden"
      />
      {/* As high as the longest text, so that the chats below stay in their place. */}
      <p
        role="status"
        className="flex min-h-10 min-w-48 flex-1 items-center text-sm max-sm:basis-full sm:text-base"
      >
        {step.text}
      </p>
      <Button
        variant="primary"
        className="max-sm:w-full"
        loading={step.kind === 'wait' || (step.kind !== 'done' && (isBusy || isAwaited))}
        onClick={() => {
          awaitNews();
          take();
          // On a narrow screen, the whole phone is in view below the guide.
          if (matchMedia('(width < 64rem)').matches) frame.current?.scrollIntoView();
        }}
      >
        {label}
      </Button>
    </section>
  );
}

function actOf(step: NextStep, does: Omit<GuideProps, 'step' | 'isBusy'>) {
  switch (step.kind) {
    case 'say':
      return { label: step.label, take: () => does.onSay(step.saying) };
    case 'pay':
      return { label: m.try_pay(), take: () => does.onPay(step.payment) };
    case 'mine':
      return { label: m.try_mine(), take: does.onMine };
    case 'sunday':
      return { label: m.try_go_sunday(), take: does.onSunday };
    case 'wait':
      return { label: m.try_wait(), take: () => undefined };
    case 'done':
      return { label: m.try_see_result(), take: does.onShowResult };
  }
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
