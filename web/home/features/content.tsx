import type { ReactNode } from 'react';
import { contentTypeFor } from '#rules/points/content-types.ts';
import { m } from '#web/messages.ts';
import { FeatureCard } from './card.tsx';

/** The three steps of a submission. */
export function FeatureContent() {
  return (
    <FeatureCard title={m.home_content()} text={m.home_content_text()}>
      <ol className="mt-5">
        <Waypoint name={m.home_content_submit()}>{m.home_content_submit_text()}</Waypoint>
        <Waypoint name={m.home_content_review()}>{m.home_content_review_text()}</Waypoint>
        <Waypoint name={m.home_content_earn()} isLast>
          {m.home_content_earn_text({
            postRange: rangeOf('twitter_post'),
            shortRange: rangeOf('tiktok_video'),
            videoRange: rangeOf('youtube_video'),
          })}
        </Waypoint>
      </ol>
    </FeatureCard>
  );
}

function rangeOf(type: string): string {
  return contentTypeFor(type).pointRange.replace('-', '–');
}

function Waypoint(props: { name: string; isLast?: boolean; children: ReactNode }) {
  return (
    <li className="relative pb-4 ps-7 last:pb-0">
      <svg
        aria-hidden="true"
        width="15"
        height="100%"
        className="absolute top-0 start-0 fill-none stroke-brass"
      >
        {!props.isLast && (
          <line x1="7.5" x2="7.5" y1="20" y2="100%" strokeWidth="1.5" strokeDasharray="4 4" />
        )}
        <circle cx="7.5" cy="12" r="5" strokeWidth="1.5" />
        <circle cx="7.5" cy="12" r="1" className="fill-brass" />
      </svg>
      <p className="font-medium">{props.name}</p>
      <p className="text-sm text-muted">{props.children}</p>
    </li>
  );
}
