import { MapPin } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { isAmount, parseAmount } from '#rules/amounts.ts';
import { Dialog, DialogButtons } from '#web/shell/dialog/dialog.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { quantityText } from '#web/ui/figures.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { type ClueText, type HuntText, isoOf, type PrizeText } from '../draft/hunt-text.ts';
import { DraftPicture } from './draft-picture.tsx';
import { placeText, WINNERS_TEXT } from './words.ts';

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
    <Dialog title={title.trim() || 'No title yet'} dialog={dialog} onClose={onClose} wide={true}>
      <p className="mt-1 text-sm text-muted">
        <Moment at={startsAt} of="start" /> to <Moment at={endsAt} of="end" />
      </p>
      <p className="mt-3 whitespace-pre-line wrap-anywhere">{story.trim() || 'No story yet.'}</p>
      <Part title="Prizes">
        <p className="text-sm text-muted">{WINNERS_TEXT[text.winners]}</p>
        <ol className="mt-2 grid gap-1 empty:hidden">
          {prizes.map((prize, index) => (
            <li key={prize.key}>
              <span className="font-medium">{placeText(index + 1)}</span>: <Prize {...prize} />
            </li>
          ))}
        </ol>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          Each finisher: {quantityText(text.finisherPoints.trim() || '0', 'point')}
          {badge.trim() !== '' && <Badge tone="brass">{badge.trim()}</Badge>}
        </p>
        <p className="mt-2 text-sm text-muted">{playersText(text)}</p>
      </Part>
      <Part title="Clues">
        <p className="text-sm text-muted">Members see one clue at a time.</p>
        <ol aria-label="Clues of the preview" className="mt-2 grid gap-3">
          {clues.map((clue, index) => (
            <li key={clue.key} className="rounded-md border bg-surface p-4">
              <Clue clue={clue} huntId={huntId} place={`Clue ${index + 1} of ${clues.length}`} />
            </li>
          ))}
        </ol>
      </Part>
      <DialogButtons>
        <Button onClick={() => dialog.current?.close()}>Close the preview</Button>
      </DialogButtons>
    </Dialog>
  );
}

function Moment({ at, of }: { at: string; of: string }) {
  return at === '' ? `no ${of} yet` : <UtcTime at={isoOf(at)} />;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-5">
      <h3 className="text-lg">{title}</h3>
      {children}
    </div>
  );
}

function Prize({ amount, points }: PrizeText) {
  const units = isAmount(amount.trim()) ? parseAmount(amount.trim()) : 0n;
  const hasPoints = points.trim() !== '' && Number(points) !== 0;
  return (
    <>
      {units > 0n && <Amount units={units} decimals={8} decimalsSmall={8} />}
      {units > 0n && hasPoints && ' and '}
      {hasPoints && quantityText(points.trim(), 'point')}
      {units === 0n && !hasPoints && 'nothing yet'}
    </>
  );
}

function playersText({ memberDays, leastPoints, leastShares }: HuntText): string {
  const days = memberDays.trim() || '0';
  const points = leastPoints.trim() || '0';
  const shares = leastShares.trim() || '0';
  const terms = [
    ...(days === '0' ? [] : [`joined at least ${quantityText(days, 'day')} before the start`]),
    ...(points === '0' ? [] : [`have at least ${quantityText(points, 'point')}`]),
    ...(shares === '0'
      ? []
      : [`had a share of the pool in at least ${quantityText(shares, 'week')}`]),
    'have set an address',
    'are not banned',
  ];
  return `For members who ${terms.slice(0, -1).join(', ')} and ${terms.at(-1)}.`;
}

type ClueProps = { clue: ClueText; huntId: string | undefined; place: string };

function Clue({ clue, huntId, place }: ClueProps) {
  const hint = clue.hint.trim();
  return (
    <>
      <p className="text-sm font-medium text-muted">{place}</p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{clue.text.trim() || 'No text yet.'}</p>
      <DraftPicture clue={clue} huntId={huntId} />
      {clue.place.trim() !== '' && (
        <p className="mt-2 flex items-center gap-1.5 text-sm wrap-anywhere">
          <MapPin aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
          {clue.place.trim()}
        </p>
      )}
      <p className="mt-2 text-sm text-muted">{wayText(clue)}</p>
      {hint !== '' && (
        <p className="mt-2 text-sm wrap-anywhere">
          <span className="text-muted">
            Hint, {quantityText(clue.hintAfter, clue.hintUnit.slice(0, -1))} after the start:
          </span>{' '}
          {hint}
        </p>
      )}
    </>
  );
}

function wayText({ kind, payeeName }: ClueText): string {
  if (kind === 'answer') return 'Answered with a word or phrase.';
  if (kind === 'link') return 'Solved by opening a hidden link.';
  return `Solved by a tip to ${payeeName || 'a member who is not chosen yet'}.`;
}
