import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { MAX_LISTED } from '#rules/pages.ts';
import { m } from '#web/messages.ts';
import { AuditEntryView } from '../audit/audit-entry.tsx';
import { useSubmissionHistory } from '../calls.ts';
import { HistoryDialog } from '../history-dialog.tsx';

/** All decisions about a submission, oldest first. */
export function SubmissionHistory(props: { submission: AdminSubmission; onClose: () => void }) {
  const { id } = props.submission;
  return (
    <HistoryDialog
      title={m.portal_review_history_title({ id: `#${id}` })}
      label={m.portal_review_history_list()}
      empty={m.portal_review_history_none()}
      failure={m.portal_review_history_failed()}
      answer={useSubmissionHistory(id)}
      itemsOf={({ entries }) =>
        entries.map((entry) => (
          <li key={entry.id} className="py-3">
            <AuditEntryView entry={entry} isTargetKnown={true} />
          </li>
        ))
      }
      most={{ count: MAX_LISTED, which: 'first' }}
      wide={true}
      onClose={props.onClose}
    />
  );
}
