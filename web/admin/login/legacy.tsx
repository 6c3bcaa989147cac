import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AdminSession } from '#contract/site/auth.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { missingId } from './messages.ts';
import { useApproval } from './use-approval.ts';
import { ApprovalWait } from './wait.tsx';

type LegacyLoginProps = {
  bot: string | null;
  /** True if it is the first way to sign in on the screen. */
  leads: boolean;
  onSignedIn(session: AdminSession): void;
};

/**
 * 'Manual Telegram ID Entry': the bot asks that account for approval in Telegram
 * (docs/spec/portal.md#4-signing-in-by-a-telegram-id).
 */
export function LegacyLogin(props: LegacyLoginProps) {
  const [isOpen, setIsOpen] = useState(false);
  const reveal = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);

  useEffect(() => {
    if (wasOpen.current && !isOpen) reveal.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  if (isOpen) return <LegacyForm {...props} onClose={() => setIsOpen(false)} />;
  return (
    <Button
      ref={reveal}
      variant={props.leads ? 'primary' : 'secondary'}
      size={props.leads ? 'lg' : 'md'}
      className="w-full"
      onClick={() => setIsOpen(true)}
    >
      {m.portal_login_manual()}
    </Button>
  );
}

function LegacyForm({ bot, onSignedIn, onClose }: LegacyLoginProps & { onClose(): void }) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [telegramId, setTelegramId] = useState('');
  const { waiting, ask, withdraw } = useApproval({
    onSignedIn,
    onFailed(message) {
      toast({ ...message, tone: 'destructive' });
      setTelegramId('');
      field.current?.focus();
    },
  });

  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (waiting !== null) return;
    if (telegramId.trim() === '') {
      toast({ ...missingId(), tone: 'destructive' });
      field.current?.focus();
      return;
    }
    void ask(telegramId.trim());
  }

  function cancel(): void {
    withdraw();
    onClose();
  }

  return (
    <form noValidate onSubmit={submit}>
      <label htmlFor={fieldId} className="mb-1.5 block text-sm font-medium">
        {m.portal_login_id()}
      </label>
      <input
        ref={field}
        id={fieldId}
        name="telegramId"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        readOnly={waiting !== null}
        value={telegramId}
        onChange={(event) => setTelegramId(event.target.value)}
        className="h-11 w-full rounded-md border border-edge bg-raised px-3 text-base transition-colors hover:border-ink read-only:bg-sunken"
      />
      {waiting && (
        <ApprovalWait bot={bot} matchCode={waiting.matchCode} startedMs={waiting.startedMs} />
      )}
      <div className="mt-3 flex gap-2">
        <button
          type="submit"
          // Not `disabled`, which would drop the keyboard focus.
          aria-disabled={waiting !== null || undefined}
          className={buttonClass({
            variant: 'primary',
            className: 'grow aria-disabled:opacity-70',
          })}
        >
          {waiting ? m.portal_login_waiting() : m.portal_login_enter()}
        </button>
        <Button onClick={cancel}>{m.shell_cancel()}</Button>
      </div>
    </form>
  );
}
