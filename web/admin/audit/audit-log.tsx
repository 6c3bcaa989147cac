import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { useAuditLog } from '../calls.ts';
import { SectionHeading } from '../section-parts.tsx';
import { AuditEntryView } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { NO_FILTER, parseAuditState, printAuditState } from './audit-state.ts';

/** All actions of administrators, operators and the system, newest first (docs/spec/portal.md#20-audit-log). */
export function AuditLog() {
  const [{ page, ...filter }, setState] = useSearchState(parseAuditState, printAuditState);
  const answer = useAuditLog(page, filter);
  const isFiltered = page > 1 || Object.values(filter).some(Boolean);
  const nothingHere = {
    title: 'No entries here',
    children: 'No entries match these filters on this page.',
    action: <Button onClick={() => setState({ ...NO_FILTER, page: 1 })}>Show all entries</Button>,
  };

  return (
    <section className="scroll-mt-4">
      <SectionHeading
        title="Audit Log"
        lead="Every action of administrators and the operator. Entries are never changed or removed."
      />
      {/* The key resets the fields when the address brings another filter. */}
      <AuditFilters key={Object.values(filter).join('\n')} filter={filter} onChange={setState} />
      <PagedList
        answer={answer}
        failure="The audit log could not be loaded"
        skeleton={{ rows: 10, height: 'h-24' }}
        className="mt-4"
        of="the audit log"
        count={({ entries }) => entries.length}
        page={page}
        onPage={(next) => setState((now) => ({ ...now, page: next }))}
        empty={isFiltered ? nothingHere : NOTHING_YET}
        past={nothingHere}
      >
        {({ entries }) => (
          <ol aria-label="Entries" className={LIST}>
            {entries.map((entry) => (
              <li key={entry.id} className="px-4 py-3 sm:px-5">
                <AuditEntryView entry={entry} />
              </li>
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}

const NOTHING_YET = {
  title: 'No entries yet',
  children: 'The first decision, ban or payout will appear here.',
};
