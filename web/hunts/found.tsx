import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { huntPath } from '#web/addresses.ts';
import { asSentence, errorCode, errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
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

/** The hidden link of a clue. */
export function HuntFound() {
  usePageTitle(m.hunt_link_page());
  const secret = useSecret();
  return (
    <PageFrame
      title={m.hunt_link_title()}
      lead={m.hunt_link_lead()}
      links={
        <PageLink href={paths.hunts} className={buttonClass({ variant: 'ghost' })}>
          {m.shell_treasure_hunts()}
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

/** Shown for a link without its secret. */
export function Incomplete() {
  return (
    <Notice kind="empty" title={m.hunt_link_incomplete()}>
      {m.hunt_link_incomplete_text()}
    </Notice>
  );
}

/** The find, or the sign-in before it counts. */
export function Found({ secret }: { secret: string }) {
  const { viewer } = useViewer();
  const { canSignIn, Place, open } = useSignInPlace();
  if (viewer !== null) return <Claim key={viewer.telegramId} secret={secret} />;
  if (Place) return <Place purpose={m.hunt_link_purpose()} onDone={() => undefined} />;
  return (
    <Notice
      kind="info"
      title={m.hunt_link_sign_in()}
      action={
        canSignIn && (
          <Button variant="primary" onClick={open}>
            {m.shell_sign_in()}
          </Button>
        )
      }
    >
      {canSignIn ? m.hunt_link_effect() : m.shell_sign_in_missing()}
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
      toast({ title: result === 'finished' ? m.hunt_you_finished() : m.hunt_right() });
      navigate(huntPath(huntId));
    } catch (error) {
      setProblem(problemOf(error));
    }
  }

  return (
    <>
      <p className="measure text-muted">{m.hunt_link_effect()}</p>
      <Button
        variant="primary"
        size="lg"
        className="w-fit"
        loading={isBusy}
        onClick={() => void run(claim)}
      >
        {m.hunt_link_claim()}
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
    return { title: m.hunt_link_uncounted(), text: asSentence(errorText(error)) };
  }
  return { title: m.hunt_link_wrong(), text: m.hunt_link_wrong_text() };
}
