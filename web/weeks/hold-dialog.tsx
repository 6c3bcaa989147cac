import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { WeekShare } from '#contract/site/weeks.ts';
import { parseAmount } from '#rules/amounts.ts';
import { call, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { memberName } from '#web/ui/member-name.ts';
import { rich } from '#web/ui/text/rich.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { weekDate } from '#web/ui/week-date.ts';

type HoldDialogProps = { week: string; share: WeekShare; onClose: () => void };

/** The contract's limit (contract/site/weeks.ts). */
const REASON_MAX_LENGTH = 500;

/** Asks an administrator for the reason of a hold, or to confirm a release. */
export function HoldDialog({ week, share, onClose }: HoldDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { decide, isBusy } = useDecision(week, share);
  const isRelease = share.status === 'held';
  const name = memberName(share);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (!isRelease && reason.trim() === '') {
      setProblem(m.week_hold_why());
      return;
    }
    const failure = await decide(reason.trim());
    setProblem(failure);
    if (failure === null) dialog.current?.close();
  }

  return (
    <Dialog
      title={isRelease ? m.week_release_ask() : m.week_hold_ask()}
      dialog={dialog}
      onClose={onClose}
      isBusy={isBusy}
    >
      <form noValidate={true} onSubmit={(event) => void submit(event)}>
        <p className="mt-2">
          {rich(
            m.week_decided_share({
              name: () => <bdi className="font-medium wrap-anywhere">{name}</bdi>,
              amount: () => <Amount units={parseAmount(share.share)} decimals={8} />,
              week: weekDate(week),
            }),
          )}
        </p>
        <p className="mt-1 text-sm text-muted">
          {isRelease ? m.week_release_text() : m.week_hold_text()}
        </p>
        {!isRelease && (
          <div className="mt-4">
            <TextField
              label={m.week_reason()}
              hint={m.week_reason_hint()}
              rows={3}
              maxLength={REASON_MAX_LENGTH}
              isRequired={true}
              value={reason}
              onChange={setReason}
            />
          </div>
        )}
        <Problem text={problem} />
        <DialogButtons>
          <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
            {m.shell_cancel()}
          </Button>
          <Button type="submit" variant={isRelease ? 'primary' : 'danger'} loading={isBusy}>
            {isRelease ? m.week_release_do() : m.week_hold_do()}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

/** Makes the call and refetches the page. Returns the error text, or null. */
function useDecision(week: string, share: WeekShare) {
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function decide(reason: string): Promise<string | null> {
    const params = { week, memberId: share.userId };
    const isRelease = share.status === 'held';
    setIsBusy(true);
    try {
      if (isRelease) await call('releaseShare', { params, body: {} });
      else await call('holdShare', { params, body: { reason } });
      toast({
        title: isRelease ? m.week_share_released() : m.week_share_held(),
        description: m.week_decided_text({ name: memberName(share), week: weekDate(week) }),
      });
      return null;
    } catch (error) {
      return errorText(error);
    } finally {
      setIsBusy(false);
      // After a refusal too, because the share's status was not as shown.
      void queryClient.invalidateQueries({ predicate: isOfThisWeek });
    }
  }

  return { decide, isBusy };
}

function isOfThisWeek({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === 'getWeek' || queryKey[0] === 'getWeekHolds';
}
