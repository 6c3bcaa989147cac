import { useEffect, useRef } from 'react';
import type { DemoMessage } from '#contract/try/chats.ts';
import { m } from '#web/messages.ts';
import type { PlayerName } from '../tips.ts';
import { Message } from './message.tsx';
import type { MessageActs } from './message-acts.ts';
import { Typing, useTyping } from './typing.tsx';

type LogProps = {
  title: string;
  messages: readonly DemoMessage[];
  speaker: PlayerName;
  isGroup: boolean;
  botUsername: string;
  acts: MessageActs;
};

/** Stays scrolled to the end while messages arrive, unless the visitor has scrolled up. */
export function Log({ title, messages, speaker, isGroup, botUsername, acts }: LogProps) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const isTyping = useTyping(messages.at(-1), isGroup);
  const newest = messages.at(-1)?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a message comes or is awaited.
  useEffect(() => {
    const element = list.current;
    if (element !== null && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [newest, isTyping]);
  return (
    <div
      ref={list}
      role="log"
      aria-label={m.try_messages_in({ chat: title })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
      className="relative min-h-0 flex-1 overflow-y-auto bg-shoal p-3 -outline-offset-2"
    >
      {messages.length === 0 && (
        <p className="text-center text-sm text-muted">{m.try_no_messages()}</p>
      )}
      <ol className="flex flex-col gap-1">
        {messages.map((message, index) => (
          <Message
            key={message.id}
            message={message}
            isOwn={message.from === speaker}
            isGroup={isGroup}
            isFirst={messages[index - 1]?.from !== message.from}
            isLast={messages[index + 1]?.from !== message.from}
            botUsername={botUsername}
            acts={acts}
          />
        ))}
        {isTyping && <Typing isGroup={isGroup} />}
      </ol>
    </div>
  );
}
