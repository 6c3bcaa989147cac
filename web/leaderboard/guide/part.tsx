import type { ReactNode } from 'react';
import { apart, pointsText } from '#web/ui/figures.ts';

type GuidePartProps = { title: string; children: ReactNode };

/** One column of the guide. */
export function GuidePart({ title, children }: GuidePartProps) {
  return (
    <section className="min-w-0 bg-surface px-4 py-5 sm:px-5">
      <h3 className="mb-3 text-lg">{title}</h3>
      {children}
    </section>
  );
}

type PointsListProps = {
  title: string;
  hint?: string;
  items: readonly { id: string; name: ReactNode; points: string }[];
};

/** Actions on the left, points on the right. */
export function PointsList({ title, hint, items }: PointsListProps) {
  if (items.length === 0) return null;
  return (
    <div className="not-first:mt-5">
      <h4 className="flex items-baseline justify-between gap-3 border-b pb-1.5 text-sm font-medium">
        {title}
        {hint && <span className="font-normal text-muted">{hint}</span>}
      </h4>
      <dl>
        {items.map((item) => (
          <div
            key={item.id}
            className="flex items-baseline justify-between gap-4 border-b border-line/60 py-1.5 text-sm last:border-b-0"
          >
            <dt className="min-w-0">{item.name}</dt>
            <dd className="shrink-0 font-medium">
              <span {...apart()}>{item.points}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** '+3', '+0.25'. */
export function gainText(points: number): string {
  return `+${pointsText(points)}`;
}
