import type { ReactNode } from 'react';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { contentTypeFor } from '#rules/points/content-types.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { pointsText, quantityText } from '#web/ui/figures.ts';
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

const STATUS_LOOKS: Readonly<Record<AdminSubmission['status'], { word: string; tone: Tone }>> = {
  pending: { word: 'Pending', tone: 'warn' },
  approved: { word: 'Approved', tone: 'good' },
  rejected: { word: 'Rejected', tone: 'bad' },
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
          #{id} <span className="font-medium">{contentTypeFor(contentType).displayName}</span>
        </h3>
        <Badge tone={STATUS_LOOKS[status].tone}>{STATUS_LOOKS[status].word}</Badge>
        {status === 'approved' && (
          <span className="text-sm font-medium">
            {quantityText(pointsText(submission.points), 'point')}
          </span>
        )}
        {isOwn && <Badge tone="brass">Your own</Badge>}
        {takenBy !== null && (
          <Badge tone="warn" className="max-w-full">
            <span {...seenTip(takenBy)} className="truncate">
              Open by <bdi>{takenBy}</bdi>
            </span>
          </Badge>
        )}
      </div>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 text-sm">
        <Submitter submission={submission} />
        <span className="text-muted">
          submitted <Ago at={submission.submittedAt} />
        </span>
      </p>
      <p className="mt-2">
        <SubmittedLink url={submission.url} />
      </p>
      {title !== null && <p className="mt-2 font-medium wrap-anywhere">{title}</p>}
      {description !== null && (
        <p className="mt-1 measure text-sm wrap-anywhere whitespace-pre-line">{description}</p>
      )}
      <DuplicateNote submission={submission} />
      {status !== 'pending' && <Evaluation submission={submission} />}
      <div className="mt-4 flex flex-wrap items-center gap-2">{actions}</div>
      {isOwn && (
        <p className="mt-2 text-sm text-muted">
          You submitted this yourself.{' '}
          {mayDecide
            ? 'Nobody else can decide, so you may; the audit log says so.'
            : 'Another administrator has to decide.'}
        </p>
      )}
      {panel}
    </article>
  );
}

/** The decision: by whom, when, and the comment. */
function Evaluation({ submission }: { submission: AdminSubmission }) {
  const { evaluatedAt, adminUsername, adminComments, status } = submission;
  return (
    <div className="mt-3 rounded-md border bg-raised px-3 py-2 text-sm">
      <p className="text-muted">
        {status === 'approved' ? 'Approved' : 'Rejected'}
        {adminUsername !== null && (
          <>
            {' by '}
            <bdi className="font-medium text-ink wrap-anywhere">{adminUsername}</bdi>
          </>
        )}
        {evaluatedAt !== null && (
          <>
            {', '}
            <Ago at={evaluatedAt} />
          </>
        )}
      </p>
      {adminComments !== null && adminComments !== '' && (
        <p className="mt-0.5 measure wrap-anywhere whitespace-pre-line">{adminComments}</p>
      )}
    </div>
  );
}
