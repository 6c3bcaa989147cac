import { type FormEvent, useRef, useState } from 'react';
import type { PolicyDraft } from '#contract/admin/policies.ts';
import type { PolicyList } from '#contract/site/policies.ts';
import { policyDifferences, settingsTerms, termsBefore } from '#rules/policies/describe.ts';
import { CLASSIC, type Policy } from '#rules/policies/policy.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { POLICY_TEXTS } from '#web/ui/text/policy-texts.ts';
import { focusFirst } from '../focus-first.ts';
import { type DraftField, readDraft } from './draft.ts';
import { DraftFields } from './draft-fields.tsx';
import { ReplayPanel } from './replay-panel.tsx';
import { Sentences } from './sentences.tsx';
import { SetDialog } from './set-dialog.tsx';
import { usePolicyDraft } from './use-draft.ts';

/** A policy to start from, or null for an untouched draft. */
type Replacement = { by: { label: string; policy: Policy } | null };

type DraftingProps = { facts: PolicyDraft; list: PolicyList };

/** The draft of a policy: its fields, what it changes, its replay, and the way to set it. */
export function Drafting({ facts, list }: DraftingProps) {
  const form = useRef<HTMLFormElement>(null);
  const { policies, week } = list;
  const inForce = policies.find(({ fromWeek }) => fromWeek <= week)?.policy;
  const starts = startsOf(facts, inForce);
  const draft = usePolicyDraft(starts[0]?.policy ?? CLASSIC);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [replacing, setReplacing] = useState<Replacement | null>(null);
  const [checked, setChecked] = useState<Policy | null>(null);
  const { policy } = readDraft(draft.text);
  const before = termsBefore(facts.earliestWeek, policies, settingsTerms(list.settings));
  const changes = policy && policyDifferences(before, policy, community.coin.code, POLICY_TEXTS);

  /** Asks first where something typed would be lost. */
  function replace(next: Replacement): void {
    const isTyped = !starts.some((start) => draft.isAs(start.policy));
    if (isTyped) setReplacing(next);
    else put(next);
  }

  function put({ by }: Replacement): void {
    if (by) draft.startFrom(by.policy);
    else draft.clear();
    setProblems(new Map());
  }

  function edit(field: DraftField, value: string): void {
    draft.edit(field, value);
    setProblems((now) => new Map([...now].filter(([each]) => each !== field)));
  }

  /** The policy that was typed, or null after showing what is wrong with it. */
  function check(): Policy | null {
    const read = readDraft(draft.text);
    setProblems(read.problems);
    focusFirst(form.current, read.problems);
    return read.policy;
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setChecked(check());
  }

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="text-lg">{m.portal_policy_draft()}</h3>
        <div className="flex flex-wrap items-end gap-2">
          <SelectField
            label={m.portal_policy_start_from()}
            value=""
            options={[
              { value: '', label: m.portal_policy_choose() },
              ...starts.map(({ label }) => ({ value: label, label })),
            ]}
            onChange={(label) => {
              const start = starts.find((each) => each.label === label);
              if (start) replace({ by: start });
            }}
          />
          <Button disabled={!draft.isEdited} onClick={() => replace({ by: null })}>
            {m.portal_policy_discard()}
          </Button>
        </div>
      </div>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        aria-label={m.portal_policy_draft()}
        className="grid gap-6"
      >
        <DraftFields text={draft.text} problems={problems} onEdit={edit} />
        <div>
          <h4 className="font-medium">{m.portal_policy_changes()}</h4>
          {changes === null ? (
            <p className="mt-1 text-sm text-muted">{m.portal_policy_unfilled()}</p>
          ) : (
            <Sentences of={changes.length === 0 ? [m.rules_no_changes()] : changes} />
          )}
        </div>
        <div>
          <Button type="submit" variant="primary">
            {m.portal_policy_set()}
          </Button>
          <Problem text={problems.size === 0 ? null : m.portal_policy_unsent()} />
        </div>
      </form>
      <ReplayPanel most={facts.replayableWeeks} policy={policy} check={check} />
      {replacing && (
        <ConfirmDialog
          title={replacing.by ? m.portal_policy_replace_ask() : m.portal_policy_discard_ask()}
          action={replacing.by ? m.portal_policy_replace_do() : m.portal_policy_discard_do()}
          act={async () => put(replacing)}
          onClose={() => setReplacing(null)}
        >
          <p className="mt-2 text-sm text-muted">
            {replacing.by
              ? m.portal_policy_lost_replaced({ name: replacing.by.policy.name })
              : m.portal_policy_lost()}
          </p>
        </ConfirmDialog>
      )}
      {checked && (
        <SetDialog
          policy={checked}
          earliestWeek={facts.earliestWeek}
          list={list}
          onSet={draft.clear}
          onClose={() => setChecked(null)}
        />
      )}
    </>
  );
}

function startsOf({ shipped }: PolicyDraft, inForce: Policy | undefined) {
  const examples = shipped.map((policy) => ({
    label: m.portal_policy_shipped({ name: policy.name }),
    policy,
  }));
  return inForce
    ? [{ label: m.portal_policy_current({ name: inForce.name }), policy: inForce }, ...examples]
    : examples;
}
