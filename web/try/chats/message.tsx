import { Check, CheckCheck, EyeOff, Reply } from 'lucide-react';
import type { DemoMessage } from '#contract/try/chats.ts';
import { posterPath } from '#web/addresses.ts';
import { m } from '#web/messages.ts';
import { PayFromPurse } from '#web/shell/trial/pay-from-purse.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { bubbleClass } from './bubble.ts';
import { MarkedText } from './marked-text.tsx';
import type { MessageActs } from './message-acts.ts';
import { MessageButtons } from './message-buttons.tsx';

type MessageProps = {
  message: DemoMessage;
  /** True if the owner of this chat sent it. */
  isOwn: boolean;
  isGroup: boolean;
  /** The first and the last message of several by the same person. */
  isFirst: boolean;
  isLast: boolean;
  botUsername: string;
  acts: MessageActs;
};

/** One message, as Telegram shows it. */
export function Message(props: MessageProps) {
  const { message, isOwn, isGroup, isFirst, isLast, botUsername, acts } = props;
  const hasFace = isGroup && !isOwn;
  return (
    <li
      className={cx(
        'group flex gap-2',
        isFirst && 'mt-1.5 first:mt-0',
        isOwn ? 'justify-end ps-9' : 'pe-9',
      )}
    >
      {hasFace && (
        <span className="flex w-7 shrink-0 items-end">
          {isLast && (
            <Avatar name={message.name} picture={null} className="size-7 bg-raised text-xs" />
          )}
        </span>
      )}
      <div className={cx('relative flex min-w-0 flex-col', isOwn ? 'items-end' : 'items-start')}>
        <Bubble {...props} showsName={hasFace && isFirst} />
        <MessageButtons message={message} botUsername={botUsername} acts={acts} />
        {acts.answer !== null && (
          <button
            type="button"
            aria-label={m.try_reply({ name: message.name })}
            onClick={() => acts.answer?.(message)}
            className={cx(
              'absolute top-0 inline-grid size-9 place-items-center text-muted opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100',
              isOwn ? 'end-full' : 'start-full',
            )}
          >
            <Reply aria-hidden="true" size={16} strokeWidth={1.5} />
          </button>
        )}
      </div>
    </li>
  );
}

function Bubble({
  message,
  isOwn,
  isLast,
  acts,
  showsName,
}: MessageProps & { showsName: boolean }) {
  const { name, html, answers, reactions, from, preview, payment, onlySeenBy } = message;
  return (
    <div className={cx('px-3 py-1.5 text-sm wrap-anywhere', bubbleClass(isOwn, isLast))}>
      <p className={showsName ? 'text-xs font-semibold text-brass' : 'sr-only'}>{name}</p>
      {answers !== null && (
        <p className="my-1 line-clamp-2 border-s-2 border-brass ps-2 text-xs text-muted">
          <span className="font-medium">{answers.name}</span> {answers.text}
        </p>
      )}
      {message.picture !== null && <ChatPicture src={message.picture} />}
      <p dir="auto" className="flow-root text-start whitespace-pre-wrap">
        <MarkedText html={html} onCommand={from === 'bot' ? acts.say : null} />
        <Sent message={message} isOwn={isOwn} />
      </p>
      {preview !== null && (
        <img
          src={posterPath(preview)}
          width={1200}
          height={630}
          alt={m.try_card()}
          className="my-1.5 w-full rounded-md border bg-white"
        />
      )}
      {payment !== null && (
        <div className="my-1.5">
          <PayFromPurse {...payment} />
        </div>
      )}
      {onlySeenBy !== null && (
        <p className="mt-1 flex items-center gap-1 text-xs text-muted">
          <EyeOff aria-hidden="true" size={14} strokeWidth={1.5} />
          {m.try_only_seen({ name: onlySeenBy })}
        </p>
      )}
      {reactions.length > 0 && (
        <p className="mt-1">
          <span className="sr-only">{m.try_reactions()} </span>
          {reactions.join(' ')}
        </p>
      )}
    </div>
  );
}

/** A QR code, which is a PNG, or the picture of a clue, which its text describes. */
function ChatPicture({ src }: { src: string }) {
  const isCode = src.startsWith('data:image/png;');
  return (
    <img
      src={src}
      alt={isCode ? m.try_qr() : m.try_picture()}
      className={cx('my-2 max-w-full rounded-md border bg-white', isCode && 'size-56')}
    />
  );
}

/** The time of a message, and on one's own whether the bot has read it. */
function Sent({
  message: { at, isEdited, isRead },
  isOwn,
}: Pick<MessageProps, 'message' | 'isOwn'>) {
  const Mark = isRead ? CheckCheck : Check;
  return (
    <span className="float-end mt-1 -me-1 ms-3 inline-flex items-center gap-1 text-xs text-muted">
      {isEdited && `${m.try_edited()} `}
      <time dateTime={at}>{at.slice(11, 16)}</time>
      {isOwn && (
        <>
          <Mark aria-hidden="true" size={14} strokeWidth={1.5} className="text-brass" />
          <span className="sr-only">{isRead ? m.try_read() : m.try_sent()}</span>
        </>
      )}
    </span>
  );
}
