import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'good' | 'warn' | 'bad' | 'brass' | 'neutral';

type BadgeProps = {
  tone?: Tone;
  /** A 14 px icon before the text. */
  icon?: ReactNode;
  /** The meaning in words, because colour must not be the only sign. */
  children: ReactNode;
  className?: string;
};

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-6 items-center gap-1 rounded-sm border px-1.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}

const TONES: Record<Tone, string> = {
  good: 'border-good/35 bg-good-wash text-good',
  warn: 'border-warn/35 bg-warn-wash text-warn',
  bad: 'border-bad/35 bg-bad-wash text-bad',
  brass: 'border-brass/35 bg-brass-wash text-brass',
  neutral: 'border-line bg-sunken text-ink',
};
