import { useState } from 'react';
import type { AdminPlanRequest } from '#contract/admin/plan-requests.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { usePageState } from '#web/shell/search/page-state.ts';
import { useAdmin } from '../admin-context.ts';
import { usePlanRequests } from '../calls.ts';
import { ForOwner, SectionHeading } from '../section-parts.tsx';
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
      <SectionHeading
        title="Plan Requests"
        lead="Plans that members want to pay for in coins this site does not accept by itself. Agree on the payment with them, and grant the plan once you have received it."
      />
      {isBotOwner ? (
        <PagedList
          answer={answer}
          data={data}
          failure="Failed to fetch requests"
          skeleton={{ rows: 3, height: 'h-36' }}
          className="mt-4"
          of="requests"
          count={({ requests }) => requests.length}
          page={page}
          onPage={setPage}
          empty={{
            title: 'No requests',
            children: 'When a member asks for a plan by arrangement, it waits here for you.',
          }}
        >
          {({ requests }) => (
            <ul aria-label="Plan requests" className={LIST}>
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
        <ForOwner>Only the bot owner decides about plans.</ForOwner>
      )}
      {deciding && <DecisionDialog {...deciding} onClose={() => setDeciding(null)} />}
    </section>
  );
}
