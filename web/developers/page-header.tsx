import type { ReactNode } from 'react';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';

type PageHeaderProps = { title: string; lead: string; children?: ReactNode };

/** The page's title and purpose on chart paper, with its links or buttons. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  return (
    <div className="relative isolate overflow-hidden border-b bg-surface">
      <ChartPattern />
      <div className="mx-auto flex max-w-6xl flex-wrap items-end justify-between gap-x-8 gap-y-5 px-4 py-8 sm:px-6 lg:py-10">
        <div className="min-w-0">
          <h1 className="text-3xl">{title}</h1>
          <p className="mt-1.5 measure text-muted">{lead}</p>
        </div>
        {children && <div className="flex flex-wrap gap-2">{children}</div>}
      </div>
    </div>
  );
}
