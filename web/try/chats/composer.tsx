import { SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import type { DemoMessage } from '#contract/try/chats.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { CommandMenu } from './command-menu.tsx';
import { plainText } from './marked-text.ts';

type ComposerProps = {
  title: string;
  /** Suggested messages. */
  suggestions: readonly string[];
  field: RefObject<HTMLInputElement | null>;
  /** The message to which the next one replies. */
  replyTo: DemoMessage | null;
  onNoReply: () => void;
  /** Resolves to true if the message arrived. */
  onSay: (text: string) => Promise<boolean>;
  /** Shown before the field: the choice of player, if there is one. */
  choice: ReactNode;
};

/** The field for a message, with a menu of commands. */
export function Composer(props: ComposerProps) {
  const { title, suggestions, field, replyTo, onSay } = props;
  const [text, setText] = useState('');
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said !== '' && (await onSay(said))) setText('');
  };
  return (
    <footer className="relative border-t p-2">
      {replyTo !== null && (
        <p className="mb-2 flex items-center gap-2 text-xs text-muted">
          <span className="min-w-0 flex-1 truncate border-s-2 border-brass ps-2">
            {m.try_reply_to({ name: replyTo.name, text: plainText(replyTo.html) })}
          </span>
          <Button
            size="sm"
            variant="ghost"
            iconOnly
            aria-label={m.try_no_reply()}
            onClick={props.onNoReply}
          >
            <X aria-hidden="true" size={16} strokeWidth={1.5} />
          </Button>
        </p>
      )}
      <form className="flex items-center gap-1.5" onSubmit={(event) => void onSubmit(event)}>
        <CommandMenu commands={suggestions} onChoose={(command) => void onSay(command)} />
        {props.choice}
        <input
          ref={field}
          value={text}
          dir={text === '' ? undefined : 'auto'}
          onChange={(event) => setText(event.target.value)}
          maxLength={1000}
          autoComplete="off"
          aria-label={m.try_message_in({ chat: title })}
          placeholder={m.try_message()}
          className="h-11 min-w-0 flex-1 rounded-[1.375rem] border border-edge bg-page px-4"
        />
        <Button
          type="submit"
          variant="primary"
          iconOnly
          aria-label={m.try_send()}
          className="rounded-[1.375rem]!"
        >
          <SendHorizontal aria-hidden="true" size={18} strokeWidth={1.5} />
        </Button>
      </form>
    </footer>
  );
}
