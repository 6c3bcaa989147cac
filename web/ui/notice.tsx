import { Compass, Info, LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type NoticeProps = {
  /** `empty`: nothing here yet. `error`: it did not work, announced at once. `info`: good to know. */
  kind: 'empty' | 'error' | 'info';
  title: string;
  /** The content to expect here, or the failure and the data that was kept. */
  children?: ReactNode;
  /** The next action: a button or a link. */
  action?: ReactNode;
  icon?: ReactNode;
  level?: 2 | 3;
  className?: string;
};

export function Notice({ kind, title, children, action, icon, level = 2, className }: NoticeProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const Icon = ICONS[kind];
  return (
    <div
      {...(kind === 'error' && { role: 'alert' })}
      className={cx(
        'flex flex-col items-center rounded-lg border bg-surface px-6 py-10 text-center',
        FRAMES[kind],
        className,
      )}
    >
      <span className={kind === 'error' ? 'text-bad' : 'text-brass'}>
        {icon ?? <Icon aria-hidden="true" size={28} strokeWidth={1.25} />}
      </span>
      <Heading className="mt-3 text-xl">{title}</Heading>
      {children && <div className="mt-1.5 measure text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}

const FRAMES = {
  empty: 'border-dashed border-edge/60',
  error: 'border-bad/50',
  info: 'border-line',
} as const;

const ICONS = { empty: Compass, error: LifeBuoy, info: Info } as const;
