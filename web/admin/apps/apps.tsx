import { useState } from 'react';
import type { AdminApp } from '#contract/admin/apps.ts';
import { m } from '#web/messages.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { usePageState } from '#web/shell/search/page-state.ts';
import { useAdminApps } from '../calls.ts';
import { SectionHeading } from '../section-parts.tsx';
import { APPS, sectionLabel } from '../sections.ts';
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
      <SectionHeading title={sectionLabel(APPS)} lead={m.portal_apps_lead()} />
      <PagedList
        answer={answer}
        data={data}
        failure={m.portal_apps_failed()}
        skeleton={{ rows: 4, height: 'h-40' }}
        className="mt-4"
        of={m.portal_apps_of()}
        count={({ apps }) => apps.length}
        page={page}
        onPage={setPage}
        empty={{
          title: m.portal_apps_none(),
          children: m.portal_apps_none_text(),
        }}
      >
        {({ apps }) => (
          <ul aria-label={sectionLabel(APPS)} className={LIST}>
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
