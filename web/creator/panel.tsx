import { type ReactNode, useId } from 'react';
import { cx } from '#web/ui/cx.ts';

type PanelProps = {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** One part of the dashboard. */
export function Panel({ title, lead, action, className, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('min-w-0 scroll-mt-4', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {lead && <p className="mt-0.5 measure text-sm text-muted">{lead}</p>}
        </div>
        {action}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  );
}
