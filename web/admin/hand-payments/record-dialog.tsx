import { type FormEvent, useEffect, useRef, useState } from 'react';
import { parseSum } from '#rules/amounts.ts';
import { HAND_NOTE_MAX_LENGTH } from '#rules/weeks/payouts.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText, quantityText } from '#web/ui/figures.ts';
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
      setProblem('Give the transaction, or a note on how it was paid.');
      return;
    }
    try {
      setPreview(await withSignIn(() => call('previewHandPayment', { body: given })));
      setProblem(null);
    } catch (error) {
      setProblem(failureText('Failed to check the payment', error));
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
        title: 'Payment recorded',
        description: `${quantityText(countText(shares), 'share')} of the week of ${weekDate(unpaid.week)}`,
      });
      dialog.current?.close();
    } catch (error) {
      setPreview(null);
      setProblem(failureText('Failed to record the payment', error));
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
      title={preview === null ? 'Record a payment made by hand' : 'Record this payment?'}
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
            {preview === null ? 'Cancel' : 'Back'}
          </Button>
          {preview === null ? (
            <Button key="look" type="submit" variant="primary" loading={isBusy}>
              Continue
            </Button>
          ) : (
            <Button
              key="record"
              variant="primary"
              loading={isBusy}
              // The second press of a double click on the previous button must not confirm.
              onClick={({ detail }) => detail < 2 && void run(() => record(preview))}
            >
              Record payment
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
        <Who unpaid={unpaid} />,{' '}
        <Amount units={parseSum(unpaid.amount)} decimals={8} decimalsSmall={8} /> of the week of{' '}
        {unpaid.week}.
      </p>
      <div className="mt-4 grid gap-4">
        <TextField
          label="Transaction"
          hint={
            isChecked
              ? 'Its id, 64 characters. The chain is asked whether it pays these shares in full.'
              : 'Its id, 64 characters. It cannot be checked: this site has no chain index.'
          }
          value={txid.text}
          onChange={txid.change}
          isOptional={true}
          autoCapitalize="none"
          maxLength={100}
        />
        <TextField
          label="Note"
          hint="How it was paid. Everybody can read it."
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
    quantityText(countText(shares), 'unpaid share')
  ) : (
    <bdi className="font-medium wrap-anywhere">{member.name}</bdi>
  );
}

type ConfirmationProps = {
  unpaid: Unpaid;
  preview: Preview;
  given: { txid?: string; note?: string };
};

function Confirmation({ unpaid, preview, given }: ConfirmationProps) {
  const { shares, amount, left, isChecked } = preview;
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div ref={text} tabIndex={-1} className="mt-2 grid gap-2 outline-none">
      <p>
        <Who unpaid={{ ...unpaid, shares }} /> of the week of {weekDate(unpaid.week)},{' '}
        <Amount units={parseSum(amount)} decimals={8} decimalsSmall={8} />, will count as paid. The
        wallet never pays that.
      </p>
      {given.txid !== undefined && (
        <p className={isChecked ? 'text-sm text-good' : 'text-sm text-warn'}>
          {isChecked
            ? 'The chain shows that the transaction pays them in full.'
            : 'Whether the transaction pays them was not checked: this site has no chain index.'}
        </p>
      )}
      {left > 0 && unpaid.member === null && (
        <p className="text-sm text-warn">
          {quantityText(countText(left), 'unpaid share')} of this week{' '}
          {left === 1 ? 'stays' : 'stay'} unpaid: the transaction does not pay{' '}
          {left === 1 ? 'it' : 'them'} in full.
        </p>
      )}
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-muted">
        {given.txid !== undefined && (
          <>
            <dt>Transaction</dt>
            <dd>{given.txid}</dd>
          </>
        )}
        {given.note !== undefined && (
          <>
            <dt>Note</dt>
            <dd>{given.note}</dd>
          </>
        )}
      </dl>
    </div>
  );
}
