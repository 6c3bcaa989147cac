import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

type FeatureCardProps = { title: string; text: string; className?: string; children: ReactNode };

/** One cell of the feature grid; the grid's background shows as hairlines between cells. */
export function FeatureCard({ title, text, className, children }: FeatureCardProps) {
  return (
    <article className={cx('flex min-w-0 flex-col bg-surface p-5 sm:p-6', className)}>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2 measure text-muted">{text}</p>
      {children}
    </article>
  );
}
