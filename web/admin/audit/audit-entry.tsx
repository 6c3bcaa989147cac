import type { AuditEntry } from '#contract/admin/audit-log.ts';
import { m } from '#web/messages.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { changesOf, words } from './audit-text.ts';

type AuditEntryViewProps = {
  entry: AuditEntry;
  /** True if the page already names the target of the action. */
  isTargetKnown?: boolean;
};

/** One action, with its changes field by field. */
export function AuditEntryView({ entry, isTargetKnown = false }: AuditEntryViewProps) {
  const changes = changesOf(entry);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{words(entry.action)}</span>
        {!isTargetKnown && (
          <span className="text-sm wrap-anywhere">
            {entry.entity.replaceAll('_', ' ')} {entry.entityId}
          </span>
        )}
      </p>
      <p className="text-xs text-muted">
        {rich(
          m.portal_audit_by({
            actor: () => (
              <>
                <bdi className="wrap-anywhere">{entry.actorName ?? entry.actor}</bdi>
                {entry.actorName !== null && ` (${entry.actor})`}
              </>
            ),
            at: () => <UtcTime at={entry.at} />,
          }),
        )}
        {entry.requestId !== null && <span className="wrap-anywhere"> · {entry.requestId}</span>}
      </p>
      {changes.length > 0 && (
        <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[10rem_1fr]">
          {changes.map(({ field, before, after }) => (
            <div key={field} className="contents">
              <dt className="text-muted max-sm:mt-1">{field}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <Side
                  text={before}
                  name={m.portal_audit_before()}
                  isOld={after !== undefined && before !== after}
                />
                {before !== undefined && after !== undefined && before !== after && (
                  <>
                    {' '}
                    <span aria-hidden="true" className="inline-block text-muted rtl:-scale-x-100">
                      →
                    </span>{' '}
                  </>
                )}
                {after !== before && (
                  <Side text={after} name={m.portal_audit_after()} isOld={false} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Side(props: { text: string | undefined; name: string; isOld: boolean }) {
  const { text, name, isOld } = props;
  if (text === undefined) return null;
  return (
    <>
      <span className="sr-only">{name} </span>
      <span className={isOld ? 'text-muted line-through' : undefined}>{text}</span>
      <span className="sr-only">. </span>
    </>
  );
}
