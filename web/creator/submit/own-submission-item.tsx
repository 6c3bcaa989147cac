import { useEffect, useRef, useState } from 'react';
import type { OwnSubmission } from '#contract/creator/submissions.ts';
import { call, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { contentTypeName } from '#web/ui/text/content-type-name.ts';
import { commentText } from '#web/ui/text/review-comment.ts';
import { rich } from '#web/ui/text/rich.ts';
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
  const name = submission.title ?? contentTypeName(submission.contentType);

  const line = {
    type: contentTypeName(submission.contentType),
    time: () => <UtcTime at={submission.submittedAt} />,
  };

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
            {rich(
              submission.resubmits === null ? m.creator_item(line) : m.creator_item_again(line),
            )}
          </p>
          {submission.comments !== null && (
            <p className="mt-1.5 border-s-2 border-brass ps-3 text-sm wrap-anywhere">
              <span className="sr-only">
                {`${submission.status === 'rejected' ? m.creator_reason() : m.creator_comment()} `}
              </span>
              <bdi>{commentText(submission.comments)}</bdi>
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
                  {m.creator_edit()}
                </Button>
                <Button size="sm" onClick={() => setOpen('withdraw')}>
                  {m.creator_withdraw()}
                </Button>
              </>
            )}
            {submission.canResubmit && (
              <Button size="sm" onClick={onAgain}>
                {m.creator_again()}
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
        <Badge tone="brass">{m.creator_reviewing()}</Badge>
      ) : (
        <Badge tone="warn">{m.creator_pending()}</Badge>
      );
    case 'approved':
      return <Badge tone="good">{m.creator_approved_points({ points: submission.points })}</Badge>;
    case 'rejected':
      return <Badge tone="bad">{m.creator_rejected()}</Badge>;
    case 'withdrawn':
      return <Badge>{m.creator_withdrawn()}</Badge>;
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
      toast({ title: m.creator_changed(), description: m.creator_changed_text() });
      onClose();
    } finally {
      void invalidate();
    }
  }

  return (
    <section aria-label={m.creator_edit()} className="mt-4 border-t pt-4">
      <SubmissionForm
        draftName={`${viewer?.telegramId} edit ${submission.id}`}
        initial={draftOf(submission)}
        knownUrl={submission.url}
        sendLabel={m.creator_save()}
        anywayLabel={m.creator_save_anyway()}
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
      toast({ title: m.creator_withdrawn(), description: m.creator_withdrawn_text() });
      onClose();
    } catch (error) {
      setProblem(errorText(error));
    } finally {
      void invalidate();
    }
  }

  return (
    <section aria-label={m.creator_withdraw()} className="mt-4 border-t pt-4">
      <p className="text-sm">{m.creator_withdraw_ask()}</p>
      {problem !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {problem}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="danger" loading={isBusy} onClick={() => void run(withdraw)}>
          {m.creator_withdraw()}
        </Button>
        <Button ref={keep} disabled={isBusy} onClick={onClose}>
          {m.creator_keep()}
        </Button>
      </div>
    </section>
  );
}
