import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { LOCALES } from '#rules/messages/languages.ts';
import { language, m } from '#web/messages.ts';
import { SelectField } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { type HuntField, type HuntText, isoOf } from '../draft/hunt-text.ts';
import { winners, winnersText } from './words.ts';

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
        <TextField
          label={m.portal_hunts_name()}
          maxLength={HUNT_LIMITS.titleLength}
          {...shared('title')}
        />
        <TextField
          label={m.portal_hunts_story()}
          hint={m.portal_hunts_story_hint()}
          rows={6}
          maxLength={HUNT_LIMITS.storyLength}
          counts={true}
          {...shared('story')}
        />
      </div>
      <TextField
        label={m.portal_hunts_start()}
        type="datetime-local"
        hint={localText(text.startsAt)}
        {...shared('startsAt')}
      />
      <TextField
        label={m.portal_hunts_end()}
        type="datetime-local"
        hint={localText(text.endsAt)}
        {...shared('endsAt')}
      />
      <div className="sm:col-span-2">
        <SelectField
          label={m.portal_hunts_winners()}
          value={text.winners}
          options={winners()}
          onChange={(next) => onChange({ ...text, winners: next })}
        />
        <p className="mt-1 text-xs text-muted">{winnersText(text.winners)}</p>
      </div>
      <h4 className="font-medium sm:col-span-2">{m.hunt_who()}</h4>
      <TextField
        label={m.portal_hunts_days()}
        hint={m.portal_hunts_days_hint()}
        {...shared('memberDays')}
      />
      <TextField
        label={m.board_lifetime()}
        hint={m.portal_hunts_lifetime_hint()}
        {...shared('leastPoints')}
      />
      <TextField
        label={m.portal_hunts_shares()}
        hint={m.portal_hunts_shares_hint()}
        {...shared('leastShares')}
      />
      <h4 className="font-medium sm:col-span-2">{m.portal_hunts_finisher_gets()}</h4>
      <TextField
        label={m.portal_hunts_points()}
        hint={m.portal_hunts_points_hint({ most: String(HUNT_LIMITS.finisherPoints) })}
        {...shared('finisherPoints')}
      />
      <TextField
        label={m.portal_hunts_badge()}
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
  if (time === '' || Number.isNaN(at.getTime())) return m.portal_hunts_utc();
  const text = at.toLocaleString(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return m.portal_hunts_local({ time: text });
}
