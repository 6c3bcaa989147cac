type MarkProps = {
  /** The drawing inside the ring, on a grid of 32 units. */
  path: string;
  size?: number;
  className?: string;
};

/** A mark in a ring with four ticks, like a compass. In the current text colour. */
export function Mark({ path, size = 28, className }: MarkProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="currentColor"
      className={className}
    >
      <circle cx="16" cy="16" r="14.9" fill="none" stroke="currentColor" strokeWidth="1.2" />
      <path
        d="M25.12 6.88l-1.9 1.9M6.88 6.88l1.9 1.9M25.12 25.12l-1.9-1.9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
      />
      <path d={path} />
    </svg>
  );
}
