import type { DemoMessage } from '#contract/try/chats.ts';
import { m } from '#web/messages.ts';
import { copyText } from '#web/shell/copy/copy.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { OutwardLink } from '#web/ui/outward-link.tsx';
import { safeLink } from '#web/ui/safe-link.ts';
import type { MessageActs } from './message-acts.ts';

type MessageButtonsProps = { message: DemoMessage; botUsername: string; acts: MessageActs };

/** The rows of buttons below a message of the bot. */
export function MessageButtons({ message, botUsername, acts }: MessageButtonsProps) {
  const { id, buttons } = message;
  if (buttons.length === 0) return null;
  return (
    <div className="mt-1 flex w-full max-w-full flex-col gap-1">
      {buttons.map((row) => (
        <div key={row.map(({ text }) => text).join()} className="flex flex-wrap gap-1">
          {row.map(({ text, data, url, copy }) => {
            const payload = payloadOf(url, botUsername);
            if (payload === null && url !== null) {
              return (
                <OutwardLink
                  key={text}
                  href={safeLink(url) ?? '#'}
                  className={buttonClass({ size: 'sm', className: 'flex-1' })}
                >
                  {text}
                </OutwardLink>
              );
            }
            const onClick = () => {
              if (copy !== null) return void copyText(copy, m.try_text());
              return payload === null ? acts.press(id, data ?? '') : acts.startWith(payload);
            };
            return (
              <Button key={text} size="sm" className="flex-1" onClick={onClick}>
                {text}
              </Button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The start parameter in a link to the bot; null for other links. */
function payloadOf(url: string | null, botUsername: string): string | null {
  const prefix = `https://t.me/${botUsername}?start=`;
  return url?.startsWith(prefix) ? url.slice(prefix.length) : null;
}
