import type { ReactNode } from 'react';
import { ChartPattern } from '#web/ui/chart-pattern.tsx';

export function PageFrame(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <div className="relative isolate overflow-hidden border-b bg-surface">
        <ChartPattern />
        <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 lg:py-10">
          <h1 className="text-3xl">{props.title}</h1>
          <p className="mt-1.5 measure text-muted">{props.lead}</p>
        </div>
      </div>
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-8 sm:px-6 lg:py-10">
        {props.children}
      </div>
    </>
  );
}
