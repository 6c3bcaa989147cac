import { useState } from 'react';
import type { PolicyList } from '#contract/site/policies.ts';
import { policyDifferences, settingsTerms, termsBefore } from '#rules/policies/describe.ts';
import { ENGLISH } from '#rules/policies/english.ts';
import type { Policy } from '#rules/policies/policy.ts';
import { nextWeek, weekStartMs } from '#rules/weeks/week.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { community } from '#web/community.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { SelectField } from '#web/ui/field.tsx';
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
  const changes = policyDifferences(before, policy, community.coin.code, ENGLISH);
  const next = list.policies.findLast((each) => each.fromWeek > fromWeek);
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();

  async function set(): Promise<void> {
    try {
      await withSignIn(() => call('setPolicy', { body: { adminTelegramId, policy, fromWeek } }));
      onSet();
      toast({ title: 'Policy set', description: `${policy.name}, from ${startOf(fromWeek)} on` });
    } finally {
      void invalidate(POLICY_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title="Set this policy?"
      action="Set policy"
      variant="primary"
      act={set}
      problemText={(error) => failureText('Failed to set the policy', error)}
      onDone={focusSection}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">
        Members can read “{policy.name}” at once. Until its week begins you can set it again or
        withdraw it; afterwards nothing changes the week any more.
      </p>
      <SelectField
        label="In force from"
        value={fromWeek}
        options={weeksFrom(earliestWeek).map((week) => ({ value: week, label: startOf(week) }))}
        onChange={setFromWeek}
        className="mt-4"
      />
      <Sentences of={changes.length === 0 ? ['No rule changes.'] : changes} />
      {next && (
        <p className="mt-2 text-sm text-muted">
          It holds until {startOf(next.fromWeek)}, when “{next.policy.name}” begins.
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
  return `Sunday, ${utcDateText(weekStartMs(week))}, 23:00 UTC`;
}
