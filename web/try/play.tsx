import { useMemo, useRef, useState } from 'react';
import type { DemoChats } from '#contract/try/chats.ts';
import { failureText } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { tryCall } from '#web/shell/trial/calls.ts';
import { useWork } from '#web/shell/use-work.ts';
import { Guide } from './guide/guide.tsx';
import { type ChatName, earner, nextStep, type Saying } from './guide/next-step.ts';
import { ResultCard, resultOf, resultText } from './result/result-card.tsx';
import { Stage } from './stage.tsx';
import { Tools } from './tools.tsx';

type PlayProps = { chats: DemoChats; error: unknown; begin: () => Promise<void> };

/** The guide, the phones and the tools of the demo. */
export function Play({ chats, error, begin }: PlayProps) {
  const { run, isBusy } = useWork();
  const [shown, setShown] = useState<ChatName>('first');
  const step = useMemo(() => nextStep(chats), [chats]);
  const { result, isOpen, heading, show, close } = useResult(chats);
  const attempt = (what: string, work: () => Promise<unknown>) =>
    void run(async () => {
      try {
        await work();
      } catch (caught) {
        toast({ title: failureText(what, caught), tone: 'destructive' });
      }
    });
  const onSay = ({ player, place, text }: Saying) => {
    setShown(place === 'group' ? 'group' : player);
    attempt(m.try_not_said(), () =>
      tryCall('sayInDemo', { body: { player, place, text, replyTo: null } }),
    );
  };
  const onMine = () => {
    attempt(m.try_not_mined(), () => tryCall('mineDemoBlock', { body: {} }));
  };
  const onSunday = (tell: boolean) => {
    attempt(m.try_not_sunday(), async () => {
      const { week } = await tryCall('postDemoSunday', { body: {} });
      const description = m.try_week_closed({ week });
      if (tell) toast({ title: m.try_week_gone(), description });
    });
  };
  return (
    <>
      <Guide
        step={step}
        isBusy={isBusy}
        onSay={onSay}
        onPay={(body) => {
          attempt(m.try_not_paid(), () => tryCall('postDemoPayment', { body }));
        }}
        onMine={() => {
          setShown('group');
          onMine();
        }}
        onSunday={() => {
          setShown('group');
          onSunday(false);
        }}
        onShowResult={() => {
          setShown('group');
          show();
        }}
      />
      {error !== null && (
        <p role="alert" className="text-sm text-warn">
          {m.try_offline()}
        </p>
      )}
      <p role="status" className="sr-only">
        {result === null ? '' : resultText(result)}
      </p>
      <Stage
        chats={chats}
        shown={shown}
        onShow={setShown}
        card={
          isOpen &&
          result !== null && <ResultCard result={result} heading={heading} onClose={close} />
        }
      />
      <Tools
        chats={chats}
        isBusy={isBusy}
        onMine={onMine}
        onSunday={() => onSunday(true)}
        onStartOver={() => attempt(m.try_not_restarted(), begin)}
      />
    </>
  );
}

/** The result of the newest closed week: it opens by itself, and stays closed once it was. */
function useResult(chats: DemoChats) {
  const player = earner(chats);
  const result = player && resultOf(chats.players[player]);
  const heading = useRef<HTMLHeadingElement>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const isOpen = result !== null && closed !== result.txid;
  return {
    result,
    heading,
    isOpen,
    close: () => setClosed(result?.txid ?? null),
    show() {
      setClosed(null);
      heading.current?.focus();
    },
  };
}
