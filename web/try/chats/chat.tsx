import { type ReactNode, useId, useRef, useState } from 'react';
import type { DemoMessage } from '#contract/try/chats.ts';
import { m } from '#web/messages.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { PlayerName } from '../tips.ts';
import { Composer } from './composer.tsx';
import { Log } from './log.tsx';
import type { MessageActs } from './message-acts.ts';

type ChatProps = {
  title: string;
  /** The name whose first letter stands beside the title. */
  face: string;
  /** Shown below the title: the person's standing, or the people of the group. */
  about: ReactNode;
  messages: readonly DemoMessage[];
  /** The player who writes here. */
  speaker: PlayerName;
  isGroup: boolean;
  /** True for a chat with the bot that is not started: as in Telegram, it has one button. */
  isNew: boolean;
  botUsername: string;
  /** Suggested messages. */
  suggestions: readonly string[];
  /** Sends a message; resolves to true if it arrived. */
  onSay: (text: string, replyTo: number | null) => Promise<boolean>;
  onPress: MessageActs['press'];
  onStart: MessageActs['startWith'];
  /** Shown next to the field: the choice of player, if there is one. */
  choice?: ReactNode;
};

/** A chat on a phone: its messages, and a field to write more. In a group, messages can be replied to. */
export function Chat(props: ChatProps) {
  const { title, messages, speaker, isGroup } = props;
  const [replyTo, setReplyTo] = useState<DemoMessage | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const say = async (said: string) => {
    const isHeard = await props.onSay(said, replyTo?.id ?? null);
    if (isHeard) setReplyTo(null);
    return isHeard;
  };
  const answer = (message: DemoMessage) => {
    setReplyTo(message);
    field.current?.focus();
  };
  return (
    <section
      aria-labelledby={id}
      className="flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden rounded-[1.75rem] border-[5px] border-sunken bg-surface ring-1 ring-edge"
    >
      <header className="flex h-14 shrink-0 items-center gap-2.5 border-b px-3">
        <Avatar name={props.face} picture={null} className="size-9" />
        <div className="min-w-0">
          <h2 id={id} className="truncate text-base">
            {title}
          </h2>
          <p className="truncate text-xs text-muted">{props.about}</p>
        </div>
      </header>
      <Log
        title={title}
        messages={messages}
        speaker={speaker}
        isGroup={isGroup}
        botUsername={props.botUsername}
        acts={{
          say: (said) => void say(said),
          press: props.onPress,
          startWith: props.onStart,
          answer: isGroup ? answer : null,
        }}
      />
      {props.isNew ? (
        <footer className="border-t p-2">
          <Button variant="primary" className="w-full" onClick={() => void say('/start')}>
            {m.try_start()}
          </Button>
        </footer>
      ) : (
        <Composer
          title={title}
          suggestions={props.suggestions}
          field={field}
          replyTo={replyTo}
          onNoReply={() => setReplyTo(null)}
          onSay={say}
          choice={props.choice}
        />
      )}
    </section>
  );
}
