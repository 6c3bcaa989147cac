import type { ReactNode } from 'react';
import type { AdminHunt } from '#contract/admin/hunts.ts';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { SelectField } from '#web/ui/field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { clueField } from '../draft/clue-draft.ts';
import type { ClueText } from '../draft/hunt-text.ts';
import { AnswersField } from './answers-field.tsx';
import { LinkField } from './link-field.tsx';
import { PayeeField } from './payee-field.tsx';
import { PictureField } from './picture-field.tsx';
import { KINDS, UNITS } from './words.ts';

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
      <legend className="sr-only">Clue {number}</legend>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden="true" className="font-medium">
          Clue {number}
        </p>
        {children}
      </div>
      <SelectField
        label="Solved by"
        value={clue.kind}
        options={KINDS}
        onChange={(kind) => edit({ kind })}
        className="sm:w-80"
      />
      <TextField
        label="Text"
        rows={4}
        maxLength={HUNT_LIMITS.clueLength}
        counts={true}
        {...shared('text')}
      />
      <PictureField clue={clue} huntId={hunt?.id} onChange={edit}>
        <TextField
          label="Description of the picture"
          hint="For those who cannot see it"
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
        label="Place"
        isOptional={true}
        maxLength={HUNT_LIMITS.placeLength}
        {...shared('place')}
      />
      <TextField
        label="Hint"
        isOptional={true}
        maxLength={HUNT_LIMITS.hintLength}
        {...shared('hint')}
      />
      {clue.hint.trim() !== '' && (
        <div className="grid grid-cols-2 items-start gap-4 sm:w-80">
          <TextField
            label="Shown after"
            hint="From the start of the hunt"
            {...shared('hintAfter')}
          />
          <SelectField
            label="Unit"
            value={clue.hintUnit}
            options={UNITS}
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
