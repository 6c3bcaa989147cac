import { useRef, useState } from 'react';
import type { AdminApp } from '#contract/admin-apps.ts';
import { useSearchState } from '#web/shell/search-state.ts';
import { parsePage } from '#web/shell/search-text.ts';
import { usePollFailureToast } from '#web/shell/use-refresh.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useAdminApps } from '../calls.ts';
import { ListFailure, ListSkeleton, SectionHeading } from '../section-parts.tsx';
import { useKept } from '../use-kept.ts';
import { AppItem } from './app-item.tsx';
import { JudgeDialog, type Judgement } from './judge-dialog.tsx';

/** Developers' apps (decision 33): those in sandbox first, the longest waiting on top. */
export function Apps() {
  const section = useRef<HTMLElement>(null);
  const [page, setPage] = useSearchState(parseAppsPage, printAppsPage);
  const [judging, setJudging] = useState<{ app: AdminApp; to: Judgement } | null>(null);
  const answer = useAdminApps(page);
  const data = useKept(answer, { page });
  usePollFailureToast(answer.isError && data !== undefined, false);

  function showPage(next: number): void {
    setPage(next);
    section.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <section ref={section} className="scroll-mt-4">
      <SectionHeading
        title="Apps"
        lead="What developers have registered. In sandbox an app reaches its owner alone; in production it may ask every member."
      />
      {data ? (
        <>
          {data.pagination.total === 0 ? (
            <Notice kind="empty" level={3} title="No apps registered" className="mt-4">
              An app that a developer registers waits here for its approval.
            </Notice>
          ) : data.apps.length === 0 ? (
            <Notice
              kind="empty"
              level={3}
              title="Past the last page"
              className="mt-4"
              action={<Button onClick={() => showPage(1)}>Go to the first page</Button>}
            >
              There are fewer apps than this page begins with.
            </Notice>
          ) : (
            <ul
              aria-label="Apps"
              className="mt-4 divide-y overflow-hidden rounded-lg border bg-surface"
            >
              {data.apps.map((app) => (
                <AppItem key={app.id} app={app} onJudge={(to) => setJudging({ app, to })} />
              ))}
            </ul>
          )}
          {data.pagination.totalPages > 1 && (
            <Pagination
              label="Pages of apps"
              className="mt-4"
              page={page}
              totalPages={data.pagination.totalPages}
              onPageChange={(next) => showPage(Math.min(next, data.pagination.totalPages))}
            />
          )}
        </>
      ) : answer.isError ? (
        <ListFailure title="Failed to fetch apps" answer={answer} />
      ) : (
        <ListSkeleton rows={4} height="h-40" />
      )}
      {judging && (
        <JudgeDialog app={judging.app} to={judging.to} onClose={() => setJudging(null)} />
      )}
    </section>
  );
}

function parseAppsPage(params: URLSearchParams): number {
  return parsePage(params.get('page'));
}

function printAppsPage(page: number) {
  return { page: page === 1 ? undefined : String(page) };
}
