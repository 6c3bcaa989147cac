import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { AdminSession } from '#contract/site/auth.ts';
import { call } from '#web/api/call.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { legacyLoginMessage, MISSING_ID } from './messages.ts';
import { ApprovalWait } from './wait.tsx';

type LegacyLoginProps = { bot: string | null; onSignedIn(session: AdminSession): void };

/** A little longer than the server holds the call open. */
const CALL_TIMEOUT_MS = 70_000;

/** 'Manual Telegram ID Entry': the bot asks that account for approval in Telegram (decision 24). */
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
    <Button ref={reveal} className="w-full" onClick={() => setIsOpen(true)}>
      Manual Telegram ID Entry
    </Button>
  );
}

/** A login awaiting approval. */
type Waiting = { matchCode: string; startedMs: number; abort: AbortController };

function LegacyForm({ bot, onSignedIn, onClose }: LegacyLoginProps & { onClose(): void }) {
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [telegramId, setTelegramId] = useState('');
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  useEffect(() => field.current?.focus(), []);
  // Leaving the page withdraws the request.
  const abort = waiting?.abort;
  useEffect(() => () => abort?.abort(), [abort]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (waiting !== null) return;
    if (telegramId.trim() === '') {
      toast({ ...MISSING_ID, tone: 'destructive' });
      field.current?.focus();
      return;
    }
    const started = {
      matchCode: drawMatchCode(),
      startedMs: Date.now(),
      abort: new AbortController(),
    };
    const { signal } = started.abort;
    setWaiting(started);
    try {
      const body = { telegramId: telegramId.trim(), matchCode: started.matchCode };
      const session = await call(
        'postAdminLogin',
        { body },
        { signal, timeoutMs: CALL_TIMEOUT_MS },
      );
      onSignedIn(session);
    } catch (error) {
      if (signal.aborted) return;
      toast({ ...legacyLoginMessage(error), tone: 'destructive' });
      setTelegramId('');
      setWaiting(null);
      field.current?.focus();
    }
  }

  function cancel(): void {
    waiting?.abort.abort();
    onClose();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={fieldId} className="mb-1.5 block text-sm font-medium">
        Telegram ID
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
          // Not `disabled`, which would drop the keyboard's focus.
          aria-disabled={waiting !== null || undefined}
          className={buttonClass({
            variant: 'primary',
            className: 'grow aria-disabled:opacity-70',
          })}
        >
          {waiting ? 'Authenticating...' : 'Login'}
        </button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </form>
  );
}

/** Two digits that match the request in Telegram to this page; not a secret. */
function drawMatchCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random % 100).padStart(2, '0');
}
