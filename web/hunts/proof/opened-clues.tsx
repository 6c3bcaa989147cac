import type { Hunt } from '#contract/site/hunts.ts';
import { CluePicture } from '../clue-picture.tsx';

const KINDS = { answer: 'a word or phrase', link: 'a hidden link', tip: 'a tip' } as const;

/** The clues of a hunt that is over. Answers stay secret: only their digests are known. */
export function OpenedClues({ id, clues }: { id: string; clues: Hunt['openedClues'] }) {
  if (clues.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 text-lg">The clues</h3>
      <ol aria-label="The clues" className="mt-2 grid gap-3 text-sm">
        {clues.map(({ number, kind, text, payee, picture }) => (
          <li key={number}>
            <p className="text-muted">
              Clue {number}, solved by {KINDS[kind]}
              {payee !== null && ` to member ${payee}`}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">
              <bdi>{text}</bdi>
            </p>
            {picture && <CluePicture id={id} number={number} picture={picture} />}
          </li>
        ))}
      </ol>
    </>
  );
}
