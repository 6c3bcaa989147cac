import type { PointsSystem } from '#contract/points-system.ts';
import { GuidePart } from './guide-part.tsx';

/** What content can be worth, and how to hand it in well. */
export function GuideContent({ contentTypes }: { contentTypes: PointsSystem['contentTypes'] }) {
  return (
    <GuidePart title="Content">
      <table className="w-full text-sm">
        <caption className="sr-only">Content types and the points of an approval</caption>
        <thead>
          <tr className="border-b text-muted">
            <th scope="col" className="pb-1.5 text-left font-normal">
              Type
            </th>
            <th scope="col" className="pb-1.5 text-right font-normal">
              Points
            </th>
            <th scope="col" className="w-16 pb-1.5 text-right font-normal">
              Usual
            </th>
          </tr>
        </thead>
        <tbody>
          {contentTypes.map((type) => (
            <tr key={type.id} className="border-b border-line/60 last:border-b-0">
              <th scope="row" title={type.description} className="py-1.5 text-left font-normal">
                {type.displayName}
              </th>
              <td className="py-1.5 text-right font-medium">{type.pointRange.replace('-', '–')}</td>
              <td className="py-1.5 text-right text-muted">{type.defaultPoints}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
