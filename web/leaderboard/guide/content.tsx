import type { PointsSystem } from '#contract/site/points-system.ts';
import { focusableTip } from '#web/ui/tooltip/tip.ts';
import { GuidePart } from './part.tsx';

/** The points for content, and advice on submitting it. */
export function GuideContent({ contentTypes }: { contentTypes: PointsSystem['contentTypes'] }) {
  return (
    <GuidePart title="Content">
      <table className="w-full text-sm">
        <caption className="sr-only">Content types and the points each can earn</caption>
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
              <th scope="row" className="py-1.5 text-left font-normal">
                <span {...focusableTip(type.description)}>{type.displayName}</span>
              </th>
              <td className="py-1.5 text-right font-medium">{type.pointRange.replace('-', '–')}</td>
              <td className="py-1.5 text-right text-muted">{type.defaultPoints}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4 className="mt-5 text-sm font-medium">Submission tips</h4>
      <ul className="mt-1.5 list-disc space-y-1 pl-4 text-sm text-muted marker:text-edge">
        <li>
          Submit the public link on My Dashboard, under Creators, or send it to the bot; an
          administrator reviews each one.
        </li>
        <li>
          Submitting earns nothing by itself: points come with the approval, within the type’s
          range, for quality and reach.
        </li>
        <li>Make it your own: copies, reposts and repeated links are rejected.</li>
        <li>Name the coin and link to the community, so readers find their way here.</li>
      </ul>
    </GuidePart>
  );
}
