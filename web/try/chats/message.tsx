import { Reply } from 'lucide-react';
import type { DemoMessage } from '#contract/try/chats.ts';
import { community } from '#web/community.ts';
import { PayFromPurse } from '#web/shell/trial/pay-from-purse.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { OutwardLink } from '#web/ui/outward-link.tsx';
import { safeLink } from '#web/ui/safe-link.ts';
import { MarkedText } from './marked-text.tsx';
import { paymentOf } from './next-step.ts';

export type MessageActs = {
  say: (text: string) => void;
  press: (messageId: number, data: string) => void;
  /** Opens the bot's private chat with a start parameter, as Telegram does for its links. */
  startWith: (payload: string) => void;
  /** Null if messages cannot be replied to. */
  answer: ((message: DemoMessage) => void) | null;
};

type MessageProps = {
  message: DemoMessage;
  /** True if the owner of this chat sent it. */
  isOwn: boolean;
  botUsername: string;
  acts: MessageActs;
};

/** One message, as Telegram shows it. */
export function Message({ message, isOwn, botUsername, acts }: MessageProps) {
  const { name, html, at, isEdited, answers, reactions, from } = message;
  const payment = from === 'bot' ? paymentOf(html, community.coin.uriScheme) : null;
  return (
    <li className={cx('group flex flex-col', isOwn ? 'items-end pl-8' : 'items-start pr-8')}>
      <div
        className={cx(
          'max-w-full rounded-lg border px-3 py-2 text-sm wrap-anywhere',
          isOwn ? 'border-brass/35 bg-brass-wash' : 'bg-raised',
        )}
      >
        <p className="flex items-baseline justify-between gap-3 text-xs">
          <span className={cx('font-semibold', from === 'bot' ? 'text-brass' : 'text-ink')}>
            {name}
          </span>
          <span className="text-muted">
            {isEdited && 'edited '}
            <time dateTime={at}>{at.slice(11, 16)}</time>
          </span>
        </p>
        {answers !== null && (
          <p className="my-1 line-clamp-2 border-l-2 border-brass pl-2 text-xs text-muted">
            <span className="font-medium">{answers.name}</span> {answers.text}
          </p>
        )}
        {message.picture !== null && (
          <img
            src={`data:image/png;base64,${message.picture}`}
            alt="QR code"
            className="my-2 size-56 max-w-full rounded-md border bg-white"
          />
        )}
        <p className="whitespace-pre-wrap">
          <MarkedText html={html} onCommand={from === 'bot' ? acts.say : null} />
        </p>
        {payment !== null && (
          <div className="mt-2">
            <PayFromPurse {...payment} />
          </div>
        )}
        {reactions.length > 0 && (
          <p className="mt-1">
            <span className="sr-only">Reactions: </span>
            {reactions.join(' ')}
          </p>
        )}
      </div>
      <Buttons message={message} botUsername={botUsername} acts={acts} />
      {acts.answer !== null && (
        <button
          type="button"
          aria-label={`Reply to ${name}`}
          onClick={() => acts.answer?.(message)}
          className="inline-flex min-h-8 items-center gap-1 px-1 text-xs text-muted opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 pointer-coarse:min-h-11 pointer-coarse:opacity-100"
        >
          <Reply aria-hidden="true" size={14} strokeWidth={1.5} /> Reply
        </button>
      )}
    </li>
  );
}

function Buttons({ message, botUsername, acts }: Omit<MessageProps, 'isOwn'>) {
  const { id, buttons } = message;
  if (buttons.length === 0) return null;
  return (
    <div className="mt-1 flex w-full max-w-full flex-col gap-1">
      {buttons.map((row) => (
        <div key={row.map(({ text }) => text).join()} className="flex flex-wrap gap-1">
          {row.map(({ text, data, url }) => {
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
            const onClick = () =>
              payload === null ? acts.press(id, data ?? '') : acts.startWith(payload);
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
