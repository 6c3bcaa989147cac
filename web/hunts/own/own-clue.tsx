import type { ReactNode } from 'react';
import type { Hunt, OwnHunt, ShownClue } from '#contract/site/hunts.ts';
import { m } from '#web/messages.ts';
import { MINUTE_MS, TICK_MS, timeLeft } from '#web/shell/countdown.ts';
import { useNow } from '#web/shell/now.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { CluePicture } from '../clue-picture.tsx';
import { AnswerForm } from './answer-form.tsx';

type OwnClueProps = { hunt: Hunt; clue: ShownClue; own: OwnHunt };

/** The clue to which the member has come, and the way to solve it. */
export function OwnClue({ hunt, clue, own }: OwnClueProps) {
  return (
    <>
      <h3 className="text-lg">{m.hunt_clue_of({ number: clue.number, clues: hunt.clues })}</h3>
      <p className="mt-2 text-lg wrap-anywhere whitespace-pre-line">
        <bdi>{clue.text}</bdi>
      </p>
      {clue.picture !== null && (
        <CluePicture id={hunt.id} number={clue.number} picture={clue.picture} />
      )}
      {(clue.place !== null || clue.hint !== null || clue.hintAt !== null) && (
        <dl className="mt-3 grid gap-2 text-sm">
          {clue.place !== null && <Detail name={m.hunt_where()} text={clue.place} />}
          {clue.hint !== null && <Detail name={m.hunt_hint()} text={clue.hint} />}
          {clue.hintAt !== null && <HintClock at={clue.hintAt} />}
        </dl>
      )}
      <div className="mt-4">
        {clue.kind === 'answer' && <AnswerForm id={hunt.id} nextGuessAt={own.nextGuessAt} />}
        {clue.kind === 'link' && <p className="measure text-muted">{m.hunt_find_link()}</p>}
        {clue.kind === 'tip' && (
          <p className="measure text-muted">
            {rich(
              clue.payee === null
                ? m.hunt_tip_them({ name: (words) => <Payee>{words}</Payee> })
                : m.hunt_tip({ name: () => <Payee>{clue.payee}</Payee> }),
            )}
          </p>
        )}
      </div>
    </>
  );
}

function Payee({ children }: { children: ReactNode }) {
  return <bdi className="font-medium text-ink">{children}</bdi>;
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
  const leftMs = Date.parse(at) - useNow(TICK_MS);
  const text = leftMs < MINUTE_MS ? m.hunt_hint_soon() : m.hunt_hint_in({ time: timeLeft(leftMs) });
  return <Detail name={m.hunt_hint()} text={text} />;
}
