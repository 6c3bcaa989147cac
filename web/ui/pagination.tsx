import { ChevronLeft, ChevronRight } from 'lucide-react';
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
  label = 'Pages',
  className,
}: PaginationProps) {
  return (
    <nav aria-label={label} className={cx('flex items-center justify-between gap-3', className)}>
      <Button disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <ChevronLeft aria-hidden="true" size={16} strokeWidth={1.5} className="-ml-1" />
        Previous
      </Button>
      <p aria-live="polite" className="text-sm text-muted">
        Page {page} of {Math.max(totalPages, 1)}
      </p>
      <Button disabled={page >= totalPages} onClick={() => onPageChange(page + 1)}>
        Next
        <ChevronRight aria-hidden="true" size={16} strokeWidth={1.5} className="-mr-1" />
      </Button>
    </nav>
  );
}
