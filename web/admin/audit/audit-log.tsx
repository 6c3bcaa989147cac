import { useSearchState } from '#web/shell/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { useAuditLog } from '../calls.ts';
import { EmptyList, LIST, ListPages, LoadedList, SectionHeading } from '../section-parts.tsx';
import { AuditEntryView } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { NO_FILTER, parseAuditState, printAuditState } from './audit-state.ts';

/** All actions of administrators, operators and the system, newest first (docs/spec/portal.md#20-audit-log). */
export function AuditLog() {
  const [{ page, ...filter }, setState] = useSearchState(parseAuditState, printAuditState);
  const answer = useAuditLog(page, filter);

  return (
    <section className="scroll-mt-4">
      <SectionHeading
        title="Audit Log"
        lead="Who did what, and to what. Entries are never changed or removed."
      />
      {/* The key resets the fields when the address brings another filter. */}
      <AuditFilters key={Object.values(filter).join('\n')} filter={filter} onChange={setState} />
      <LoadedList
        answer={answer}
        data={answer.data}
        failure="The audit log could not be loaded"
        skeleton={{ rows: 10, height: 'h-24' }}
      >
        {({ entries, pagination }) => (
          <>
            {entries.length > 0 ? (
              <ol aria-label="Entries" aria-busy={answer.isPlaceholderData} className={LIST}>
                {entries.map((entry) => (
                  <li key={entry.id} className="px-4 py-3 sm:px-5">
                    <AuditEntryView entry={entry} />
                  </li>
                ))}
              </ol>
            ) : page > 1 || Object.values(filter).some(Boolean) ? (
              <EmptyList
                title="No entries here"
                action={
                  <Button onClick={() => setState({ ...NO_FILTER, page: 1 })}>
                    Show all entries
                  </Button>
                }
              >
                No entries match these filters on this page.
              </EmptyList>
            ) : (
              <EmptyList title="No entries yet">
                The first decision, ban or payout will appear here.
              </EmptyList>
            )}
            <ListPages
              of="the audit log"
              page={page}
              totalPages={pagination.totalPages}
              onPage={(next) => setState((now) => ({ ...now, page: next }))}
            />
          </>
        )}
      </LoadedList>
    </section>
  );
}
