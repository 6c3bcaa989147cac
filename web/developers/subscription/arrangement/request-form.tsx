import { type FormEvent, useRef, useState } from 'react';
import type { TierId } from '#contract/developer/subscription.ts';
import {
  ARRANGED_COINS,
  ARRANGEMENT_LENGTHS,
  type ArrangedCoin,
  OFFERED_MONTHS,
} from '#rules/plans/arrangements.ts';
import { PLANS, planFor } from '#rules/plans/plans.ts';
import { ApiError, call, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { useSetViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatUsd } from '#web/ui/coin/amount.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useInvalidate } from '../calls.ts';
import { cardPrice } from '../prices.ts';

type RequestFormProps = {
  coin: ArrangedCoin;
  onCoin: (coin: ArrangedCoin) => void;
  firstMonths: number;
  onClose: () => void;
};

/** Asks the owner for a plan: plan, months, coin and the member's contact. A failure keeps the typed text. */
export function RequestForm({ coin, onCoin, firstMonths, onClose }: RequestFormProps) {
  const [tierId, setTierId] = useState<TierId>('pro');
  const [months, setMonths] = useState(String(firstMonths));
  const [contact, setContact] = useState('');
  const [missing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const contactField = useRef<HTMLInputElement>(null);
  const setViewer = useSetViewer();
  const invalidate = useInvalidate();
  const { run, isBusy } = useWork();

  async function send(): Promise<void> {
    setFailure(null);
    setMissing(contact.trim() === '');
    if (contact.trim() === '') {
      contactField.current?.focus();
      return;
    }
    try {
      const body = { tierId, months: Number(months), coin, contact: contact.trim() };
      await call('postPlanRequest', { body });
      toast({ title: m.devplan_ask_sent(), description: m.devplan_ask_sent_text() });
      onClose();
    } catch (error) {
      setFailure(errorText(error));
      // Shows the sign-in in place.
      if (error instanceof ApiError && error.status === 401) setViewer(null);
    }
    void invalidate();
  }

  return (
    <form
      noValidate
      aria-label={m.devplan_ask()}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run(send);
      }}
      className="grid max-w-3xl gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={m.devplan_ask_plan()}
          value={tierId}
          options={PLANS.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setTierId}
        />
        <SelectField
          label={m.devplan_ask_for()}
          value={months}
          options={OFFERED_MONTHS.map((count) => {
            return { value: String(count), label: m.devplan_months({ count }) };
          })}
          onChange={setMonths}
        />
        <SelectField
          label={m.devplan_ask_coin()}
          value={coin}
          options={ARRANGED_COINS.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={onCoin}
        />
      </div>
      <TextField
        ref={contactField}
        label={m.devplan_ask_contact()}
        name="contact"
        hint={m.devplan_ask_contact_hint()}
        value={contact}
        onChange={setContact}
        maxLength={ARRANGEMENT_LENGTHS.contact}
        isRequired
        autoCapitalize="none"
        problem={missing ? m.devplan_ask_no_contact() : undefined}
      />
      <ListPrice tierId={tierId} />
      <div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" loading={isBusy}>
            {m.devplan_ask_send()}
          </Button>
          <Button disabled={isBusy} onClick={onClose}>
            {m.shell_cancel()}
          </Button>
        </div>
        <Problem text={failure} />
      </div>
    </form>
  );
}

function ListPrice({ tierId }: { tierId: TierId }) {
  const plan = planFor(tierId);
  if (!plan) return null;
  const month = formatUsd(cardPrice(plan, 'monthly').price);
  const year = formatUsd(cardPrice(plan, 'yearly').price);
  return <p className="measure text-sm text-muted">{m.devplan_ask_price({ month, year })}</p>;
}
