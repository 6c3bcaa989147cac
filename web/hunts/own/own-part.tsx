import { useEffect, useState } from 'react';
import type { Hunt } from '#contract/site/hunts.ts';
import { LoadFailure } from '#web/shell/load/load-failure.tsx';
import { useSignInPlace } from '#web/shell/sign-in/use-sign-in-place.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useOwnHunt } from '../calls.ts';
import { Panel } from '../panel.tsx';
import { keepAnswer, typedAnswer } from './begun.ts';
import { OwnClue } from './own-clue.tsx';

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
    <Panel title="Your hunt">
      <p className="mb-4 measure text-muted">
        {canSignIn
          ? 'Sign in to see the first clue.'
          : 'Members play here, and signing in is not set up on this site yet. The bot’s private chat has the hunt too.'}
      </p>
      {Place ? (
        <Place purpose="To play the treasure hunt." onDone={() => undefined} />
      ) : (
        canSignIn && (
          <Button variant="primary" onClick={open}>
            Sign in
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
      <Panel title="Your hunt">
        <p className="mb-4 measure text-muted">
          Begin to see the first clue, or the one you have reached.
        </p>
        <Button variant="primary" size="lg" onClick={begin}>
          Begin
        </Button>
      </Panel>
    );
  }
  if (own === undefined && answer.error) {
    return (
      <LoadFailure
        title="Your clue could not be loaded"
        answer={answer}
        kept="Nothing is lost."
        level={2}
      />
    );
  }
  if (own === undefined) return isRunning ? <Skeleton className="h-48 rounded-lg" /> : null;
  if (own.finishedAs !== null) {
    return (
      <Panel title="Your hunt">
        <p className="text-lg font-medium">You finished as number {own.finishedAs}.</p>
        {isRunning && (
          <p className="mt-1 text-muted">The winners are known after the end of the hunt.</p>
        )}
      </Panel>
    );
  }
  if (!isRunning) {
    return own.solved === 0 ? null : (
      <Panel title="Your hunt">
        <p className="text-muted">
          You solved {own.solved} of {hunt.clues} clues.
        </p>
      </Panel>
    );
  }
  return (
    <Panel title="Your hunt">
      {own.refusal !== null && <p>{own.refusal}</p>}
      {own.clue !== null && <OwnClue key={own.clue.number} hunt={hunt} clue={own.clue} own={own} />}
    </Panel>
  );
}
