import { ChevronLeft, ChevronRight } from 'lucide-react';
import { m } from '#web/messages.ts';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

type PaginationProps = {
  /** From 1. */
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
  /** The subject of the pages, for screen readers: 'Leaderboard pages'. */
  label?: string;
  className?: string;
};

export function Pagination({
  page,
  totalPages,
  onPageChange,
  label = m.ui_pages(),
  className,
}: PaginationProps) {
  return (
    <nav aria-label={label} className={cx('flex items-center justify-between gap-3', className)}>
      <Button disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <ChevronLeft
          aria-hidden="true"
          size={16}
          strokeWidth={1.5}
          className="-ms-1 rtl:-scale-x-100"
        />
        {m.ui_previous()}
      </Button>
      <p aria-live="polite" className="text-sm text-muted">
        {m.ui_page_of({ page: String(page), pages: String(Math.max(totalPages, 1)) })}
      </p>
      <Button disabled={page >= totalPages} onClick={() => onPageChange(page + 1)}>
        {m.ui_next()}
        <ChevronRight
          aria-hidden="true"
          size={16}
          strokeWidth={1.5}
          className="-me-1 rtl:-scale-x-100"
        />
      </Button>
    </nav>
  );
}
