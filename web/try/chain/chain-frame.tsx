import type { UseQueryResult } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { LoadFailure } from '#web/shell/load/load-failure.tsx';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type ChainFrameProps<T> = {
  title: string;
  lead: ReactNode;
  answer: UseQueryResult<T>;
  /** The text if the chain has no such thing. */
  missing: string;
  children: (data: T) => ReactNode;
};

/** A page of the demo's chain, in every state of its call. */
export function ChainFrame<T>({ title, lead, answer, missing, children }: ChainFrameProps<T>) {
  usePageTitle(title);
  const { data, error } = answer;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-4 py-8 sm:px-6 lg:py-10">
      <div>
        <h1 className="text-3xl">{title}</h1>
        <div className="mt-1.5 measure text-muted">{lead}</div>
      </div>
      {data !== undefined ? (
        <PanelBoundary name={title}>{() => children(data)}</PanelBoundary>
      ) : isMissing ? (
        <Notice kind="empty" title={missing}>
          {m.chain_anew()}
        </Notice>
      ) : error ? (
        <LoadFailure title={m.chain_unread()} answer={answer} level={2} />
      ) : (
        <div aria-busy="true" className="grid gap-3">
          <Skeleton className="h-36 rounded-lg" />
          <Skeleton className="h-48 rounded-lg" />
        </div>
      )}
      <p className="flex flex-wrap gap-2">
        <PageLink href={paths.tryChain} className={buttonClass()}>
          <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" size={16} strokeWidth={1.5} />
          {m.chain_newest()}
        </PageLink>
      </p>
    </div>
  );
}

/** Names and values, one pair per line. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="rounded-lg border bg-surface px-4 text-sm">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line/60 py-2.5 last:border-b-0"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 font-medium break-all">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
