import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

type PanelCardProps = {
  title: string;
  isBusy: boolean;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A link beside the title of a cell, as high as a finger needs without moving the title. */
export const ASIDE_LINK = 'link -my-3 inline-flex h-11 items-center text-sm';

/** One cell of the weekly panel; the panel's background shows as hairlines between cells. */
export function PanelCard({ title, isBusy, aside, className, children }: PanelCardProps) {
  return (
    <div aria-busy={isBusy} className={cx('min-w-0 bg-surface px-4 py-4 sm:px-5', className)}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h3 className="font-sans text-sm font-medium tracking-normal text-muted">{title}</h3>
        {aside}
      </div>
      {children}
    </div>
  );
}
