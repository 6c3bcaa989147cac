import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';

/** A row of figures. */
export function Tiles({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="overflow-hidden rounded-lg border bg-line">
      <dl className="grid gap-px sm:grid-flow-col sm:auto-cols-fr">{children}</dl>
    </section>
  );
}

type TileProps = {
  label: string;
  /** Undefined while it loads. */
  value: ReactNode | undefined;
  note?: ReactNode;
  className?: string;
};

export function Tile({ label, value, note, className }: TileProps) {
  return (
    <div className={cx('min-w-0 bg-surface px-4 py-3.5 sm:px-5', className)}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-display text-2xl font-semibold tracking-[-0.015em] wrap-anywhere">
        {value ?? <SkeletonText chars={4} />}
      </dd>
      {note !== undefined && <dd className="text-xs text-muted">{note}</dd>}
    </div>
  );
}
