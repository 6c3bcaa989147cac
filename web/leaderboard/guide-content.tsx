import type { PointsSystem } from '#contract/points-system.ts';
import { GuidePart, PointsList } from './guide-part.tsx';

/** What content can be worth, and how to hand it in well. */
export function GuideContent({ contentTypes }: { contentTypes: PointsSystem['contentTypes'] }) {
  return (
    <GuidePart title="Content">
      <PointsList
        title="Content types"
        hint="points, usual value"
        items={contentTypes.map((type) => ({
          id: type.id,
          name: type.displayName,
          points: `${type.pointRange.replace('-', '–')}, ${type.defaultPoints}`,
        }))}
      />
      <h4 className="mt-5 text-sm font-medium">Submission tips</h4>
      <ul className="mt-1.5 list-disc space-y-1 pl-4 text-sm text-muted marker:text-edge">
        <li>Submit the public link in chat with the bot; an administrator looks at each one.</li>
        <li>Points are given at approval, within the range of the type, by quality and reach.</li>
        <li>Make it your own: copies, reposts and the same link twice are turned down.</li>
        <li>Name the coin and link to the community, so that readers find the way here.</li>
      </ul>
    </GuidePart>
  );
}
