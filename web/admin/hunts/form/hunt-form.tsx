import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AdminHunt } from '#contract/admin/hunts.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { HUNT_CALLS, useShowHunt } from '../../calls.ts';
import { focusFirst } from '../../focus-first.ts';
import { focusSection } from '../../section-parts.tsx';
import { useAdminWork } from '../../use-admin-work.ts';
import { type Draft, readDraft } from '../draft/draft.ts';
import { useHuntDraft } from '../draft/use-hunt-draft.ts';
import { DraftActions } from '../hunt-actions.tsx';
import { ClueFields } from './clue-fields.tsx';
import { HuntFields } from './hunt-fields.tsx';
import { Preview } from './preview.tsx';
import { PrizeFields } from './prize-fields.tsx';

type HuntFormProps = {
  /** Null for a hunt that is not stored yet. */
  hunt: AdminHunt | null;
  /** The most coins of one hunt; null if nothing is paid here. */
  dailyCoins: string | null;
  /** Goes to another draft, or to the list by an empty id. */
  onOpen: (id: string) => void;
};

/** The form of a draft: its fields, its preview, and the ways to save, announce and delete it. */
export function HuntForm({ hunt, dailyCoins, onOpen }: HuntFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const typed = useHuntDraft(hunt);
  const { text, isEdited, isOvertaken, change } = typed;
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const [asks, setAsks] = useState<'preview' | 'discard' | null>(null);
  const { adminTelegramId, withSignIn, invalidate, run, isBusy } = useAdminWork();
  const show = useShowHunt();

  function check(event: FormEvent): void {
    event.preventDefault();
    const { draft, problems: found } = readDraft(text, { keepsAnswers: !isOvertaken });
    setProblems(found);
    setFailure(draft ? null : m.portal_policy_unsent());
    if (draft) void run(() => save(draft));
    else focusFirst(form.current, found);
  }

  async function save(draft: Draft): Promise<void> {
    const body = { adminTelegramId, ...draft };
    try {
      const saved = await withSignIn(() =>
        hunt ? call('changeHunt', { params: { id: hunt.id }, body }) : call('createHunt', { body }),
      );
      show(saved);
      typed.clear();
      onOpen(saved.id);
      toast({ title: m.portal_hunts_saved(), description: saved.title });
      focusSection();
    } catch (error) {
      setFailure(failureText(m.portal_hunts_save_failed(), error));
      submit.current?.focus();
    } finally {
      void invalidate(HUNT_CALLS);
    }
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="min-w-0 text-lg wrap-anywhere">
          {hunt ? hunt.title : m.portal_hunts_new()}
        </h3>
        <Button size="sm" onClick={() => onOpen('')}>
          {m.portal_hunts_back()}
        </Button>
      </div>
      {isOvertaken && (
        <p role="status" className="rounded-md bg-warn-wash p-3 text-sm">
          {m.portal_hunts_overtaken()}
        </p>
      )}
      <form
        ref={form}
        noValidate
        aria-label={m.portal_hunts_form()}
        onSubmit={check}
        className="grid gap-8"
      >
        {/* Disabled while it is sent: text typed meanwhile would be lost when the saved draft takes its place. */}
        <fieldset disabled={isBusy} className="grid min-w-0 gap-8">
          <HuntFields text={text} problems={problems} onChange={change} />
          <PrizeFields text={text} problems={problems} dailyCoins={dailyCoins} onChange={change} />
          <ClueFields
            text={text}
            problems={problems}
            hunt={isOvertaken ? null : hunt}
            canMakeLinks={!isEdited}
            onChange={change}
          />
        </fieldset>
        <div>
          <div className="flex flex-wrap gap-2">
            <Button ref={submit} type="submit" variant="primary" loading={isBusy}>
              {m.portal_hunts_save()}
            </Button>
            <Button onClick={() => setAsks('preview')}>{m.portal_hunts_preview()}</Button>
            <Button disabled={!isEdited || isBusy} onClick={() => setAsks('discard')}>
              {m.portal_hunts_discard()}
            </Button>
          </div>
          <Problem text={failure} />
        </div>
      </form>
      {hunt && <DraftActions hunt={hunt} isEdited={isEdited} onGone={() => onOpen('')} />}
      {asks === 'preview' && (
        <Preview text={text} huntId={hunt?.id} onClose={() => setAsks(null)} />
      )}
      {asks === 'discard' && (
        <ConfirmDialog
          title={m.portal_hunts_discard_ask()}
          action={m.portal_hunts_discard_do()}
          act={async () => {
            flushSync(typed.clear);
            setProblems(new Map());
            setFailure(null);
          }}
          onDone={focusSection}
          onClose={() => setAsks(null)}
        >
          <p className="mt-2 text-sm text-muted">
            {hunt ? m.portal_hunts_lost_kept() : m.portal_policy_lost()}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
