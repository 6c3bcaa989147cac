import { SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { DemoMessage } from '#contract/try/chats.ts';
import { Button } from '#web/ui/button.tsx';
import { plainText } from './marked-text.ts';
import { Message, type MessageActs } from './message.tsx';

type ChatProps = {
  title: string;
  /** Shown below the title: the person and their standing. */
  about: ReactNode;
  messages: readonly DemoMessage[];
  /** The player who writes here. */
  speaker: 'first' | 'second';
  botUsername: string;
  /** Suggested messages, as chips. */
  suggestions: readonly string[];
  /** Sends a message; resolves to true if it arrived. */
  onSay: (text: string, replyTo: number | null) => Promise<boolean>;
  onPress: MessageActs['press'];
  onStart: MessageActs['startWith'];
  /** True if messages can be replied to. */
  canReply?: boolean;
  /** Shown next to the field: the choice of player, if there is one. */
  choice?: ReactNode;
};

/** A chat: its messages, and a field to write more. */
export function Chat(props: ChatProps) {
  const { title, about, messages, speaker, suggestions, canReply = false } = props;
  const [replyTo, setReplyTo] = useState<DemoMessage | null>(null);
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const say = async (said: string) => {
    const isHeard = await props.onSay(said, replyTo?.id ?? null);
    if (isHeard) setReplyTo(null);
    return isHeard;
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said !== '' && (await say(said))) setText('');
  };
  const acts: MessageActs = {
    say: (said) => void say(said),
    press: props.onPress,
    startWith: props.onStart,
    answer: canReply
      ? (message) => {
          setReplyTo(message);
          field.current?.focus();
        }
      : null,
  };
  return (
    <section
      aria-labelledby={id}
      className="flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden rounded-lg border bg-surface"
    >
      <header className="border-b px-4 py-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <div className="mt-0.5 text-sm text-muted">{about}</div>
      </header>
      <Log title={title} newest={messages.at(-1)?.id ?? 0}>
        {messages.map((message) => (
          <Message
            key={message.id}
            message={message}
            isOwn={message.from === speaker}
            botUsername={props.botUsername}
            acts={acts}
          />
        ))}
      </Log>
      <footer className="flex flex-col gap-2 border-t p-3">
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">What you could say</legend>
          {suggestions.map((suggestion) => (
            <Button
              key={suggestion}
              size="sm"
              className="rounded-full"
              onClick={() => void say(suggestion)}
            >
              {suggestion}
            </Button>
          ))}
        </fieldset>
        {replyTo !== null && (
          <p className="flex items-center gap-2 text-xs text-muted">
            <span className="min-w-0 flex-1 truncate border-l-2 border-brass pl-2">
              Reply to {replyTo.name}: {plainText(replyTo.html)}
            </span>
            <Button
              size="sm"
              variant="ghost"
              iconOnly
              aria-label="Do not reply"
              onClick={() => setReplyTo(null)}
            >
              <X aria-hidden="true" size={16} strokeWidth={1.5} />
            </Button>
          </p>
        )}
        <form className="flex items-center gap-2" onSubmit={(event) => void onSubmit(event)}>
          {props.choice}
          <input
            ref={field}
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={1000}
            autoComplete="off"
            aria-label={`Message in ${title}`}
            placeholder="Message"
            className="h-11 min-w-0 flex-1 rounded-md border border-edge bg-page px-3"
          />
          <Button type="submit" variant="primary" iconOnly aria-label="Send">
            <SendHorizontal aria-hidden="true" size={18} strokeWidth={1.5} />
          </Button>
        </form>
      </footer>
    </section>
  );
}

/** Stays scrolled to the end while messages arrive, unless the visitor has scrolled up. */
function Log({ title, newest, children }: { title: string; newest: number; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a message comes.
  useEffect(() => {
    const element = list.current;
    if (element !== null && isAtEnd.current) element.scrollTop = element.scrollHeight;
  }, [newest]);
  return (
    <div
      ref={list}
      role="log"
      aria-label={`Messages in ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
      className="relative min-h-0 flex-1 overflow-y-auto p-3 -outline-offset-2"
    >
      <ol className="flex flex-col gap-2">{children}</ol>
    </div>
  );
}
