import { useRef } from 'react';
import { useSearchState } from '#web/shell/search-state.ts';
import { usePollFailureToast } from '#web/shell/use-refresh.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useAuditLog } from '../calls.ts';
import { ListFailure, ListSkeleton, SectionHeading } from '../section-parts.tsx';
import { AuditEntryView } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { type AuditState, NO_FILTER, parseAuditState, printAuditState } from './audit-state.ts';

/** Everything that administrators, operators and the system did (decision 23), newest first. */
export function AuditLog() {
  const section = useRef<HTMLElement>(null);
  const [state, setState] = useSearchState(parseAuditState, printAuditState);
  const { page, ...filter } = state;
  const answer = useAuditLog(page, filter);
  const { data } = answer;
  usePollFailureToast(answer.isError && data !== undefined, false);

  function showPage(next: number): void {
    setState((now) => ({ ...now, page: next }));
    section.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <section ref={section} className="scroll-mt-4">
      <SectionHeading
        title="Audit Log"
        lead="What was done, by whom, to what. Entries are never changed or removed."
      />
      {/* With the filter as its key: another one in the address is what the fields then show. */}
      <AuditFilters key={Object.values(filter).join('\n')} filter={filter} onChange={setState} />
      {data ? (
        <>
          {data.entries.length === 0 ? (
            <NoEntries state={state} onAll={() => setState({ ...NO_FILTER, page: 1 })} />
          ) : (
            <ol
              aria-label="Entries"
              aria-busy={answer.isPlaceholderData}
              className="mt-4 divide-y overflow-hidden rounded-lg border bg-surface aria-busy:opacity-55"
            >
              {data.entries.map((entry) => (
                <li key={entry.id} className="px-4 py-3 sm:px-5">
                  <AuditEntryView entry={entry} />
                </li>
              ))}
            </ol>
          )}
          {data.pagination.totalPages > 1 && (
            <Pagination
              label="Pages of the audit log"
              className="mt-4"
              page={page}
              totalPages={data.pagination.totalPages}
              onPageChange={(next) => showPage(Math.min(next, data.pagination.totalPages))}
            />
          )}
        </>
      ) : answer.isError ? (
        <ListFailure title="The audit log could not be loaded" answer={answer} />
      ) : (
        <ListSkeleton rows={10} height="h-24" />
      )}
    </section>
  );
}

function NoEntries({ state, onAll }: { state: AuditState; onAll: () => void }) {
  const isFiltered =
    state.page > 1 || [state.actor, state.action, state.entity, state.entityId].some(Boolean);
  return (
    <Notice
      kind="empty"
      level={3}
      title={isFiltered ? 'No entries here' : 'No entries yet'}
      className="mt-4"
      {...(isFiltered && { action: <Button onClick={onAll}>Show all entries</Button> })}
    >
      {isFiltered
        ? 'Nothing was written down that these filters and this page would show.'
        : 'The first decision, ban or payout is written down here.'}
    </Notice>
  );
}
