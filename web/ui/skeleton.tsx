import { cx } from './cx.ts';

type SkeletonProps = {
  /** Gives it the exact size of what will stand here: `h-8 w-24`. */
  className: string;
};

/** Room kept for what is still on its way. The place around it says so to screen readers (`aria-busy`). */
export function Skeleton({ className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx('block rounded-sm bg-sunken motion-safe:animate-breathe', className)}
    />
  );
}

type SkeletonTextProps = {
  /** Characters of the text to come; the line is as high as the text around it. */
  chars: number;
};

/** Room for words inside a line: takes exactly the height of the line, so that nothing moves when they come. */
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
