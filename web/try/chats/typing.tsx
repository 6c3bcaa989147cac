import { useEffect, useState } from 'react';
import type { DemoMessage } from '#contract/try/chats.ts';
import { cx } from '#web/ui/cx.ts';
import { bubbleClass } from './bubble.ts';

/** In ms. The bot responds within a second; a message that it leaves unanswered must not look awaited for long. */
const LONGEST_MS = 8_000;

/** True while the bot is expected to answer the newest message of a chat. */
export function useTyping(newest: DemoMessage | undefined, isGroup: boolean): boolean {
  const isAsked = newest !== undefined && newest.from !== 'bot' && isForBot(newest, isGroup);
  const asked = isAsked ? newest.id : null;
  const [late, setLate] = useState<number | null>(null);
  useEffect(() => {
    if (asked === null) return;
    const timer = setTimeout(() => setLate(asked), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [asked]);
  return asked !== null && asked !== late;
}

/** In a group the bot answers commands, and tips that begin with a name. */
function isForBot({ html }: DemoMessage, isGroup: boolean): boolean {
  return !isGroup || /^[/@]/.test(html);
}

/** Three dots in a bubble. For the eye alone: a screen reader hears the answer itself. */
export function Typing({ isGroup }: { isGroup: boolean }) {
  return (
    <li aria-hidden="true" className={cx('mt-1.5 flex', isGroup && 'ps-9')}>
      <span className={cx('flex items-center gap-1 px-3 py-3', bubbleClass(false, true))}>
        {['', '[animation-delay:0.2s]', '[animation-delay:0.4s]'].map((delay) => (
          <span
            key={delay}
            className={cx('size-1.5 rounded-full bg-muted motion-safe:animate-breathe', delay)}
          />
        ))}
      </span>
    </li>
  );
}
