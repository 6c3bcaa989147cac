import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { huntPath } from '#web/addresses.ts';
import { asSentence, errorCode, errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { PageFrame } from '#web/shell/page-frame.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useSignInPlace } from '#web/shell/sign-in/use-sign-in-place.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useShowOwnHunt } from './calls.ts';
import { keepAnswer } from './own/begun.ts';

/** As in the contract; anything else is not sent. */
const SECRET = /^[A-Za-z0-9_-]{16,32}$/;

const EFFECT = 'The link solves your clue, if that is the clue you have reached.';

/** The hidden link of a clue. */
export function HuntFound() {
  usePageTitle('A hidden link');
  const secret = useSecret();
  return (
    <PageFrame
      title="You found something"
      lead="This page belongs to a clue of a treasure hunt."
      links={
        <PageLink href={paths.hunts} className={buttonClass({ variant: 'ghost' })}>
          Treasure hunts
        </PageLink>
      }
    >
      {secret !== null && (SECRET.test(secret) ? <Found secret={secret} /> : <Incomplete />)}
    </PageFrame>
  );
}

/**
 * The part of the address behind the `#`, which is in no request and no log; null until it is read. It is removed from the
 * address bar, so that nobody copies the solution from there.
 */
function useSecret(): string | null {
  const [secret, setSecret] = useState<string | null>(null);
  useEffect(() => {
    const found = location.hash.slice(1);
    setSecret((known) => known || found);
    if (found !== '') history.replaceState(history.state, '', location.pathname);
  }, []);
  return secret;
}

function Incomplete() {
  return (
    <Notice kind="empty" title="The link is incomplete">
      Scan the code or open the link again, with everything behind the #.
    </Notice>
  );
}

function Found({ secret }: { secret: string }) {
  const { viewer } = useViewer();
  const { canSignIn, Place, open } = useSignInPlace();
  if (viewer !== null) return <Claim key={viewer.telegramId} secret={secret} />;
  if (Place) return <Place purpose="So that your find counts." onDone={() => undefined} />;
  return (
    <Notice
      kind="info"
      title="Sign in to let it count"
      action={
        canSignIn && (
          <Button variant="primary" onClick={open}>
            Sign in
          </Button>
        )
      }
    >
      {canSignIn ? EFFECT : 'Signing in is not set up on this site yet.'}
    </Notice>
  );
}

function Claim({ secret }: { secret: string }) {
  const [problem, setProblem] = useState<{ title: string; text: string } | null>(null);
  const { run, isBusy } = useWork();
  const [, navigate] = useLocation();
  const show = useShowOwnHunt();

  async function claim(): Promise<void> {
    setProblem(null);
    try {
      const { huntId, result, own } = await call('findHuntLink', { body: { secret } });
      show(huntId, own);
      keepAnswer(huntId, '');
      toast({ title: result === 'finished' ? 'You finished the treasure hunt' : 'That is it' });
      navigate(huntPath(huntId));
    } catch (error) {
      setProblem(problemOf(error));
    }
  }

  return (
    <>
      <p className="measure text-muted">{EFFECT}</p>
      <Button
        variant="primary"
        size="lg"
        className="w-fit"
        loading={isBusy}
        onClick={() => void run(claim)}
      >
        I found it
      </Button>
      {problem && (
        <Notice kind="error" title={problem.title}>
          {problem.text}
        </Notice>
      )}
    </>
  );
}

function problemOf(error: unknown): { title: string; text: string } {
  if (errorCode(error) !== 'not_found') {
    return { title: 'It was not counted', text: asSentence(errorText(error)) };
  }
  return {
    title: 'This link is not your clue',
    text: 'You have not reached its clue yet, have already solved it, or the treasure hunt is not running. Look at your clue on the hunt’s page.',
  };
}
