import { m } from '#web/messages.ts';
import { LIST } from '#web/shell/load/loaded-list.tsx';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { useAuditLog } from '../calls.ts';
import { SectionHeading } from '../section-parts.tsx';
import { AUDIT_LOG, sectionLabel } from '../sections.ts';
import { AuditEntryView } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { NO_FILTER, parseAuditState, printAuditState } from './audit-state.ts';

/** All actions of administrators, operators and the system, newest first (docs/spec/portal.md#20-audit-log). */
export function AuditLog() {
  const [{ page, ...filter }, setState] = useSearchState(parseAuditState, printAuditState);
  const answer = useAuditLog(page, filter);
  const isFiltered = page > 1 || Object.values(filter).some(Boolean);
  const nothingHere = {
    title: m.portal_audit_none_here(),
    children: m.portal_audit_none_here_text(),
    action: (
      <Button onClick={() => setState({ ...NO_FILTER, page: 1 })}>
        {m.portal_audit_show_all()}
      </Button>
    ),
  };

  return (
    <section className="scroll-mt-4">
      <SectionHeading title={sectionLabel(AUDIT_LOG)} lead={m.portal_audit_lead()} />
      {/* The key resets the fields when the address brings another filter. */}
      <AuditFilters key={Object.values(filter).join('\n')} filter={filter} onChange={setState} />
      <PagedList
        answer={answer}
        failure={m.portal_audit_failed()}
        skeleton={{ rows: 10, height: 'h-24' }}
        className="mt-4"
        of={m.portal_audit_list_of()}
        count={({ entries }) => entries.length}
        page={page}
        onPage={(next) => setState((now) => ({ ...now, page: next }))}
        empty={isFiltered ? nothingHere : nothingYet()}
        past={nothingHere}
      >
        {({ entries }) => (
          <ol aria-label={m.portal_audit_entries()} className={LIST}>
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

function nothingYet() {
  return {
    title: m.portal_audit_none(),
    children: m.portal_audit_none_text(),
  };
}
