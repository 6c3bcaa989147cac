import type { ReactNode } from 'react';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { m } from '#web/messages.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { contentTypeName } from '#web/ui/text/content-type-name.ts';
import { commentText } from '#web/ui/text/review-comment.ts';
import { rich } from '#web/ui/text/rich.ts';
import { seenTip } from '#web/ui/tooltip/tip.ts';
import { Ago } from '../ago.tsx';
import { DuplicateNote } from './duplicate-note.tsx';
import { SubmittedLink } from './submitted-link.tsx';
import { Submitter } from './submitter.tsx';

type SubmissionItemProps = {
  submission: AdminSubmission;
  /** A checkbox if several can be selected. */
  choice?: ReactNode;
  actions: ReactNode;
  panel: ReactNode;
};

const STATUS_LOOKS: Readonly<
  Record<AdminSubmission['status'], { word: () => string; tone: Tone }>
> = {
  pending: { word: () => m.creator_pending(), tone: 'warn' },
  approved: { word: () => m.portal_review_approved(), tone: 'good' },
  rejected: { word: () => m.creator_rejected(), tone: 'bad' },
};

/** One submission with all known details. It can take the focus, for the keys j and k. */
export function SubmissionItem({ submission, choice, actions, panel }: SubmissionItemProps) {
  const { id, status, contentType, takenBy, isOwn, mayDecide, title, description } = submission;
  const titleId = `submission-${id}`;
  return (
    <article
      data-item={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-4 rounded-lg border bg-surface p-4 focus:outline-2 focus:outline-brass sm:p-5"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {choice}
        <h3 id={titleId} className="font-sans text-base font-semibold tracking-normal">
          #{id} <span className="font-medium">{contentTypeName(contentType)}</span>
        </h3>
        <Badge tone={STATUS_LOOKS[status].tone}>{STATUS_LOOKS[status].word()}</Badge>
        {status === 'approved' && (
          <span className="text-sm font-medium">{m.ui_points({ points: submission.points })}</span>
        )}
        {isOwn && <Badge tone="brass">{m.portal_review_own()}</Badge>}
        {takenBy !== null && (
          <Badge tone="warn" className="max-w-full">
            <span {...seenTip(takenBy)} className="truncate">
              {rich(m.portal_review_open_by({ name: () => <bdi>{takenBy}</bdi> }))}
            </span>
          </Badge>
        )}
      </div>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm">
        <Submitter submission={submission} />
        <span className="text-muted">
          {rich(m.portal_review_submitted({ ago: () => <Ago at={submission.submittedAt} /> }))}
        </span>
      </p>
      <p className="mt-2">
        <SubmittedLink url={submission.url} />
      </p>
      {title !== null && (
        <p dir="auto" className="mt-2 font-medium wrap-anywhere">
          {title}
        </p>
      )}
      {description !== null && (
        <p dir="auto" className="mt-1 measure text-sm wrap-anywhere whitespace-pre-line">
          {description}
        </p>
      )}
      <DuplicateNote submission={submission} />
      {status !== 'pending' && <Evaluation submission={submission} />}
      <div className="mt-4 flex flex-wrap items-center gap-2">{actions}</div>
      {isOwn && (
        <p className="mt-2 text-sm text-muted">
          {mayDecide ? m.portal_review_own_may() : m.portal_review_own_not()}
        </p>
      )}
      {panel}
    </article>
  );
}

/** The decision: by whom, when, and the comment. */
function Evaluation({ submission }: { submission: AdminSubmission }) {
  const { adminComments } = submission;
  return (
    <div className="mt-3 rounded-md border bg-raised px-3 py-2 text-sm">
      <p className="text-muted">{decisionText(submission)}</p>
      {adminComments !== null && adminComments !== '' && (
        <p dir="auto" className="mt-0.5 measure wrap-anywhere whitespace-pre-line">
          {commentText(adminComments)}
        </p>
      )}
    </div>
  );
}

function decisionText({ status, evaluatedAt, adminUsername }: AdminSubmission): ReactNode {
  const isApproved = status === 'approved';
  const name = () => <bdi className="font-medium text-ink wrap-anywhere">{adminUsername}</bdi>;
  const ago = () => evaluatedAt !== null && <Ago at={evaluatedAt} />;
  if (adminUsername !== null && evaluatedAt !== null) {
    const both = { name, ago };
    return rich(
      isApproved ? m.portal_review_approved_by_at(both) : m.portal_review_rejected_by_at(both),
    );
  }
  if (adminUsername !== null) {
    return rich(
      isApproved ? m.portal_review_approved_by({ name }) : m.portal_review_rejected_by({ name }),
    );
  }
  if (evaluatedAt !== null) {
    return rich(
      isApproved ? m.portal_review_approved_at({ ago }) : m.portal_review_rejected_at({ ago }),
    );
  }
  return STATUS_LOOKS[status].word();
}
