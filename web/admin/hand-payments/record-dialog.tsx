import { type FormEvent, useEffect, useRef, useState } from 'react';
import { parseSum } from '#rules/amounts.ts';
import { HAND_NOTE_MAX_LENGTH } from '#rules/weeks/payouts.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { weekDate } from '#web/ui/week-date.ts';
import { PAYMENT_CALLS } from '../calls.ts';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { useTyped } from '../use-typed.ts';

/** The shares to record as paid: all unpaid shares of a week, or one member's. */
export type Unpaid = {
  week: string;
  member: { id: string; name: string } | null;
  shares: number;
  amount: string;
};

type Preview = { shares: number; amount: string; left: number; isChecked: boolean };

type RecordDialogProps = {
  unpaid: Unpaid;
  /** True if transactions are looked up on the chain. */
  isChecked: boolean;
  onClose: () => void;
};

/** Asks how the shares were paid, previews the record, and records exactly that. */
export function RecordDialog({ unpaid, isChecked, onClose }: RecordDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const about = `${unpaid.week} ${unpaid.member?.id ?? ''}`;
  const txid = useTyped(`transaction by hand ${about}`);
  const note = useTyped(`note by hand ${about}`);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const isDone = useRef(false);
  const { adminTelegramId, withSignIn, invalidate, run, isBusy } = useAdminWork();

  const given = {
    adminTelegramId,
    week: unpaid.week,
    ...(unpaid.member && { memberId: unpaid.member.id }),
    ...(txid.text.trim() !== '' && { txid: txid.text.trim() }),
    ...(note.text.trim() !== '' && { note: note.text.trim() }),
  };

  async function look(): Promise<void> {
    if (given.txid === undefined && given.note === undefined) {
      setProblem(m.portal_payments_needs());
      return;
    }
    try {
      setPreview(await withSignIn(() => call('previewHandPayment', { body: given })));
      setProblem(null);
    } catch (error) {
      setProblem(failureText(m.portal_payments_check_failed(), error));
    }
  }

  async function record({ shares, amount }: Preview): Promise<void> {
    try {
      await withSignIn(() =>
        call('recordHandPayment', { body: { ...given, expected: { shares, amount } } }),
      );
      txid.clear();
      note.clear();
      isDone.current = true;
      toast({
        title: m.portal_payments_done(),
        description: m.portal_payments_done_text({ shares, week: weekDate(unpaid.week) }),
      });
      dialog.current?.close();
    } catch (error) {
      setPreview(null);
      setProblem(failureText(m.portal_payments_failed(), error));
    } finally {
      void invalidate(PAYMENT_CALLS);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (preview === null) void run(look);
  }

  return (
    <Dialog
      title={preview === null ? m.portal_payments_record_title() : m.portal_payments_record_ask()}
      dialog={dialog}
      onClose={() => {
        onClose();
        // The row with the button that had the focus may be gone.
        if (isDone.current) focusSection();
      }}
      isBusy={isBusy}
    >
      <form noValidate={true} onSubmit={submit}>
        {preview === null ? (
          <Fields unpaid={unpaid} isChecked={isChecked} txid={txid} note={note} />
        ) : (
          <Confirmation unpaid={unpaid} preview={preview} given={given} />
        )}
        <Problem text={problem} />
        <DialogButtons>
          <Button
            disabled={isBusy}
            onClick={() => (preview === null ? dialog.current?.close() : setPreview(null))}
          >
            {preview === null ? m.shell_cancel() : m.portal_payments_back()}
          </Button>
          {preview === null ? (
            <Button key="look" type="submit" variant="primary" loading={isBusy}>
              {m.portal_payments_continue()}
            </Button>
          ) : (
            <Button
              key="record"
              variant="primary"
              loading={isBusy}
              // The second press of a double click on the previous button must not confirm.
              onClick={({ detail }) => detail < 2 && void run(() => record(preview))}
            >
              {m.portal_payments_record_do()}
            </Button>
          )}
        </DialogButtons>
      </form>
    </Dialog>
  );
}

type Typed = { text: string; change: (next: string) => void };
type FieldsProps = { unpaid: Unpaid; isChecked: boolean; txid: Typed; note: Typed };

function Fields({ unpaid, isChecked, txid, note }: FieldsProps) {
  return (
    <>
      <p className="mt-2">
        {rich(
          m.portal_payments_about({
            who: () => <Who unpaid={unpaid} />,
            amount: () => <Sum of={unpaid.amount} />,
            week: weekDate(unpaid.week),
          }),
        )}
      </p>
      <div className="mt-4 grid gap-4">
        <TextField
          label={m.portal_payments_transaction()}
          hint={isChecked ? m.portal_payments_txid_checked() : m.portal_payments_txid_unchecked()}
          value={txid.text}
          onChange={txid.change}
          isOptional={true}
          autoCapitalize="none"
          maxLength={100}
        />
        <TextField
          label={m.portal_payments_note()}
          hint={m.portal_payments_note_hint()}
          value={note.text}
          onChange={note.change}
          isOptional={true}
          rows={2}
          counts={true}
          maxLength={HAND_NOTE_MAX_LENGTH}
        />
      </div>
    </>
  );
}

function Who({ unpaid: { member, shares } }: { unpaid: Unpaid }) {
  return member === null ? (
    m.portal_payments_unpaid_shares({ count: shares })
  ) : (
    <bdi className="font-medium wrap-anywhere">{member.name}</bdi>
  );
}

function Sum({ of }: { of: string }) {
  return <Amount units={parseSum(of)} decimals={8} decimalsSmall={8} />;
}

type ConfirmationProps = {
  unpaid: Unpaid;
  preview: Preview;
  given: { txid?: string; note?: string };
};

/** The effect of a record, shown before it is written. */
export function Confirmation({ unpaid, preview, given }: ConfirmationProps) {
  const { shares, amount, left, isChecked } = preview;
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} tabIndex={-1} className="mt-2 grid gap-2 outline-none">
      <p>
        {rich(
          m.portal_payments_confirm({
            who: () => <Who unpaid={{ ...unpaid, shares }} />,
            week: weekDate(unpaid.week),
            amount: () => <Sum of={amount} />,
          }),
        )}
      </p>
      {given.txid !== undefined && (
        <p className={isChecked ? 'text-sm text-good' : 'text-sm text-warn'}>
          {isChecked ? m.portal_payments_chain_shows() : m.portal_payments_chain_unasked()}
        </p>
      )}
      {left > 0 && unpaid.member === null && (
        <p className="text-sm text-warn">{m.portal_payments_left({ count: left })}</p>
      )}
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-muted">
        {given.txid !== undefined && (
          <>
            <dt>{m.portal_payments_transaction()}</dt>
            <dd>{given.txid}</dd>
          </>
        )}
        {given.note !== undefined && (
          <>
            <dt>{m.portal_payments_note()}</dt>
            <dd>{given.note}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
