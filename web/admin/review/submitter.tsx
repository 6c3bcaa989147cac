import { BadgeCheck } from 'lucide-react';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { m } from '#web/messages.ts';

export function submitterName(member: { username: string | null; displayName: string }): string {
  return member.username === null ? member.displayName : `@${member.username}`;
}

/** The submitter, and whether their X account is verified. */
export function Submitter({ submission }: { submission: AdminSubmission }) {
  const { twitterHandle, twitterVerified } = submission;
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-1.5">
      <bdi className="font-medium wrap-anywhere">{submitterName(submission)}</bdi>
      {twitterVerified ? (
        <span className="inline-flex items-center gap-1 text-sm text-good">
          <BadgeCheck aria-hidden="true" size={16} strokeWidth={1.5} />
          {twitterHandle === null
            ? m.portal_review_x_verified()
            : m.portal_review_x_verified_as({ handle: `@${twitterHandle}` })}
        </span>
      ) : (
        <span className="text-sm text-muted">
          {twitterHandle === null
            ? m.portal_review_x_none()
            : m.portal_review_x_not_verified_as({ handle: `@${twitterHandle}` })}
        </span>
      )}
    </span>
  );
}
