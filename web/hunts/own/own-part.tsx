import { useEffect, useState } from 'react';
import type { Hunt } from '#contract/site/hunts.ts';
import { m } from '#web/messages.ts';
import { LoadFailure } from '#web/shell/load/load-failure.tsx';
import { useSignInPlace } from '#web/shell/sign-in/use-sign-in-place.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useOwnHunt } from '../calls.ts';
import { Panel } from '../panel.tsx';
import { keepAnswer, typedAnswer } from './begun.ts';
import { OwnClue } from './own-clue.tsx';
import { REFUSALS } from './refusals.ts';

/** The viewer's own part in the hunt, or the sign-in. Nothing where there is nothing to play. */
export function OwnPart({ hunt }: { hunt: Hunt }) {
  const { viewer } = useViewer();
  if (hunt.status === 'upcoming' || hunt.status === 'cancelled') return null;
  if (viewer !== null) return <MemberPart key={viewer.telegramId} hunt={hunt} />;
  return hunt.status === 'running' ? <SignInOffer /> : null;
}

function SignInOffer() {
  const { canSignIn, Place, open } = useSignInPlace();
  return (
    <Panel title={m.hunt_own()}>
      <p className="mb-4 measure text-muted">
        {canSignIn ? m.hunt_own_sign_in() : m.hunt_own_no_sign_in()}
      </p>
      {Place ? (
        <Place purpose={m.hunt_own_purpose()} onDone={() => undefined} />
      ) : (
        canSignIn && (
          <Button variant="primary" onClick={open}>
            {m.shell_sign_in()}
          </Button>
        )
      )}
    </Panel>
  );
}

function MemberPart({ hunt }: { hunt: Hunt }) {
  const isRunning = hunt.status === 'running';
  const [isBegun, setIsBegun] = useState(false);
  // After hydration: the server does not know the tab's drafts.
  useEffect(() => {
    if (typedAnswer(hunt.id) !== null) setIsBegun(true);
  }, [hunt.id]);
  // Once it is over, asking begins nothing.
  const answer = useOwnHunt(hunt.id, isBegun || !isRunning);
  const own = answer.data;

  function begin(): void {
    keepAnswer(hunt.id, '');
    setIsBegun(true);
  }

  if (isRunning && !isBegun) {
    return (
      <Panel title={m.hunt_own()}>
        <p className="mb-4 measure text-muted">{m.hunt_begin_text()}</p>
        <Button variant="primary" size="lg" onClick={begin}>
          {m.hunt_begin()}
        </Button>
      </Panel>
    );
  }
  if (own === undefined && answer.error) {
    return (
      <LoadFailure title={m.hunt_own_failed()} answer={answer} kept={m.weeks_kept()} level={2} />
    );
  }
  if (own === undefined) return isRunning ? <Skeleton className="h-48 rounded-lg" /> : null;
  if (own.finishedAs !== null) {
    return (
      <Panel title={m.hunt_own()}>
        <p className="text-lg font-medium">{m.hunt_finished_as({ place: own.finishedAs })}</p>
        {isRunning && <p className="mt-1 text-muted">{m.hunt_winners_later()}</p>}
      </Panel>
    );
  }
  if (!isRunning) {
    return own.solved === 0 ? null : (
      <Panel title={m.hunt_own()}>
        <p className="text-muted">{m.hunt_solved({ solved: own.solved, clues: hunt.clues })}</p>
      </Panel>
    );
  }
  return (
    <Panel title={m.hunt_own()}>
      {/* A server of an earlier version gives no code. */}
      {own.refusal !== null && (
        <p>{own.refusalCode ? REFUSALS[own.refusalCode](hunt) : own.refusal}</p>
      )}
      {own.clue !== null && <OwnClue key={own.clue.number} hunt={hunt} clue={own.clue} own={own} />}
    </Panel>
  );
}
