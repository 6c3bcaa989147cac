import type { Hunt } from '#contract/site/hunts.ts';
import { m } from '#web/messages.ts';
import { CluePicture } from '../clue-picture.tsx';

/** The clues of a hunt that is over. Answers stay secret: only their digests are known. */
export function OpenedClues({ id, clues }: { id: string; clues: Hunt['openedClues'] }) {
  if (clues.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 text-lg">{m.hunt_clues()}</h3>
      <ol aria-label={m.hunt_clues()} className="mt-2 grid gap-3 text-sm">
        {clues.map((clue) => (
          <li key={clue.number}>
            <p className="text-muted">{solvedText(clue)}</p>
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{clue.text}</bdi>
            </p>
            {clue.picture && <CluePicture id={id} number={clue.number} picture={clue.picture} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function solvedText({ number, kind, payee }: Hunt['openedClues'][number]): string {
  if (kind === 'answer') return m.hunt_by_answer({ number });
  if (kind === 'link') return m.hunt_by_link({ number });
  return payee === null
    ? m.hunt_by_tip({ number })
    : m.hunt_by_tip_to({ number, member: String(payee) });
}
