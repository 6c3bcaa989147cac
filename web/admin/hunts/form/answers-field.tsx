import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
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
        <p className="text-sm">{m.portal_hunts_answers_stored({ count: stored })}</p>
        <Button size="sm" onClick={() => onChange({ ...clue, replaces: 'yes' })}>
          {m.portal_hunts_answers_replace()}
        </Button>
      </div>
    );
  }
  // With nothing stored there is nothing to keep: what is typed counts, and an empty field is no answer yet.
  const replacesFor = (answers: string) => (stored > 0 || answers.trim() !== '' ? 'yes' : '');
  return (
    <div className="grid gap-2">
      <TextField
        label={m.portal_hunts_answers()}
        hint={m.portal_hunts_answers_hint()}
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
            {m.portal_hunts_answers_keep()}
          </Button>
        </div>
      )}
    </div>
  );
}
