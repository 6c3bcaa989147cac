import type { ReactNode } from 'react';
import { MAX_LISTED } from '#rules/pages.ts';
import { failureText } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';
import { type FailedAnswer, RetryButton } from '#web/shell/load/load-failure.tsx';
import { PastLastPage } from '#web/shell/load/paged-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { countText } from '#web/ui/figures.ts';
import { Notice } from '#web/ui/notice.tsx';

type SectionHeadingProps = { title: string; lead: string; children?: ReactNode };

/** A section's name and purpose, and the actions on the whole section. */
export function SectionHeading({ title, lead, children }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 id="section-title" tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <p className="mt-0.5 measure text-sm text-muted">{lead}</p>
      </div>
      {children}
    </div>
  );
}

/** Moves the focus to the section's title, for when the focused element is gone. */
export function focusSection(): void {
  document.getElementById('section-title')?.focus();
}

/** The part of a button's label for screen readers only: its subject. */
export function unseen(text: string): ReactNode {
  return <span className="sr-only">{text}</span>;
}

/** In the place of a list that only the bot owner sees. */
export function ForOwner({ children }: { children: ReactNode }) {
  return (
    <Notice kind="empty" level={3} title={m.portal_for_owner()} className="mt-4">
      {children}
    </Notice>
  );
}

/** A small error message inside a dialog, with a button to try again. */
export function DialogFailure(props: { text: string; answer: FailedAnswer }) {
  const { text, answer } = props;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-bad">{failureText(text, answer.error)}</p>
      <RetryButton answer={answer} />
    </div>
  );
}

type ListPartsProps = {
  /** The kind of items, as shown. */
  of: string;
  page: number;
  /** The number of items on this page. */
  count: number;
  onPage: (page: number) => void;
};

/** Page links for a list whose response has no total: the part shown, and the way to the others. */
export function ListParts({ of, page, count, onPage }: ListPartsProps) {
  const isFull = count === MAX_LISTED;
  if (page > 1 && count === 0) return <PastLastPage of={of} onFirst={() => onPage(1)} />;
  if (page === 1 && !isFull) return null;
  const before = (page - 1) * MAX_LISTED;
  const most = String(MAX_LISTED);
  function go(next: number): void {
    onPage(next);
    focusSection();
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-sm text-muted">
        {m.portal_showing({
          of,
          from: countText(before + 1),
          to: countText(before + count),
        })}
      </p>
      {page > 1 && (
        <Button onClick={() => go(page - 1)}>{m.portal_previous({ count: most })}</Button>
      )}
      {isFull && <Button onClick={() => go(page + 1)}>{m.portal_next({ count: most })}</Button>}
    </div>
  );
}
