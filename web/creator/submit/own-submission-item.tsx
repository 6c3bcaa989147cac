import { useEffect, useRef, useState } from 'react';
import type { OwnSubmission } from '#contract/creator/submissions.ts';
import { contentTypeFor } from '#rules/points/content-types.ts';
import { call, errorText } from '#web/api/call.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { pointsText, quantityText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useInvalidate } from '../calls.ts';
import { ContentLink } from '../showcase/content-link.tsx';
import { KindMark } from '../showcase/kind-mark.tsx';
import { type Draft, draftOf } from './submission-draft.ts';
import { SubmissionForm } from './submission-form.tsx';

type ItemProps = { submission: OwnSubmission; onAgain: () => void };

/** One of the member's submissions: its state and the possible actions. */
export function OwnSubmissionItem({ submission, onAgain }: ItemProps) {
  const [open, setOpen] = useState<'edit' | 'withdraw' | null>(null);
  const item = useRef<HTMLElement>(null);
  const name = submission.title ?? contentTypeFor(submission.contentType).displayName;

  // The focused button was in the panel, which is gone.
  function close(): void {
    setOpen(null);
    item.current?.focus();
  }

  return (
    <li className="p-4">
      <article ref={item} tabIndex={-1} aria-label={name} className="flex items-start gap-3">
        <KindMark type={submission.contentType} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 dir="auto" className="min-w-0 text-base wrap-anywhere">
              {name}
            </h3>
            <Status submission={submission} />
          </div>
          <p className="mt-0.5 text-sm text-muted">
            {contentTypeFor(submission.contentType).displayName}, submitted{' '}
            <UtcTime at={submission.submittedAt} />
            {submission.resubmits !== null && ' for the second time'}
          </p>
          {submission.comments !== null && (
            <p dir="auto" className="mt-1.5 border-l-2 border-brass pl-3 text-sm wrap-anywhere">
              <span className="sr-only">
                {submission.status === 'rejected' ? 'Reason: ' : 'Comment: '}
              </span>
              {submission.comments}
            </p>
          )}
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <ContentLink
              url={submission.host === null ? null : submission.url}
              host={submission.host}
              name={name}
            />
            {submission.status === 'pending' && open === null && (
              <>
                <Button size="sm" onClick={() => setOpen('edit')}>
                  Edit
                </Button>
                <Button size="sm" onClick={() => setOpen('withdraw')}>
                  Withdraw
                </Button>
              </>
            )}
            {submission.canResubmit && (
              <Button size="sm" onClick={onAgain}>
                Submit again
              </Button>
            )}
          </div>
        </div>
      </article>
      {open === 'edit' && <Edit submission={submission} onClose={close} />}
      {open === 'withdraw' && <Withdraw submission={submission} onClose={close} />}
    </li>
  );
}

function Status({ submission }: { submission: OwnSubmission }) {
  switch (submission.status) {
    case 'pending':
      return submission.isTaken ? (
        <Badge tone="brass">Being reviewed</Badge>
      ) : (
        <Badge tone="warn">Pending</Badge>
      );
    case 'approved':
      return (
        <Badge tone="good">Approved, +{quantityText(pointsText(submission.points), 'point')}</Badge>
      );
    case 'rejected':
      return <Badge tone="bad">Rejected</Badge>;
    case 'withdrawn':
      return <Badge>Withdrawn</Badge>;
  }
}

type PanelProps = { submission: OwnSubmission; onClose: () => void };

function Edit({ submission, onClose }: PanelProps) {
  const { viewer } = useViewer();
  const invalidate = useInvalidate();

  async function send(draft: Draft): Promise<void> {
    try {
      const { id, version } = submission;
      await call('patchOwnSubmission', { params: { id }, body: { ...draft, version } });
      toast({ title: 'Changed', description: 'The review will see the new version.' });
      onClose();
    } finally {
      void invalidate();
    }
  }

  return (
    <section aria-label="Edit" className="mt-4 border-t pt-4">
      <SubmissionForm
        draftName={`${viewer?.telegramId} edit ${submission.id}`}
        initial={draftOf(submission)}
        knownUrl={submission.url}
        sendLabel="Save"
        onSend={send}
        onCancel={onClose}
      />
    </section>
  );
}

function Withdraw({ submission, onClose }: PanelProps) {
  const invalidate = useInvalidate();
  const { run, isBusy } = useWork();
  const [problem, setProblem] = useState<string | null>(null);
  const keep = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    keep.current?.focus();
  }, []);

  async function withdraw(): Promise<void> {
    setProblem(null);
    try {
      const { id, version } = submission;
      await call('withdrawOwnSubmission', { params: { id }, query: { version: String(version) } });
      toast({ title: 'Withdrawn', description: 'It will not be reviewed.' });
      onClose();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      void invalidate();
    }
  }

  return (
    <section aria-label="Withdraw" className="mt-4 border-t pt-4">
      <p className="text-sm">Withdraw it? It will not be reviewed, but stays in your list.</p>
      {problem !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {problem}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="danger" loading={isBusy} onClick={() => void run(withdraw)}>
          Withdraw
        </Button>
        <Button ref={keep} disabled={isBusy} onClick={onClose}>
          Keep it
        </Button>
      </div>
    </section>
  );
}
