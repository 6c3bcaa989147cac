import type { ReactNode } from 'react';
import type { AdminHunt } from '#contract/admin/hunts.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { m } from '#web/messages.ts';
import { SelectField } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { clueField } from '../draft/clue-draft.ts';
import type { ClueText } from '../draft/hunt-text.ts';
import { AnswersField } from './answers-field.tsx';
import { LinkField } from './link-field.tsx';
import { PayeeField } from './payee-field.tsx';
import { PictureField } from './picture-field.tsx';
import { kinds, units } from './words.ts';

type ClueCardProps = {
  clue: ClueText;
  number: number;
  problems: ReadonlyMap<string, string>;
  /** The stored draft; null if there is none. */
  hunt: AdminHunt | null;
  onChange: (next: ClueText) => void;
  canMakeLink: boolean;
  /** The buttons that move and remove it. */
  children: ReactNode;
};

/** One clue, and the way to solve it. */
export function ClueCard(props: ClueCardProps) {
  const { clue, number, problems, hunt, onChange, canMakeLink, children } = props;
  const title = m.portal_hunts_clue({ number: String(number) });
  const stored = storedAnswers(clue, hunt);
  const edit = (change: Partial<ClueText>) => onChange({ ...clue, ...change });
  const shared = (field: 'text' | 'place' | 'hint' | 'hintAfter' | 'pictureText') => ({
    name: clueField(clue.key, field),
    value: clue[field],
    problem: problems.get(clueField(clue.key, field)),
    onChange: (value: string) => edit({ [field]: value }),
  });
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="sr-only">{title}</legend>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden="true" className="font-medium">
          {title}
        </p>
        {children}
      </div>
      <SelectField
        label={m.portal_hunts_solved_by()}
        value={clue.kind}
        options={kinds()}
        onChange={(kind) => edit({ kind })}
        className="sm:w-80"
      />
      <TextField
        label={m.portal_hunts_text()}
        rows={4}
        maxLength={HUNT_LIMITS.clueLength}
        counts={true}
        {...shared('text')}
      />
      <PictureField clue={clue} huntId={hunt?.id} onChange={edit}>
        <TextField
          label={m.portal_hunts_description()}
          hint={m.portal_hunts_description_hint()}
          maxLength={HUNT_LIMITS.descriptionLength}
          {...shared('pictureText')}
        />
      </PictureField>
      {clue.kind === 'answer' && (
        <AnswersField
          clue={clue}
          problem={problems.get(clueField(clue.key, 'answers'))}
          stored={stored}
          onChange={onChange}
        />
      )}
      {clue.kind === 'link' && (
        <LinkField
          number={clue.keeps}
          huntId={hunt?.id}
          isMade={stored > 0}
          canMake={canMakeLink}
        />
      )}
      {clue.kind === 'tip' && (
        <PayeeField
          clue={clue}
          problem={problems.get(clueField(clue.key, 'payeeId'))}
          onChange={onChange}
        />
      )}
      <TextField
        label={m.hunt_where()}
        isOptional={true}
        maxLength={HUNT_LIMITS.placeLength}
        {...shared('place')}
      />
      <TextField
        label={m.hunt_hint()}
        isOptional={true}
        maxLength={HUNT_LIMITS.hintLength}
        {...shared('hint')}
      />
      {clue.hint.trim() !== '' && (
        <div className="grid grid-cols-2 items-start gap-4 sm:w-80">
          <TextField
            label={m.portal_hunts_shown_after()}
            hint={m.portal_hunts_shown_after_hint()}
            {...shared('hintAfter')}
          />
          <SelectField
            label={m.portal_hunts_unit()}
            value={clue.hintUnit}
            options={units()}
            onChange={(hintUnit) => edit({ hintUnit })}
          />
        </div>
      )}
    </fieldset>
  );
}

/** How many answers or links of a clue are stored. */
function storedAnswers({ keeps, kind }: ClueText, hunt: AdminHunt | null): number {
  const stored = hunt?.clues.find((each) => String(each.number) === keeps && each.kind === kind);
  return stored?.answers ?? 0;
}
