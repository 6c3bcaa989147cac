import { type FormEvent, useRef, useState } from 'react';
import { HUNT_LIMITS } from '#rules/hunts/limits.ts';
import { asSentence, errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { MINUTE_MS, TICK_MS, timeLeft } from '#web/shell/countdown.ts';
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
        toast({ title: result === 'right' ? m.hunt_right() : m.hunt_you_finished() });
      } else {
        setProblem(result === 'wrong' ? m.hunt_wrong() : null);
        field.current?.focus();
      }
      show(id, own);
    } catch (error) {
      setProblem(m.hunt_answer_kept({ problem: asSentence(errorText(error)) }));
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (answer.trim() === '') {
      setProblem(m.hunt_answer_empty());
      field.current?.focus();
    } else if (waitText === null) void run(send);
  }

  return (
    <form onSubmit={submit} noValidate={true} className="grid max-w-md gap-3">
      <TextField
        ref={field}
        label={m.hunt_answer_label()}
        value={answer}
        onChange={change}
        maxLength={HUNT_LIMITS.answerLength}
        hint={m.hunt_answer_hint()}
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
        {m.hunt_answer()}
      </Button>
    </form>
  );
}

/** Says when the member may answer again; null if they may now. */
function useWaitText(at: string | null): string | null {
  const nowMs = useNow(TICK_MS);
  if (at === null || Date.parse(at) <= nowMs) return null;
  const leftMs = Date.parse(at) - nowMs;
  return leftMs < MINUTE_MS ? m.hunt_wait_moment() : m.hunt_wait({ time: timeLeft(leftMs) });
}
