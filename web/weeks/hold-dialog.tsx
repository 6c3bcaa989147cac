import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { community } from '#community';
import type { WeekShare } from '#contract/weeks.ts';
import { parseAmount } from '#rules/amounts.ts';
import { call, errorText } from '#web/api/call.ts';
import { toast } from '#web/shell/toast.tsx';
import { Amount } from '#web/ui/amount.tsx';
import { Button } from '#web/ui/button.tsx';
import { memberName } from '#web/ui/member-name.ts';

type HoldDialogProps = { week: string; share: WeekShare; onClose: () => void };

/** As long as the audit log takes one (contract/weeks.ts). */
const REASON_MAX_LENGTH = 500;

/** Asks an administrator for the reason, or for a yes; the browser's own dialog keeps the focus in it. */
export function HoldDialog({ week, share, onClose }: HoldDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { decide, isBusy } = useDecision(week, share);
  const isRelease = share.status === 'held';
  const name = memberName(share);

  useEffect(() => dialog.current?.showModal(), []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (!isRelease && reason.trim() === '') {
      setProblem('Say why the share is held.');
      return;
    }
    const failure = await decide(reason.trim());
    setProblem(failure);
    if (failure === null) dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-lg border border-edge bg-raised p-5 text-ink backdrop:bg-page/75"
    >
      <form noValidate={true} onSubmit={(event) => void submit(event)}>
        <h2 id={titleId} className="text-xl">
          {isRelease ? 'Release this share?' : 'Hold this share?'}
        </h2>
        <p className="mt-2">
          <bdi className="font-medium wrap-anywhere">{name}</bdi>,{' '}
          <Amount units={parseAmount(share.share)} sign={community.coin.symbol} decimals={8} /> of
          the week of {week}.
        </p>
        <p className="mt-1 text-sm text-muted">
          {isRelease
            ? 'It is owed again, and paid with the next payment.'
            : 'It is not paid until it is released. Nobody else’s share changes.'}
        </p>
        {!isRelease && <ReasonField value={reason} onChange={setReason} />}
        {problem !== null && (
          <p role="alert" className="mt-3 text-sm text-bad">
            {problem}
          </p>
        )}
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button onClick={() => dialog.current?.close()}>Cancel</Button>
          <Button type="submit" variant={isRelease ? 'primary' : 'danger'} loading={isBusy}>
            {isRelease ? 'Release share' : 'Hold share'}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** Makes the call and has the page read anew. Gives what went wrong in words, or null. */
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
        title: isRelease ? 'Share released' : 'Share held',
        description: `${memberName(share)}, week of ${week}`,
      });
      return null;
    } catch (error) {
      return errorText(error);
    } finally {
      setIsBusy(false);
      // After a refusal too: it says that the share stands otherwise than shown.
      void queryClient.invalidateQueries({ predicate: isOfThisWeek });
    }
  }

  return { decide, isBusy };
}

function isOfThisWeek({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] === 'getWeek' || queryKey[0] === 'getWeekHolds';
}

function ReasonField(props: { value: string; onChange: (value: string) => void }) {
  const id = useId();
  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        Reason
      </label>
      <textarea
        id={id}
        rows={3}
        required={true}
        maxLength={REASON_MAX_LENGTH}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
        aria-describedby={`${id}-hint`}
        className="w-full rounded-md border border-edge bg-surface p-3 text-base text-ink hover:border-ink"
      />
      <p id={`${id}-hint`} className="mt-1 text-xs text-muted">
        It goes into the audit log, which only administrators read.
      </p>
    </div>
  );
}
