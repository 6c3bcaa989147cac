import { useState } from 'react';
import type { DemoChats } from '#contract/try/chats.ts';
import { failureText } from '#web/api/api-error.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { tryCall } from '#web/shell/trial/calls.ts';
import { cx } from '#web/ui/cx.ts';
import { TabList, tabPanelProps } from '#web/ui/tabs.tsx';
import { Chat } from './chat.tsx';
import type { ChatName, PlayerName } from './next-step.ts';
import { Standing } from './standing.tsx';
import { inGroup, inPrivate } from './suggestions.ts';

type StageProps = {
  chats: DemoChats;
  /** The one of the three chats that a phone shows. */
  shown: ChatName;
  onShow: (chat: ChatName) => void;
};

/** The three chats: side by side, or one at a time on phones. */
export function Stage({ chats, shown, onShow }: StageProps) {
  const { players, botName, botUsername, groupTitle } = chats;
  const [speaker, setSpeaker] = useState<PlayerName>('first');
  const say =
    (player: PlayerName, place: 'group' | 'private') => (text: string, replyTo: number | null) =>
      attempt('Nothing was said', () =>
        tryCall('sayInDemo', { body: { player, place, text, replyTo } }),
      );
  const press =
    (player: PlayerName, place: 'group' | 'private') => (messageId: number, data: string) => {
      void attempt('Nothing happened', async () => {
        const { text } = await tryCall('pressInDemo', { body: { player, place, messageId, data } });
        if (text !== null) toast({ title: text });
      });
    };
  const start = (player: PlayerName) => (payload: string) => {
    onShow(player);
    void say(player, 'private')(`/start ${payload}`, null);
  };
  const place = (chat: ChatName) =>
    cx(
      'h-[70dvh] min-h-96 min-w-0 lg:h-[calc(100dvh-25rem)]',
      chat === shown ? 'flex' : 'hidden lg:flex',
    );
  const privately = (player: PlayerName) => (
    <div className={place(player)}>
      <Chat
        title={`${players[player].name} and ${botName}`}
        about={<Standing player={players[player]} />}
        messages={chats.chats[player]}
        speaker={player}
        botUsername={botUsername}
        suggestions={inPrivate(players[player])}
        onSay={say(player, 'private')}
        onPress={press(player, 'private')}
        onStart={start(player)}
      />
    </div>
  );
  return (
    <>
      <TabList
        label="Chats"
        className="lg:hidden"
        tabs={[
          { id: 'first', label: players.first.name },
          { id: 'group', label: groupTitle },
          { id: 'second', label: players.second.name },
        ]}
        chosen={shown}
        onChoose={onShow}
      />
      <div {...tabPanelProps(shown)} className="grid gap-4 lg:grid-cols-3">
        {privately('first')}
        <div className={place('group')}>
          <Chat
            title={groupTitle}
            about={`The group: ${players.first.name}, ${players.second.name} and the bot`}
            messages={chats.chats.group}
            speaker={speaker}
            botUsername={botUsername}
            suggestions={inGroup(chats, speaker)}
            onSay={say(speaker, 'group')}
            onPress={press(speaker, 'group')}
            onStart={start(speaker)}
            canReply
            choice={
              <label className="shrink-0">
                <span className="sr-only">Who speaks in the group</span>
                <select
                  value={speaker}
                  onChange={({ target }) =>
                    setSpeaker(target.value === 'second' ? 'second' : 'first')
                  }
                  className="h-11 rounded-md border border-edge bg-page px-2"
                >
                  <option value="first">{players.first.name}</option>
                  <option value="second">{players.second.name}</option>
                </select>
              </label>
            }
          />
        </div>
        {privately('second')}
      </div>
    </>
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
