import type { Hunt, OwnHunt, ShownClue } from '#contract/site/hunts.ts';
import { useCountdown } from '#web/shell/countdown.ts';
import { CluePicture } from '../clue-picture.tsx';
import { AnswerForm } from './answer-form.tsx';

type OwnClueProps = { hunt: Hunt; clue: ShownClue; own: OwnHunt };

/** The clue to which the member has come, and the way to solve it. */
export function OwnClue({ hunt, clue, own }: OwnClueProps) {
  return (
    <>
      <h3 className="text-lg">
        Clue {clue.number} of {hunt.clues}
      </h3>
      <p className="mt-2 text-lg wrap-anywhere whitespace-pre-line">
        <bdi>{clue.text}</bdi>
      </p>
      {clue.picture !== null && (
        <CluePicture id={hunt.id} number={clue.number} picture={clue.picture} />
      )}
      {(clue.place !== null || clue.hint !== null || clue.hintAt !== null) && (
        <dl className="mt-3 grid gap-2 text-sm">
          {clue.place !== null && <Detail name="Place" text={clue.place} />}
          {clue.hint !== null && <Detail name="Hint" text={clue.hint} />}
          {clue.hintAt !== null && <HintClock at={clue.hintAt} />}
        </dl>
      )}
      <div className="mt-4">
        {clue.kind === 'answer' && <AnswerForm id={hunt.id} nextGuessAt={own.nextGuessAt} />}
        {clue.kind === 'link' && (
          <p className="measure text-muted">
            Find the link: it is hidden on a page, or printed as a QR code. Open it in this browser.
          </p>
        )}
        {clue.kind === 'tip' && (
          <p className="measure text-muted">
            Tip <bdi className="font-medium text-ink">{clue.payee ?? 'the member'}</bdi> to go on. A
            tip that you make from now on counts once it is confirmed; this page follows by itself.
          </p>
        )}
      </div>
    </>
  );
}

function Detail({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">
        <bdi>{text}</bdi>
      </dd>
    </div>
  );
}

function HintClock({ at }: { at: string }) {
  const left = useCountdown(at);
  return <Detail name="Hint" text={left === 'Now' ? 'Comes in a moment.' : `Comes in ${left}.`} />;
}
