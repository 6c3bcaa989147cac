import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

type CardProps = Omit<ComponentProps<'section'>, 'className' | 'title'> & {
  as?: 'section' | 'article' | 'div' | 'li';
  /** `none` for a card whose content draws its own rows up to the border. */
  padding?: 'none' | 'sm' | 'md';
  className?: string | undefined;
};

/** A sheet on the chart: a shade lighter, with a hairline instead of a shadow. */
export function Card({ as = 'section', padding = 'md', className, ...rest }: CardProps) {
  // The four elements take the same attributes; the compiler only knows them one at a time.
  const Element = as as 'section';
  return (
    <Element
      {...rest}
      className={cx('rounded-lg border border-line bg-surface', PADDINGS[padding], className)}
    />
  );
}

const PADDINGS = { none: '', sm: 'p-4', md: 'p-4 sm:p-6' } as const;

type CardHeaderProps = {
  title: ReactNode;
  /** One muted line under the title. */
  hint?: ReactNode;
  /** A badge or a button at the other end of the line. */
  aside?: ReactNode;
  level?: 2 | 3;
  id?: string;
};

export function CardHeader({ title, hint, aside, level = 2, id }: CardHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="mb-4 flex items-start justify-between gap-4">
      <div className="min-w-0">
        <Heading {...(id && { id })} className={level === 2 ? 'text-xl' : 'text-lg'}>
          {title}
        </Heading>
        {hint && <p className="mt-0.5 text-sm text-muted">{hint}</p>}
      </div>
      {aside}
    </div>
  );
}

type TileProps = {
  label: ReactNode;
  value: ReactNode;
  /** A muted line below: a unit, a threshold, a comparison. */
  hint?: ReactNode;
  className?: string;
};

/** One figure with its name, for rows of tiles: put several into a `<dl>`. */
export function Tile({ label, value, hint, className }: TileProps) {
  return (
    <div className={cx('min-w-0 rounded-md border border-line bg-raised px-4 py-3', className)}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1 font-display text-2xl font-semibold tracking-[-0.015em]">{value}</dd>
      {hint && <dd className="mt-0.5 text-xs text-muted">{hint}</dd>}
    </div>
  );
}
