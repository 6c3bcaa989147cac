import { type FormEvent, useRef, useState } from 'react';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { formatCountdown } from '#rules/weeks/week.ts';
import { asSentence, errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useNow } from '#web/shell/now.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { huntInput, useShowOwnHunt } from '../calls.ts';
import { keepAnswer, typedAnswer } from './begun.ts';

type AnswerFormProps = { id: string; nextGuessAt: string | null };

/** The field for a word or phrase, with the result of the last one. */
export function AnswerForm({ id, nextGuessAt }: AnswerFormProps) {
  const [answer, setAnswer] = useState(() => typedAnswer(id) ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { run, isBusy } = useWork();
  const show = useShowOwnHunt();
  const waitText = useWaitText(nextGuessAt);

  function change(next: string): void {
    setAnswer(next);
    setProblem(null);
    keepAnswer(id, next);
  }

  async function send(): Promise<void> {
    try {
      const { result, own } = await call('answerHunt', { ...huntInput(id), body: { answer } });
      if (result === 'right' || result === 'finished') {
        keepAnswer(id, '');
        toast({ title: result === 'right' ? 'That is it' : 'You finished the treasure hunt' });
      } else {
        setProblem(result === 'wrong' ? 'That is not it.' : null);
        field.current?.focus();
      }
      show(id, own);
    } catch (error) {
      setProblem(`${asSentence(errorText(error))} Your answer is still here.`);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (answer.trim() === '') {
      setProblem('Type an answer first.');
      field.current?.focus();
    } else if (waitText === null) void run(send);
  }

  return (
    <form onSubmit={submit} noValidate={true} className="grid max-w-md gap-3">
      <TextField
        ref={field}
        label="Your answer"
        value={answer}
        onChange={change}
        maxLength={HUNT_LIMITS.answerLength}
        hint="Case, accents, spaces and punctuation do not matter."
      />
      <p aria-live="polite" className="text-sm text-bad empty:hidden">
        {waitText ?? problem}
      </p>
      <Button
        type="submit"
        variant="primary"
        className="w-fit"
        loading={isBusy}
        disabled={waitText !== null}
      >
        Answer
      </Button>
    </form>
  );
}

/** Says when the member may answer again; null if they may now. */
function useWaitText(at: string | null): string | null {
  const nowMs = useNow(TICK_MS);
  if (at === null || Date.parse(at) <= nowMs) return null;
  const left = formatCountdown(Date.parse(at), nowMs);
  return `Five wrong answers within an hour: try again in ${left === 'Now' ? 'less than a minute' : left}.`;
}

const TICK_MS = 1000;
