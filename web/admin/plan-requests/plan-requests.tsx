import { useState } from 'react';
import type { AdminPlanRequest } from '#contract/admin/plan-requests.ts';
import { m } from '#web/messages.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { usePageState } from '#web/shell/search/page-state.ts';
import { useAdmin } from '../admin-context.ts';
import { usePlanRequests } from '../calls.ts';
import { ForOwner, SectionHeading } from '../section-parts.tsx';
import { PLAN_REQUESTS, sectionLabel } from '../sections.ts';
import { useKept } from '../use-kept.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { type Decision, RequestItem } from './request-item.tsx';

/** Members' requests for plans by arrangement: open ones first, longest waiting first (docs/spec/portal.md#18-plan-requests). */
export function PlanRequests() {
  const { isBotOwner } = useAdmin();
  const [page, setPage] = usePageState();
  const [deciding, setDeciding] = useState<{ request: AdminPlanRequest; to: Decision } | null>(
    null,
  );
  const answer = usePlanRequests(page, isBotOwner);
  const data = useKept(answer, { page });

  return (
    <section className="scroll-mt-4">
      <SectionHeading title={sectionLabel(PLAN_REQUESTS)} lead={m.portal_plans_lead()} />
      {isBotOwner ? (
        <PagedList
          answer={answer}
          data={data}
          failure={m.portal_plans_failed()}
          skeleton={{ rows: 3, height: 'h-36' }}
          className="mt-4"
          of={m.portal_plans_of()}
          count={({ requests }) => requests.length}
          page={page}
          onPage={setPage}
          empty={{
            title: m.portal_plans_none(),
            children: m.portal_plans_none_text(),
          }}
        >
          {({ requests }) => (
            <ul aria-label={m.portal_plans_list()} className={LIST}>
              {requests.map((request) => (
                <RequestItem
                  key={request.id}
                  request={request}
                  onDecide={(to) => setDeciding({ request, to })}
                />
              ))}
            </ul>
          )}
        </PagedList>
      ) : (
        <ForOwner>{m.portal_plans_owner()}</ForOwner>
      )}
      {deciding && <DecisionDialog {...deciding} onClose={() => setDeciding(null)} />}
    </section>
  );
}
