import { useState } from 'react';
import type { AdminApp } from '#contract/admin/apps.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { usePageState } from '#web/shell/search/page-state.ts';
import { useAdminApps } from '../calls.ts';
import { SectionHeading } from '../section-parts.tsx';
import { useKept } from '../use-kept.ts';
import { AppItem } from './app-item.tsx';
import { JudgeDialog, type Judgement } from './judge-dialog.tsx';

/** Developers' apps: those in sandbox first, longest waiting first (docs/spec/portal.md#16-apps). */
export function Apps() {
  const [page, setPage] = usePageState();
  const [judging, setJudging] = useState<{ app: AdminApp; to: Judgement } | null>(null);
  const answer = useAdminApps(page);
  const data = useKept(answer, { page });

  return (
    <section className="scroll-mt-4">
      <SectionHeading
        title="Apps"
        lead="Apps that developers have registered. In sandbox an app reaches only its owner; in production it may ask every member."
      />
      <PagedList
        answer={answer}
        data={data}
        failure="Failed to fetch apps"
        skeleton={{ rows: 4, height: 'h-40' }}
        className="mt-4"
        of="apps"
        count={({ apps }) => apps.length}
        page={page}
        onPage={setPage}
        empty={{
          title: 'No apps registered',
          children: 'When a developer registers an app, it waits here for approval.',
        }}
      >
        {({ apps }) => (
          <ul aria-label="Apps" className={LIST}>
            {apps.map((app) => (
              <AppItem key={app.id} app={app} onJudge={(to) => setJudging({ app, to })} />
            ))}
          </ul>
        )}
      </PagedList>
      {judging && (
        <JudgeDialog app={judging.app} to={judging.to} onClose={() => setJudging(null)} />
      )}
    </section>
  );
}
