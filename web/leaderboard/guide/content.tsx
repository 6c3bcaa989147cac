import type { PointsSystem } from '#contract/site/points-system.ts';
import { m } from '#web/messages.ts';
import { apart } from '#web/ui/figures.ts';
import { focusableTip } from '#web/ui/tooltip/tip.ts';
import { contentTypeText } from './content-type-text.ts';
import { GuidePart } from './part.tsx';

/** The points for content, and advice on submitting it. */
export function GuideContent({ contentTypes }: { contentTypes: PointsSystem['contentTypes'] }) {
  return (
    <GuidePart title={m.guide_content()}>
      <table className="w-full text-sm">
        <caption className="sr-only">{m.guide_content_table()}</caption>
        <thead>
          <tr className="border-b text-muted">
            <th scope="col" className="pb-1.5 text-start font-normal">
              {m.guide_type()}
            </th>
            <th scope="col" className="pb-1.5 text-end font-normal">
              {m.guide_points()}
            </th>
            <th scope="col" className="w-16 pb-1.5 text-end font-normal">
              {m.guide_usual()}
            </th>
          </tr>
        </thead>
        <tbody>
          {contentTypes.map((type) => (
            <ContentTypeRow key={type.id} type={type} />
          ))}
        </tbody>
      </table>
      <h4 className="mt-5 text-sm font-medium">{m.guide_advice()}</h4>
      <ul className="mt-1.5 list-disc space-y-1 ps-4 text-sm text-muted marker:text-edge">
        <li>{m.guide_advice_link()}</li>
        <li>{m.guide_advice_approval()}</li>
        <li>{m.guide_advice_own()}</li>
        <li>{m.guide_advice_name()}</li>
      </ul>
    </GuidePart>
  );
}

function ContentTypeRow({ type }: { type: PointsSystem['contentTypes'][number] }) {
  const { name, about } = contentTypeText(type);
  return (
    <tr className="border-b border-line/60 last:border-b-0">
      <th scope="row" className="py-1.5 text-start font-normal">
        <span {...focusableTip(about)}>{name}</span>
      </th>
      <td className="py-1.5 text-end font-medium">
        <span {...apart()}>{type.pointRange.replace('-', '–')}</span>
      </td>
      <td className="py-1.5 text-end text-muted">{type.defaultPoints}</td>
    </tr>
  );
}
