import { type ReactNode, useState } from 'react';
import type { WeekPage } from '#contract/site/weeks.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { useOwnStanding } from '../calls.ts';
import { ObjectDialog } from './object-dialog.tsx';

type Standing = NonNullable<ReturnType<typeof useOwnStanding>['data']>;

/**
 * The reason why the viewer's share is held, a way to object, and the outcome. Renders nothing if the share is not held and there
 * was no objection.
 */
export function OwnShare({ week }: { week: WeekPage }) {
  const { data } = useOwnStanding(week.week, true);
  const [isObjecting, setIsObjecting] = useState(false);
  if (!data || (data.holdReason === null && data.objections.length === 0)) return null;
  const ownId = data.userId;
  const own = data.objections.find(({ userId }) => userId === ownId);
  const others = data.objections.filter(({ userId }) => userId !== ownId);
  return (
    <section
      aria-labelledby="own-share-title"
      className="grid gap-3 rounded-lg border border-warn/40 bg-warn-wash px-4 py-4 sm:px-5"
    >
      <h2 id="own-share-title" className="text-xl">
        {data.holdReason === null ? m.week_own_objections() : m.week_own_held()}
      </h2>
      {data.holdReason !== null && (
        <>
          <p className="measure text-sm">
            {rich(m.week_own_held_text({ reason: () => <Said text={data.holdReason} /> }))}
          </p>
          {own === undefined && (
            <div>
              <Button onClick={() => setIsObjecting(true)}>{m.week_own_object()}</Button>
            </div>
          )}
        </>
      )}
      {own && <Objection objection={own} title={m.week_objection_hold} />}
      {others.map((objection) => (
        <Objection
          key={objection.userId}
          objection={objection}
          title={(tags) => m.week_objection_share({ number: objection.userId, ...tags })}
        />
      ))}
      {isObjecting && (
        <ObjectDialog
          week={week.week}
          memberId={ownId}
          name={null}
          onClose={() => setIsObjecting(false)}
        />
      )}
    </section>
  );
}

type ObjectionProps = {
  objection: Standing['objections'][number];
  /** The message with the objection's subject and its reason. */
  title(tags: {
    about: (text: ReactNode) => ReactNode;
    reason: () => ReactNode;
  }): readonly ReactNode[];
};

function Objection({ objection: { reason, upheld, note }, title }: ObjectionProps) {
  const outcome =
    upheld === null
      ? m.week_objection_open()
      : upheld
        ? m.week_objection_upheld()
        : m.week_objection_turned_down();
  return (
    <div className="text-sm">
      <p>
        {rich(
          title({
            about: (text) => <span className="font-medium">{text}</span>,
            reason: () => <Said text={reason} />,
          }),
        )}
      </p>
      <p className="text-muted wrap-anywhere">
        {outcome} {note}
      </p>
    </div>
  );
}

function Said({ text }: { text: string | null }) {
  return <span className="whitespace-pre-line wrap-anywhere">{text}</span>;
}
