import type { ComponentProps } from 'react';

type DrawingProps = Omit<ComponentProps<'svg'>, 'role' | 'aria-label' | 'aria-hidden' | 'title'> & {
  /** What the picture says. Without it the drawing is decoration that screen readers skip. */
  title?: string | undefined;
};

/** An inline SVG that is either named or silent, never in between. */
export function Drawing({ title, children, ...rest }: DrawingProps) {
  return title === undefined ? (
    <svg {...rest} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg {...rest} role="img" aria-label={title}>
      {children}
    </svg>
  );
}
