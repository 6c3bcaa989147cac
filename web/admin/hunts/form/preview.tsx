import { MapPin } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { isAmount, parseAmount } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { Dialog, DialogButtons } from '#web/shell/dialog/dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { type ClueText, type HuntText, isoOf, type PrizeText } from '../draft/hunt-text.ts';
import { DraftPicture } from './draft-picture.tsx';
import { winnersText } from './words.ts';

type PreviewProps = {
  text: HuntText;
  /** Undefined for a hunt that is not stored yet: it has no pictures. */
  huntId: string | undefined;
  onClose: () => void;
};

/** A hunt as members will read it, with every clue and without the answers. */
export function Preview({ text, huntId, onClose }: PreviewProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { title, story, startsAt, endsAt, badge, prizes, clues } = text;
  return (
    <Dialog
      title={title.trim() || m.portal_hunts_no_title()}
      dialog={dialog}
      onClose={onClose}
      wide={true}
    >
      <p className="mt-1 text-sm text-muted">
        {rich(
          m.hunt_times({
            start: () => <Moment at={startsAt} otherwise={m.portal_hunts_no_start()} />,
            end: () => <Moment at={endsAt} otherwise={m.portal_hunts_no_end()} />,
          }),
        )}
      </p>
      <p className="mt-3 whitespace-pre-line wrap-anywhere">
        {story.trim() || m.portal_hunts_no_story()}
      </p>
      <Part title={m.hunt_prizes()}>
        <p className="text-sm text-muted">{winnersText(text.winners)}</p>
        <ol className="mt-2 grid gap-1 empty:hidden">
          {prizes.map((prize, index) => (
            <li key={prize.key}>
              <span className="font-medium">{m.portal_hunts_place({ place: index + 1 })}</span>:{' '}
              <Prize amount={prize.amount} points={prize.points} />
            </li>
          ))}
        </ol>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          {m.portal_hunts_each_finisher(countOf('points', text.finisherPoints))}
          {badge.trim() !== '' && <Badge tone="brass">{badge.trim()}</Badge>}
        </p>
        <p className="mt-2 text-sm text-muted">{playersText(text)}</p>
      </Part>
      <Part title={m.hunts_clues()}>
        <p className="text-sm text-muted">{m.portal_hunts_one_at_a_time()}</p>
        <ol aria-label={m.portal_hunts_preview_clues()} className="mt-2 grid gap-3">
          {clues.map((clue, index) => (
            <li key={clue.key} className="rounded-md border bg-surface p-4">
              <Clue
                clue={clue}
                huntId={huntId}
                place={m.hunt_clue_of({ number: index + 1, clues: clues.length })}
              />
            </li>
          ))}
        </ol>
      </Part>
      <DialogButtons>
        <Button onClick={() => dialog.current?.close()}>{m.portal_hunts_preview_close()}</Button>
      </DialogButtons>
    </Dialog>
  );
}

function Moment({ at, otherwise }: { at: string; otherwise: string }) {
  return at === '' ? otherwise : <UtcTime at={isoOf(at)} />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5">
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  );
}

function Prize({ amount, points }: Omit<PrizeText, 'key'>): ReactNode {
  const units = isAmount(amount.trim()) ? parseAmount(amount.trim()) : 0n;
  const hasPoints = points.trim() !== '' && Number(points) !== 0;
  const coins = () => <Amount units={units} decimals={8} decimalsSmall={8} />;
  if (units > 0n) {
    return hasPoints
      ? rich(m.portal_hunts_prize_both({ coins, ...countOf('points', points) }))
      : coins();
  }
  return hasPoints
    ? m.portal_hunts_prize_points(countOf('points', points))
    : m.portal_hunts_prize_nothing();
}

/** A number as it was typed, and the count by which its noun has its form. */
function countOf<Name extends string>(name: Name, typed: string) {
  const text = typed.trim() || '0';
  return { count: Number(text), [name]: text } as { count: number } & Record<Name, string>;
}

function playersText({ memberDays, leastPoints, leastShares }: HuntText): string {
  const daysText = memberDays.trim() || '0';
  const pointsText = leastPoints.trim() || '0';
  const weeksText = leastShares.trim() || '0';
  const counts = { days: Number(daysText), points: Number(pointsText), weeks: Number(weeksText) };
  return m.portal_hunts_players({ ...counts, daysText, pointsText, weeksText });
}

type ClueProps = { clue: ClueText; huntId: string | undefined; place: string };

function Clue({ clue, huntId, place }: ClueProps) {
  const hint = clue.hint.trim();
  return (
    <>
      <p className="text-sm font-medium text-muted">{place}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">
        {clue.text.trim() || m.portal_hunts_no_text()}
      </p>
      <DraftPicture clue={clue} huntId={huntId} />
      {clue.place.trim() !== '' && (
        <p className="mt-2 flex items-center gap-1.5 text-sm wrap-anywhere">
          <MapPin aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
          {clue.place.trim()}
        </p>
      )}
      <p className="mt-2 text-sm text-muted">{wayText(clue)}</p>
      {hint !== '' && <p className="mt-2 text-sm wrap-anywhere">{hintText(clue, hint)}</p>}
    </>
  );
}

function hintText({ hintAfter, hintUnit }: ClueText, hint: string): ReactNode {
  const when = (text: string) => <span className="text-muted">{text}</span>;
  const values = { ...countOf('after', hintAfter), when, hint };
  return rich(
    hintUnit === 'hours' ? m.portal_hunts_hint_hours(values) : m.portal_hunts_hint_minutes(values),
  );
}

function wayText({ kind, payeeName }: ClueText): string {
  if (kind === 'answer') return m.portal_hunts_by_answer();
  if (kind === 'link') return m.portal_hunts_by_link();
  return payeeName ? m.portal_hunts_by_tip({ name: payeeName }) : m.portal_hunts_by_tip_nobody();
}
