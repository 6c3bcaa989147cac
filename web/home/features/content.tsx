import type { ReactNode } from 'react';
import { type ContentType, contentTypeFor } from '#rules/points/content-types.ts';
import { FeatureCard } from './card.tsx';

/** The three steps of a submission. */
export function FeatureContent() {
  return (
    <FeatureCard
      title="Content submission hub"
      text="Posts, videos and memes about the community earn points too, once an administrator approves them."
    >
      <ol className="mt-5">
        <Waypoint name="You submit">A link to a post, video, article or meme.</Waypoint>
        <Waypoint name="An administrator reviews">
          Approved or rejected, with a comment, and rated within its range.
        </Waypoint>
        <Waypoint name="The points are yours" isLast>
          {SHOWN_TYPES.map(rangeText).join(', ')}, and more kinds.
        </Waypoint>
      </ol>
    </FeatureCard>
  );
}

const SHOWN_TYPES = ['twitter_post', 'tiktok_video', 'youtube_video'].map(contentTypeFor);

function rangeText({ displayName, pointRange }: ContentType): string {
  return `${displayName} ${pointRange.replace('-', '–')}`;
}

function Waypoint(props: { name: string; isLast?: boolean; children: ReactNode }) {
  return (
    <li className="relative pb-4 pl-7 last:pb-0">
      <svg
        aria-hidden="true"
        width="15"
        height="100%"
        className="absolute top-0 left-0 fill-none stroke-brass"
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
