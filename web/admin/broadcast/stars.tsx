import { Star } from 'lucide-react';
import { m } from '#web/messages.ts';

const MAX_STARS = 5;

/** The quality score: one star per point, at most five, and the points as text (docs/spec/portal.md#15-broadcasts). */
export function Stars({ points }: { points: number }) {
  const count = Math.min(MAX_STARS, Math.max(0, Math.floor(points)));
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className="inline-flex text-brass">
        {Array.from({ length: count }, (_, star) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars have no identity.
          <Star key={star} size={16} strokeWidth={1.5} className="fill-current" />
        ))}
      </span>
      <span className="text-sm font-medium">{m.ui_points({ points })}</span>
    </span>
  );
}
