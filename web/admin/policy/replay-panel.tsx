import { useState } from 'react';
import type { Replay } from '#contract/admin/policies.ts';
import { MOST_REPLAYED_WEEKS, type Policy } from '#rules/policies/policy.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { ReplayFigures } from './replay-figures.tsx';

const CHOICES = [1, 4, 13, 26, MOST_REPLAYED_WEEKS];

type ReplayPanelProps = {
  /** The number of weeks that can be replayed. */
  most: number;
  /** The draft as it stands; null while a field is wrong. */
  policy: Policy | null;
  /** Shows what is wrong with the draft. */
  check: () => Policy | null;
};

type Played = { replay: Replay; policy: string };

/** Plays past weeks again under the draft. */
export function ReplayPanel({ most, policy, check }: ReplayPanelProps) {
  const choices = [...CHOICES.filter((weeks) => weeks < most), most];
  const [chosen, setChosen] = useState(Math.min(most, 13));
  const [played, setPlayed] = useState<Played | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { adminTelegramId, withSignIn, run, isBusy } = useAdminWork();

  async function replay(): Promise<void> {
    const draft = check();
    if (draft === null) return;
    setProblem(null);
    try {
      const body = { adminTelegramId, policy: draft, weeks: chosen };
      const answer = await withSignIn(() => call('replayPolicy', { body }));
      setPlayed({ replay: answer, policy: JSON.stringify(draft) });
    } catch (error) {
      setProblem(failureText('Failed to replay', error));
    }
  }

  return (
    <section aria-labelledby="replay-title" className="mt-4 grid gap-4">
      <div>
        <h3 id="replay-title" className="text-lg">
          Replay
        </h3>
        <p className="mt-0.5 measure text-sm text-muted">
          Plays closed weeks again as if the draft had been in force in them. Nothing is changed,
          and nothing is saved.
        </p>
      </div>
      {most === 0 ? (
        <p className="text-sm text-muted">No week is closed yet.</p>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label="Weeks"
            value={String(chosen)}
            options={choices.map((weeks) => ({
              value: String(weeks),
              label: weeks === 1 ? 'The last week' : `The last ${weeks} weeks`,
            }))}
            onChange={(weeks) => setChosen(Number(weeks))}
          />
          <Button loading={isBusy} onClick={() => void run(replay)}>
            Replay
          </Button>
        </div>
      )}
      <Problem text={problem} />
      <p role="status" className="text-sm text-muted empty:hidden">
        {isBusy
          ? 'Playing the weeks again: a year takes some seconds.'
          : played && played.policy !== JSON.stringify(policy)
            ? 'The draft has changed since this replay.'
            : ''}
      </p>
      {played && <ReplayFigures replay={played.replay} />}
    </section>
  );
}
