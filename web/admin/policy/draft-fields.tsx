import { requireActivity } from '#rules/points/activities.ts';
import { PRICED_IDS } from '#rules/points/earning.ts';
import { POLICY_NAME_LENGTH } from '#rules/policies/limits.ts';
import { community } from '#web/community.ts';
import { SelectField } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { DraftField, DraftText } from './draft.ts';

type DraftFieldsProps = {
  text: DraftText;
  problems: ReadonlyMap<string, string>;
  onEdit: (field: DraftField, value: string) => void;
};

type Listed = { field: DraftField; label: string; hint?: string };

const FIELDS: readonly Listed[] = [
  { field: 'name', label: 'Name', hint: 'Members read it.' },
  { field: 'weeklyPool', label: 'Weekly pool', hint: '0 switches the rewards off.' },
  {
    field: 'balancePart',
    label: 'Part of the balance',
    hint: 'Percent of the coins in the pool’s wallet that are owed to nobody at the snapshot; the weekly pool is then the maximum. Everybody can see how much the wallet holds. Leave it empty for a fixed pool.',
  },
  { field: 'minActivityThreshold', label: 'Points needed for a share' },
  { field: 'highestShare', label: 'Highest share', hint: 'Percent of the pool.' },
];

const KINDS = [
  { value: 'all', label: 'All points' },
  { value: 'backed', label: 'As far as long-standing members back them' },
] as const;

const BACKED_FIELDS: readonly Listed[] = [
  { field: 'leastTip', label: 'Smallest tip that counts', hint: 'A smaller tip backs nobody.' },
  { field: 'pointsPerBacker', label: 'Points for each backer' },
  { field: 'tippedWithinWeeks', label: 'Weeks for which a tip backs its receiver' },
  { field: 'seenForWeeks', label: 'Weeks until a member is long-standing' },
  { field: 'activeWeeks', label: 'Active weeks needed' },
  {
    field: 'activePoints',
    label: 'Points that make a week active',
    hint: 'Only points that backers made count. Set it above what one backer gives: one bought member would let a farm grow old.',
  },
  {
    field: 'highestShareWhileYoung',
    label: 'Highest share while the community is young',
    hint: 'Percent of the pool, in its first weeks, when every member counts as long-standing.',
  },
  {
    field: 'founders',
    label: 'Founders',
    hint: 'Numbers of members who are long-standing in any case, separated by commas.',
  },
];

const NEWCOMERS = [
  { value: 'none', label: 'As far as they are backed' },
  { value: 'some', label: 'Some without a backer' },
] as const;

const NEWCOMERS_FIELDS: readonly Listed[] = [
  { field: 'newcomerWeeks', label: 'Weeks for which an account is new' },
  { field: 'newcomerPoints', label: 'Points of a new account without a backer' },
  {
    field: 'newcomersHighestShare',
    label: 'Highest share of all new accounts',
    hint: 'Percent of the points that count. Farms of new accounts get no more, and neither do honest newcomers beside them.',
  },
];

const POINTS_FIELDS: readonly Listed[] = [
  {
    field: 'leastTipThatEarns',
    label: 'Smallest tip that earns points',
    hint: '0 lets every tip earn.',
  },
  ...PRICED_IDS.map((id) => ({ field: id, label: `Points of “${requireActivity(id).name}”` })),
  {
    field: 'dailyActivityCap',
    label: 'Most points in a day',
    hint: 'Tips, sends, /gm and /faucet together.',
  },
  { field: 'dailyTipPointsCap', label: 'Tips a day that earn points' },
  {
    field: 'mostHuntPoints',
    label: 'Most points in a treasure hunt',
    hint: 'To one member, as a finisher and by a prize.',
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
        label={inCoins.has(field) ? `${label} (${code})` : label}
        value={text[field]}
        onChange={(value) => onEdit(field, value)}
        problem={problems.get(field)}
        {...(hint !== undefined && { hint })}
        {...(field === 'name' && { maxLength: POLICY_NAME_LENGTH })}
      />
    ));
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {fields(FIELDS)}
      <SelectField
        label="Points that count"
        name="kind"
        value={text.kind === 'all' ? 'all' : 'backed'}
        options={KINDS}
        onChange={(kind) => onEdit('kind', kind)}
        className="sm:col-span-2"
      />
      {text.kind !== 'all' && (
        <>
          {fields(BACKED_FIELDS)}
          <SelectField
            label="Points of new accounts"
            name="newcomers"
            value={text.newcomers === 'none' ? 'none' : 'some'}
            options={NEWCOMERS}
            onChange={(some) => onEdit('newcomers', some)}
            className="sm:col-span-2"
          />
          {text.newcomers !== 'none' && fields(NEWCOMERS_FIELDS)}
        </>
      )}
      <h4 className="font-medium sm:col-span-2">What actions earn</h4>
      {fields(POINTS_FIELDS)}
    </div>
  );
}
