import type { ReactNode } from 'react';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import type { Rich } from '#rules/messages/numbers.ts';
import { m } from '#web/messages.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { Ago } from '../ago.tsx';
import { submissionsPath } from '../sections.ts';
import { submitterName } from './submitter.tsx';

type Parts = Record<'name' | 'ago', () => ReactNode> & {
  id: string;
  a: (text: string) => ReactNode;
};

const NOTES: Readonly<Record<AdminSubmission['status'], (parts: Parts) => Rich<ReactNode>>> = {
  pending: (parts) => m.portal_review_duplicate_pending(parts),
  approved: (parts) => m.portal_review_duplicate_approved(parts),
  rejected: (parts) => m.portal_review_duplicate_rejected(parts),
};

/** A note that the same link was submitted before; the reviewer decides what that means. */
export function DuplicateNote({ submission }: { submission: AdminSubmission }) {
  const { duplicateOf } = submission;
  if (duplicateOf === null) return null;
  return (
    <p className="mt-3 rounded-md border border-warn/35 bg-warn-wash px-3 py-2 text-sm text-warn">
      {rich(
        NOTES[duplicateOf.status]({
          id: `#${duplicateOf.id}`,
          a: (text) => (
            <PageLink
              href={submissionsPath(duplicateOf.url)}
              className="font-medium underline underline-offset-4 pointer-coarse:inline-block pointer-coarse:min-w-6 pointer-coarse:py-3"
            >
              {text}
            </PageLink>
          ),
          name: () => <bdi className="wrap-anywhere">{submitterName(duplicateOf)}</bdi>,
          ago: () => <Ago at={duplicateOf.submittedAt} />,
        }),
      )}
    </p>
  );
}
