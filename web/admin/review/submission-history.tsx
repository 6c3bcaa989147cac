import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { MAX_LISTED } from '#rules/pages.ts';
import { AuditEntryView } from '../audit/audit-entry.tsx';
import { useSubmissionHistory } from '../calls.ts';
import { HistoryDialog } from '../history-dialog.tsx';

/** All decisions about a submission, oldest first. */
export function SubmissionHistory(props: { submission: AdminSubmission; onClose: () => void }) {
  const { id } = props.submission;
  return (
    <HistoryDialog
      title={`History of submission #${id}`}
      label="History"
      empty="Nothing has been decided yet."
      failure="The history could not be loaded"
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
