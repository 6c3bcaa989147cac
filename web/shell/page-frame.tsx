import type { ReactNode } from 'react';
import { ChartPattern } from '#web/ui/chart/chart-pattern.tsx';

type PageFrameProps = { title: ReactNode; lead: ReactNode; links: ReactNode; children: ReactNode };

/** The title on chart paper, a lead and links. */
export function PageFrame({ title, lead, links, children }: PageFrameProps) {
  return (
    <>
      <div className="relative isolate overflow-hidden border-b bg-surface">
        <ChartPattern />
        <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 lg:py-10">
          <h1 className="text-3xl">{title}</h1>
          <div className="mt-1.5 max-w-prose text-muted">{lead}</div>
          <div className="mt-5 flex flex-wrap gap-2">{links}</div>
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-8 px-4 py-8 sm:px-6 lg:py-10">
        {children}
      </div>
    </>
  );
}
