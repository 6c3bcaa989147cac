import { cx } from './cx.ts';

type SkeletonProps = {
  /** The exact size of the content to come: `h-8 w-24`. */
  className: string;
};

/** A placeholder for content that is still loading. Its container sets `aria-busy`. */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx('block rounded-sm bg-sunken motion-safe:animate-breathe', className)}
    />
  );
}

type SkeletonTextProps = {
  /** The expected length of the text, in characters. */
  chars: number;
};

/** A placeholder inside a line of text, with exactly the line's height. */
export function SkeletonText({ chars }: SkeletonTextProps) {
  return (
    <span
      aria-hidden="true"
      className="rounded-sm bg-sunken text-transparent select-none motion-safe:animate-breathe"
    >
      {'0'.repeat(chars)}
    </span>
  );
}
