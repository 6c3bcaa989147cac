import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { Ago } from '../ago.tsx';
import { submissionsPath } from '../sections.ts';
import { submitterName } from './submitter.tsx';

/** A note that the same link was submitted before; the reviewer decides what that means. */
export function DuplicateNote({ submission }: { submission: AdminSubmission }) {
  const { duplicateOf } = submission;
  if (duplicateOf === null) return null;
  return (
    <p className="mt-3 rounded-md border border-warn/35 bg-warn-wash px-3 py-2 text-sm text-warn">
      Possible duplicate of{' '}
      <PageLink
        href={submissionsPath(duplicateOf.url)}
        className="font-medium underline underline-offset-4 pointer-coarse:inline-block pointer-coarse:min-w-6 pointer-coarse:py-3"
      >
        #{duplicateOf.id}
      </PageLink>{' '}
      ({duplicateOf.status}), submitted by{' '}
      <bdi className="wrap-anywhere">{submitterName(duplicateOf)}</bdi>{' '}
      <Ago at={duplicateOf.submittedAt} />.
    </p>
  );
}
