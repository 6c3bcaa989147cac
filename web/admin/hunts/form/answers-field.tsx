import { Button } from '#web/ui/button.tsx';
import { quantityText } from '#web/ui/figures.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { clueField } from '../draft/clue-draft.ts';
import type { ClueText } from '../draft/hunt-text.ts';

type AnswersFieldProps = {
  clue: ClueText;
  problem: string | undefined;
  stored: number;
  onChange: (next: ClueText) => void;
};

/** The answers to a clue: those that are stored cannot be shown, only replaced. */
export function AnswersField({ clue, problem, stored, onChange }: AnswersFieldProps) {
  if (stored > 0 && clue.replaces === '') {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm">
          {quantityText(String(stored), 'answer')} stored. {stored === 1 ? 'It' : 'They'} cannot be
          shown.
        </p>
        <Button size="sm" onClick={() => onChange({ ...clue, replaces: 'yes' })}>
          Replace the answers
        </Button>
      </div>
    );
  }
  // With nothing stored there is nothing to keep: what is typed counts, and an empty field is no answer yet.
  const replacesFor = (answers: string) => (stored > 0 || answers.trim() !== '' ? 'yes' : '');
  return (
    <div className="grid gap-2">
      <TextField
        label="Answers"
        hint="One on each line. Case, accents, spaces and punctuation do not matter. Only their digests are stored, so keep a copy."
        rows={3}
        name={clueField(clue.key, 'answers')}
        value={clue.answers}
        onChange={(answers) => onChange({ ...clue, answers, replaces: replacesFor(answers) })}
        problem={problem}
        autoCapitalize="none"
      />
      {stored > 0 && (
        <div>
          <Button size="sm" onClick={() => onChange({ ...clue, answers: '', replaces: '' })}>
            Keep the stored answers
          </Button>
        </div>
      )}
    </div>
  );
}
