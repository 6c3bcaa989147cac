import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react';
import type { DemoChats } from '#contract/try/chats.ts';
import { failureText } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { tryCall } from '#web/shell/trial/calls.ts';
import { cx } from '#web/ui/cx.ts';
import { TabList } from '#web/ui/tabs.tsx';
import { Chat } from './chats/chat.tsx';
import { Speaker } from './chats/speaker.tsx';
import { Standing } from './chats/standing.tsx';
import { inGroup, inPrivate } from './chats/suggestions.ts';
import { CoinFlight } from './coin-flight.tsx';
import type { ChatName } from './guide/next-step.ts';
import { Slides } from './slides.tsx';
import type { PlayerName } from './tips.ts';

/**
 * The height of a phone: from 1280 × 800 up, 400 px and more are left for its messages; on narrow screens it fits below the guide
 * and the tabs.
 */
export const PHONE_HEIGHT =
  'h-[calc(100dvh-12.5rem)] min-h-104 lg:h-[max(32rem,calc(100dvh-15.5rem))]';

const CHATS = ['first', 'group', 'second'] as const;

type StageProps = {
  chats: DemoChats;
  /** The one of the three chats that a phone shows. */
  shown: ChatName;
  onShow: (chat: ChatName) => void;
  /** Lies over the group. */
  card: ReactNode;
};

/** The players' phones with the group between them: side by side, or one at a time on phones. */
export function Stage({ chats, shown, onShow, card }: StageProps) {
  const { players, botName, botUsername, groupTitle } = chats;
  const [speaker, setSpeaker] = useState<PlayerName>('first');
  const first = useRef<HTMLDivElement>(null);
  const second = useRef<HTMLDivElement>(null);
  const phones = useMemo(() => ({ first, second }), []);
  const acts = (player: PlayerName, place: 'group' | 'private') => {
    const say = (text: string, replyTo: number | null, to = place) =>
      attempt(m.try_not_said(), () =>
        tryCall('sayInDemo', { body: { player, place: to, text, replyTo } }),
      );
    return {
      onSay: (text: string, replyTo: number | null) => say(text, replyTo),
      onPress(messageId: number, data: string) {
        void attempt(m.try_not_happened(), async () => {
          const body = { player, place, messageId, data };
          const { text } = await tryCall('pressInDemo', { body });
          if (text !== null) toast({ title: text });
        });
      },
      onStart(payload: string) {
        onShow(player);
        void say(`/start ${payload}`, null, 'private');
      },
    };
  };
  const phone = (player: PlayerName) => (
    <Place slot={phones[player]}>
      <Chat
        title={m.try_chat_of({ player: players[player].name, bot: botName })}
        face={players[player].name}
        about={<Standing player={players[player]} />}
        messages={chats.chats[player]}
        speaker={player}
        isGroup={false}
        isNew={players[player].standing === null}
        botUsername={botUsername}
        suggestions={inPrivate(players[player])}
        {...acts(player, 'private')}
      />
    </Place>
  );
  return (
    <div>
      <TabList
        label={m.try_chats()}
        className="mb-3 lg:hidden"
        tabs={[
          { id: 'first', label: players.first.name },
          { id: 'group', label: groupTitle },
          { id: 'second', label: players.second.name },
        ]}
        chosen={shown}
        onChoose={onShow}
      />
      <Slides ids={CHATS} shown={shown} onShow={onShow}>
        {phone('first')}
        <Place>
          <Chat
            title={groupTitle}
            face={groupTitle}
            about={m.try_group_people({
              first: players.first.name,
              second: players.second.name,
            })}
            messages={chats.chats.group}
            speaker={speaker}
            isGroup
            isNew={false}
            botUsername={botUsername}
            suggestions={inGroup(chats, speaker)}
            {...acts(speaker, 'group')}
            choice={<Speaker players={players} speaker={speaker} onChoose={setSpeaker} />}
          />
          {card}
        </Place>
        {phone('second')}
      </Slides>
      <CoinFlight tips={chats.tips} phones={phones} />
    </div>
  );
}

function Place({
  slot,
  children,
}: {
  slot?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  return (
    <div className={cx('flex w-full min-w-0 shrink-0 snap-center justify-center', PHONE_HEIGHT)}>
      <div ref={slot} className="relative flex w-full max-w-md min-w-0 p-px lg:max-w-none">
        {children}
      </div>
    </div>
  );
}

/** Resolves to true if it worked; shows a failure. */
async function attempt(what: string, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toast({ title: failureText(what, error), tone: 'destructive' });
    return false;
  }
}
