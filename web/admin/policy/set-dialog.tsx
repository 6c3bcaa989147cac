import { useState } from 'react';
import type { PolicyList } from '#contract/site/policies.ts';
import { policyDifferences, settingsTerms, termsBefore } from '#rules/policies/describe.ts';
import type { Policy } from '#rules/policies/policy.ts';
import { nextWeek, weekStartMs } from '#rules/weeks/week.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { POLICY_TEXTS } from '#web/ui/text/policy-texts.ts';
import { utcDateText } from '#web/ui/time.tsx';
import { POLICY_CALLS } from '../calls.ts';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { Sentences } from './sentences.tsx';

/** How many weeks ahead a policy can be set here; the command takes any week. */
const WEEKS_AHEAD = 8;

type SetDialogProps = {
  policy: Policy;
  earliestWeek: string;
  list: PolicyList;
  onSet: () => void;
  onClose: () => void;
};

/** Asks from which week on the policy is in force, and sets it. */
export function SetDialog({ policy, earliestWeek, list, onSet, onClose }: SetDialogProps) {
  const [fromWeek, setFromWeek] = useState(earliestWeek);
  const before = termsBefore(fromWeek, list.policies, settingsTerms(list.settings));
  const changes = policyDifferences(before, policy, community.coin.code, POLICY_TEXTS);
  const next = list.policies.findLast((each) => each.fromWeek > fromWeek);
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();

  async function set(): Promise<void> {
    try {
      await withSignIn(() => call('setPolicy', { body: { adminTelegramId, policy, fromWeek } }));
      onSet();
      toast({
        title: m.portal_policy_set_done(),
        description: m.portal_policy_set_done_text({
          name: policy.name,
          start: startOf(fromWeek),
        }),
      });
    } finally {
      void invalidate(POLICY_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={m.portal_policy_set_ask()}
      action={m.portal_policy_set_do()}
      variant="primary"
      act={set}
      problemText={(error) => failureText(m.portal_policy_set_failed(), error)}
      onDone={focusSection}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">{m.portal_policy_set_text({ name: policy.name })}</p>
      <SelectField
        label={m.portal_policy_from_label()}
        value={fromWeek}
        options={weeksFrom(earliestWeek).map((week) => ({ value: week, label: startOf(week) }))}
        onChange={setFromWeek}
        className="mt-4"
      />
      <Sentences of={changes.length === 0 ? [m.rules_no_changes()] : changes} />
      {next && (
        <p className="mt-2 text-sm text-muted">
          {m.portal_policy_until({ start: startOf(next.fromWeek), name: next.policy.name })}
        </p>
      )}
    </ConfirmDialog>
  );
}

function weeksFrom(first: string): string[] {
  const weeks = [first];
  while (weeks.length < WEEKS_AHEAD) weeks.push(nextWeek(weeks.at(-1) ?? first));
  return weeks;
}

function startOf(week: string): string {
  return m.portal_policy_week_start({ date: utcDateText(weekStartMs(week)) });
}
