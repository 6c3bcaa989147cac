import { useState } from 'react';
import { canonicalPolicy, MOST_REPLAYED_WEEKS, type Policy } from '#rules/policies/policy.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { useReplay } from '../calls.ts';
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

/** Plays past weeks again under the draft. A replay survives a reload: the page asks the server how far it is. */
export function ReplayPanel({ most, policy, check }: ReplayPanelProps) {
  const choices = [...CHOICES.filter((weeks) => weeks < most), most];
  const [chosen, setChosen] = useState(Math.min(most, 13));
  const [isLive, setIsLive] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { adminTelegramId, withSignIn, invalidate, run, isBusy } = useAdminWork();
  const last = useReplay(isLive).data?.last ?? null;
  const isRunning = last?.isRunning ?? false;
  if (isLive !== isRunning && !isBusy) setIsLive(isRunning);

  async function tell(work: () => Promise<unknown>): Promise<void> {
    setProblem(null);
    try {
      await withSignIn(work);
      await invalidate(['getReplay']);
    } catch (error) {
      setProblem(failureText(m.portal_policy_replay_failed(), error));
    }
  }

  async function replay(): Promise<void> {
    const draft = check();
    if (draft === null) return;
    const body = { adminTelegramId, policy: draft, weeks: chosen };
    await tell(() => call('replayPolicy', { body }));
  }

  return (
    <section aria-labelledby="replay-title" className="mt-4 grid gap-4">
      <div>
        <h3 id="replay-title" className="text-lg">
          {m.portal_policy_replay()}
        </h3>
        <p className="mt-0.5 measure text-sm text-muted">{m.portal_policy_replay_text()}</p>
      </div>
      {most === 0 ? (
        <p className="text-sm text-muted">{m.portal_policy_no_weeks()}</p>
      ) : (
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            label={m.portal_policy_weeks()}
            value={String(chosen)}
            options={choices.map((weeks) => ({
              value: String(weeks),
              label: m.portal_policy_last_weeks({ weeks }),
            }))}
            onChange={(weeks) => setChosen(Number(weeks))}
          />
          {isRunning ? (
            <Button
              onClick={() =>
                void run(() => tell(() => call('cancelReplay', { body: { adminTelegramId } })))
              }
            >
              {m.portal_policy_replay_cancel()}
            </Button>
          ) : (
            <Button loading={isBusy} onClick={() => void run(replay)}>
              {m.portal_policy_replay_do()}
            </Button>
          )}
        </div>
      )}
      {last && isRunning && (
        <Meter
          role="progressbar"
          label={m.portal_policy_played()}
          value={last.played}
          max={last.weeks}
          valueText={m.ui_of_most({ count: String(last.played), most: String(last.weeks) })}
          className="max-w-md"
        />
      )}
      <Problem text={problem ?? last?.problem ?? null} />
      <p role="status" className="text-sm text-muted empty:hidden">
        {last?.replay && canonicalPolicy(last.policy) !== (policy && canonicalPolicy(policy))
          ? m.portal_policy_replay_old()
          : ''}
      </p>
      {last?.replay && <ReplayFigures replay={last.replay} />}
    </section>
  );
}
