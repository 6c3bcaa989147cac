import { PRICED_IDS } from '#rules/points/earning.ts';
import { POLICY_NAME_LENGTH } from '#rules/policies/limits.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { SelectField } from '#web/ui/field.tsx';
import { POLICY_TEXTS } from '#web/ui/text/policy-texts.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { DraftField, DraftText } from './draft.ts';

type DraftFieldsProps = {
  text: DraftText;
  problems: ReadonlyMap<string, string>;
  onEdit: (field: DraftField, value: string) => void;
};

/** The texts as functions: no language is known while this module loads. */
type Listed = { field: DraftField; label: () => string; hint?: () => string };

const FIELDS: readonly Listed[] = [
  { field: 'name', label: () => m.portal_policy_name(), hint: () => m.portal_policy_name_hint() },
  {
    field: 'weeklyPool',
    label: () => m.portal_policy_pool(),
    hint: () => m.portal_policy_pool_hint(),
  },
  {
    field: 'balancePart',
    label: () => m.portal_policy_part(),
    hint: () => m.portal_policy_part_hint(),
  },
  { field: 'minActivityThreshold', label: () => m.portal_policy_needed() },
  {
    field: 'highestShare',
    label: () => m.portal_policy_highest(),
    hint: () => m.portal_policy_highest_hint(),
  },
];

const KINDS = [
  { value: 'all', label: () => m.portal_policy_kind_all() },
  { value: 'backed', label: () => m.portal_policy_kind_backed() },
] as const;

const BACKED_FIELDS: readonly Listed[] = [
  {
    field: 'leastTip',
    label: () => m.portal_policy_least_tip(),
    hint: () => m.portal_policy_least_tip_hint(),
  },
  { field: 'pointsPerBacker', label: () => m.portal_policy_per_backer() },
  { field: 'tippedWithinWeeks', label: () => m.portal_policy_tipped_within() },
  { field: 'seenForWeeks', label: () => m.portal_policy_seen_for() },
  { field: 'activeWeeks', label: () => m.portal_policy_active_weeks() },
  {
    field: 'activePoints',
    label: () => m.portal_policy_active_points(),
    hint: () => m.portal_policy_active_points_hint(),
  },
  {
    field: 'highestShareWhileYoung',
    label: () => m.portal_policy_young(),
    hint: () => m.portal_policy_young_hint(),
  },
  {
    field: 'founders',
    label: () => m.portal_policy_founders(),
    hint: () => m.portal_policy_founders_hint(),
  },
];

const NEWCOMERS = [
  { value: 'none', label: () => m.portal_policy_newcomers_none() },
  { value: 'some', label: () => m.portal_policy_newcomers_some() },
] as const;

const NEWCOMERS_FIELDS: readonly Listed[] = [
  { field: 'newcomerWeeks', label: () => m.portal_policy_newcomer_weeks() },
  { field: 'newcomerPoints', label: () => m.portal_policy_newcomer_points() },
  {
    field: 'newcomersHighestShare',
    label: () => m.portal_policy_newcomers_highest(),
    hint: () => m.portal_policy_newcomers_highest_hint(),
  },
];

const POINTS_FIELDS: readonly Listed[] = [
  {
    field: 'leastTipThatEarns',
    label: () => m.portal_policy_tip_earns(),
    hint: () => m.portal_policy_tip_earns_hint(),
  },
  ...PRICED_IDS.map((id) => ({
    field: id,
    label: () => m.portal_policy_points_of({ name: POLICY_TEXTS.actionName(id) }),
  })),
  {
    field: 'dailyActivityCap',
    label: () => m.portal_policy_day_points(),
    hint: () => m.portal_policy_day_points_hint(),
  },
  { field: 'dailyTipPointsCap', label: () => m.portal_policy_day_tips() },
  {
    field: 'mostHuntPoints',
    label: () => m.portal_policy_hunt_points(),
    hint: () => m.portal_policy_hunt_points_hint(),
  },
];

/** The fields of a policy; those of the backing only where points count by it. */
export function DraftFields({ text, problems, onEdit }: DraftFieldsProps) {
  const { code } = community.coin;
  const inCoins = new Set<DraftField>(['weeklyPool', 'leastTip', 'leastTipThatEarns']);
  const fields = (of: readonly Listed[]) =>
    of.map(({ field, label, hint }) => (
      <TextField
        key={field}
        name={field}
        label={inCoins.has(field) ? m.portal_policy_in_coins({ label: label(), code }) : label()}
        value={text[field]}
        onChange={(value) => onEdit(field, value)}
        problem={problems.get(field)}
        {...(hint !== undefined && { hint: hint() })}
        {...(field === 'name' && { maxLength: POLICY_NAME_LENGTH })}
      />
    ));
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {fields(FIELDS)}
      <SelectField
        label={m.portal_policy_kind()}
        name="kind"
        value={text.kind === 'all' ? 'all' : 'backed'}
        options={KINDS.map(({ value, label }) => ({ value, label: label() }))}
        onChange={(kind) => onEdit('kind', kind)}
        className="sm:col-span-2"
      />
      {text.kind !== 'all' && (
        <>
          {fields(BACKED_FIELDS)}
          <SelectField
            label={m.portal_policy_newcomers()}
            name="newcomers"
            value={text.newcomers === 'none' ? 'none' : 'some'}
            options={NEWCOMERS.map(({ value, label }) => ({ value, label: label() }))}
            onChange={(some) => onEdit('newcomers', some)}
            className="sm:col-span-2"
          />
          {text.newcomers !== 'none' && fields(NEWCOMERS_FIELDS)}
        </>
      )}
      <h4 className="font-medium sm:col-span-2">{m.portal_policy_earning()}</h4>
      {fields(POINTS_FIELDS)}
    </div>
  );
}
