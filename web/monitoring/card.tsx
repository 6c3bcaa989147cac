import type { ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';

type PanelProps = {
  /** The same in every language; the heading's own begins with it. */
  id: string;
  title: string;
  hint?: string;
  isBusy?: boolean;
  children: ReactNode;
};

/** A framed part of the page under its own heading. */
export function Panel({ id, title, hint, isBusy = false, children }: PanelProps) {
  const titleId = `${id}-title`;
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={isBusy}
      className="overflow-hidden rounded-lg border bg-surface"
    >
      <div className="border-b px-4 py-4 sm:px-5">
        <h2 id={titleId} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        {hint && <p className="mt-0.5 text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}

type CardProps = { title: string; hasFailed: boolean; children: ReactNode };

/** One cell of the first row; the frame's background shows as hairlines between cells. */
export function Card({ title, hasFailed, children }: CardProps) {
  return (
    <div className="min-w-0 bg-surface px-4 py-4 sm:px-5">
      <h3 className="mb-2 text-lg">{title}</h3>
      {hasFailed ? <p className="text-sm text-bad">{m.monitor_failed()}</p> : <dl>{children}</dl>}
    </div>
  );
}

type FactProps = {
  name: ReactNode;
  /** Undefined while loading. */
  value: ReactNode | undefined;
  hint?: ReactNode;
  /** The expected length of the value, in characters. */
  chars?: number;
};

/** A name on the left, its value on the right. */
export function Fact({ name, value, hint, chars = 6 }: FactProps) {
  return (
    <div className="flex min-h-8 items-baseline justify-between gap-3 border-b border-line/60 py-1.5 text-sm last:border-b-0">
      <dt className="min-w-0 text-muted">{name}</dt>
      <dd className="text-end font-medium">
        {value ?? <SkeletonText chars={chars} />}
        {hint && <span className="block text-xs font-normal text-muted">{hint}</span>}
      </dd>
    </div>
  );
}

type TileProps = { label: string; value: string | undefined; className?: string };

/** A figure with its name above. */
export function Tile({ label, value, className }: TileProps) {
  return (
    <div className={cx('min-w-0 bg-surface px-4 py-3 sm:px-5', className)}>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-0.5 text-lg font-semibold">{value ?? <SkeletonText chars={4} />}</dd>
    </div>
  );
}

/** Replaces a panel's content if its call failed. */
export function PanelFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-5"
    >
      <p className="text-sm text-bad">{text}</p>
      <Button size="sm" onClick={onRetry}>
        {m.board_retry()}
      </Button>
    </div>
  );
}
