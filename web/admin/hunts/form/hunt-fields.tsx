import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { SelectField } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type HuntField, type HuntText, isoOf } from '../draft/hunt-text.ts';
import { WINNERS, WINNERS_TEXT } from './words.ts';

export type FieldsProps = {
  text: HuntText;
  problems: ReadonlyMap<string, string>;
  onChange: (next: HuntText) => void;
};

/** Title, story, times, the way to find winners, and the members who may play. */
export function HuntFields({ text, problems, onChange }: FieldsProps) {
  const shared = (field: HuntField) => ({
    name: field,
    value: text[field],
    problem: problems.get(field),
    onChange: (value: string) => onChange({ ...text, [field]: value }),
  });
  return (
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      <div className="grid gap-y-5 sm:col-span-2">
        <TextField label="Title" maxLength={HUNT_LIMITS.titleLength} {...shared('title')} />
        <TextField
          label="Story"
          hint="Members read it before the first clue."
          rows={6}
          maxLength={HUNT_LIMITS.storyLength}
          counts={true}
          {...shared('story')}
        />
      </div>
      <TextField
        label="Start (UTC)"
        type="datetime-local"
        hint={localText(text.startsAt)}
        {...shared('startsAt')}
      />
      <TextField
        label="End (UTC)"
        type="datetime-local"
        hint={localText(text.endsAt)}
        {...shared('endsAt')}
      />
      <div className="sm:col-span-2">
        <SelectField
          label="Winners"
          value={text.winners}
          options={WINNERS}
          onChange={(winners) => onChange({ ...text, winners })}
        />
        <p className="mt-1 text-xs text-muted">{WINNERS_TEXT[text.winners]}</p>
      </div>
      <h4 className="font-medium sm:col-span-2">Who may play</h4>
      <TextField
        label="Days as a member at the start"
        hint="0 lets everybody play. Days keep new accounts of one person out."
        {...shared('memberDays')}
      />
      <TextField
        label="Lifetime points"
        hint="0 lets everybody play. In any case: with an address, and not banned."
        {...shared('leastPoints')}
      />
      <TextField
        label="Weeks with a share of the pool"
        hint="0 lets everybody play. Shares follow the policy, so points that do not count are no help."
        {...shared('leastShares')}
      />
      <h4 className="font-medium sm:col-span-2">What each finisher gets</h4>
      <TextField
        label="Points"
        hint={`0 to ${HUNT_LIMITS.finisherPoints}, besides a prize.`}
        {...shared('finisherPoints')}
      />
      <TextField
        label="Badge"
        isOptional={true}
        maxLength={HUNT_LIMITS.badgeLength}
        {...shared('badge')}
      />
    </div>
  );
}

/** The same moment where the administrator is. */
function localText(time: string): string {
  const at = new Date(isoOf(time));
  if (time === '' || Number.isNaN(at.getTime())) return 'Times are those of UTC.';
  const text = at.toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return `Where you are: ${text}`;
}
