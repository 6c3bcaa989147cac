import { useMemo, useState } from 'react';
import type { DemoChats } from '#contract/try/chats.ts';
import { failureText, loadFailureText } from '#web/api/api-error.ts';
import { community } from '#web/community.ts';
import { paths } from '#web/paths.ts';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { tryCall } from '#web/shell/trial/calls.ts';
import { useWork } from '#web/shell/use-work.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { countText } from '#web/ui/figures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { Guide } from './chats/guide.tsx';
import { nextStep, type Saying } from './chats/next-step.ts';
import { Stage } from './chats/stage.tsx';
import { useChats } from './chats/use-chats.ts';

/** Two members, a group and the real bot, to try out. */
export function TryPage() {
  usePageTitle('Try it');
  const { chats, error, begin } = useChats();
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-4 py-6 sm:px-6">
      <div>
        <h1 className="text-3xl">Try it</h1>
        <p className="mt-1.5 measure text-muted">
          You play two members of {community.communityName} and talk to the real bot. The people,
          the chats and the coins exist only in this demo; chats end when it restarts, or after a
          day without you.
        </p>
      </div>
      {chats !== null ? (
        <PanelBoundary name="The demo">
          <Play chats={chats} error={error} begin={begin} />
        </PanelBoundary>
      ) : error !== null ? (
        <Notice
          kind="error"
          title="The chats could not be opened"
          action={<Button onClick={() => window.location.reload()}>Try again</Button>}
        >
          {loadFailureText(error)}
        </Notice>
      ) : (
        <div aria-busy="true" className="grid gap-4 lg:grid-cols-3">
          {[0, 1, 2].map((chat) => (
            <Skeleton key={chat} className="h-[34rem] rounded-lg" />
          ))}
        </div>
      )}
    </div>
  );
}

function Play(props: { chats: DemoChats; error: unknown; begin: () => Promise<void> }) {
  const { chats, error, begin } = props;
  const { run, isBusy } = useWork();
  const [shown, setShown] = useState<'group' | 'first' | 'second'>('first');
  const step = useMemo(() => nextStep(chats, community.coin.uriScheme), [chats]);
  const attempt = (what: string, work: () => Promise<unknown>) =>
    run(async () => {
      try {
        await work();
      } catch (caught) {
        toast({ title: failureText(what, caught), tone: 'destructive' });
      }
    });
  const onSay = ({ player, place, text }: Saying) => {
    setShown(place === 'group' ? 'group' : player);
    return attempt('Nothing was said', () =>
      tryCall('sayInDemo', { body: { player, place, text, replyTo: null } }),
    );
  };
  const onMine = () => attempt('No block was mined', () => tryCall('mineDemoBlock', { body: {} }));
  const onSunday = () =>
    attempt('The week did not go by', async () => {
      const { week } = await tryCall('postDemoSunday', { body: {} });
      toast({
        title: 'A week has gone by',
        description: `The week of ${week} is closed and paid.`,
      });
    });
  return (
    <>
      <Guide
        step={step}
        isBusy={isBusy}
        onSay={(saying) => void onSay(saying)}
        onPay={(payment) =>
          void attempt('Nothing was paid', () => tryCall('postDemoPayment', { body: payment }))
        }
        onMine={() => void onMine()}
        onSunday={() => void onSunday()}
      />
      {error !== null && (
        <p role="alert" className="text-sm text-warn">
          No connection. What you see is the last known state.
        </p>
      )}
      <Stage chats={chats} shown={shown} onShow={setShown} />
      <div className="flex flex-wrap items-center gap-2">
        <Button loading={isBusy} onClick={() => void onMine()}>
          Mine a block
        </Button>
        <Button loading={isBusy} onClick={() => void onSunday()}>
          Next Sunday
        </Button>
        <PageLink href={paths.tryChain} className={buttonClass({ variant: 'ghost' })}>
          The demo&rsquo;s chain
        </PageLink>
        <Button
          variant="ghost"
          loading={isBusy}
          onClick={() => void attempt('The chats did not start over', begin)}
        >
          Start over
        </Button>
        <p className="ml-auto text-sm text-muted">
          Here it is <UtcTime at={chats.now} />; block {countText(chats.height)},{' '}
          {chats.waiting === 0 ? 'nothing waits' : `${countText(chats.waiting)} waiting`}.
        </p>
      </div>
    </>
  );
}
