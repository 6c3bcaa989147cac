import { useEffect, useState } from 'react';
import { m } from '#web/messages.ts';

/** How long the server holds the call open (docs/spec/portal.md#4-signing-in-by-a-telegram-id). */
const WAIT_SECONDS = 55;

type ApprovalWaitProps = { bot: string | null; matchCode: string; startedMs: number };

/** The instructions for Telegram while the call waits. The same for every id: not even the page knows if an account was asked. */
export function ApprovalWait({ bot, matchCode, startedMs }: ApprovalWaitProps) {
  const left = useSecondsLeft(startedMs);
  return (
    <div role="status" className="mt-3 rounded-md border bg-raised px-4 py-3">
      <p className="text-sm text-muted">
        {bot === null ? m.portal_login_asked() : m.portal_login_asked_by({ bot: `@${bot}` })}
      </p>
      <p className="mt-1 text-3xl font-semibold">{matchCode}</p>
      {/* A screen reader must not announce every second. */}
      <p aria-live="off" className="mt-1 text-sm text-muted">
        {left > 0 ? m.portal_login_left({ seconds: String(left) }) : m.portal_login_over()}
      </p>
    </div>
  );
}

function useSecondsLeft(startedMs: number): number {
  const [left, setLeft] = useState(WAIT_SECONDS);
  useEffect(() => {
    const tick = () => {
      const passed = Math.floor((Date.now() - startedMs) / 1000);
      setLeft(Math.max(0, WAIT_SECONDS - passed));
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [startedMs]);
  return left;
}
