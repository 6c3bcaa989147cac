import { useState } from 'react';
import type { WeekPage } from '#contract/site/weeks.ts';
import { Button } from '#web/ui/button.tsx';
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
        {data.holdReason === null ? 'Your objections' : 'Your share is held'}
      </h2>
      {data.holdReason !== null && (
        <>
          <p className="measure text-sm">
            It is not paid until an administrator releases it, and it is not lost. Reason:{' '}
            <span className="whitespace-pre-line wrap-anywhere">{data.holdReason}</span>
          </p>
          {own === undefined && (
            <div>
              <Button onClick={() => setIsObjecting(true)}>Object</Button>
            </div>
          )}
        </>
      )}
      {own && <Objection objection={own} about="Your objection to the hold" />}
      {others.map((objection) => (
        <Objection
          key={objection.userId}
          objection={objection}
          about={`Your objection to the share of member ${objection.userId}`}
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

function Objection({
  objection: { reason, upheld, note },
  about,
}: {
  objection: Standing['objections'][number];
  about: string;
}) {
  const outcome =
    upheld === null
      ? 'An administrator decides.'
      : upheld
        ? 'It was upheld.'
        : 'It was turned down.';
  return (
    <div className="text-sm">
      <p>
        <span className="font-medium">{about}:</span>{' '}
        <span className="whitespace-pre-line wrap-anywhere">{reason}</span>
      </p>
      <p className="text-muted wrap-anywhere">
        {outcome} {note}
      </p>
    </div>
  );
}
