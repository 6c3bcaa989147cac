import { useState } from 'react';
import type { Hunt } from '#contract/site/hunts.ts';
import { asSentence, errorText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { fetchVerifierKey } from '#web/log/fetch-key.ts';
import { m } from '#web/messages.ts';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { type CheckStep, checkHunt } from './check-hunt.ts';
import { CheckSteps } from './check-steps.tsx';
import { hashPicture, hashText } from './hash-text.ts';

type Checked = { hunt: Hunt; steps: CheckStep[] } | { hunt: Hunt; problem: string };

/** Recomputes the hunt in the browser. The result disappears when the hunt that is shown changes. */
export function CheckButton({ hunt }: { hunt: Hunt }) {
  const { run, isBusy } = useWork();
  const [checked, setChecked] = useState<Checked | null>(null);
  const shown = checked?.hunt === hunt ? checked : null;

  async function check(): Promise<void> {
    try {
      const steps = await checkHunt(hashText, hunt, hashPicture);
      setChecked({ hunt, steps: [...steps, await checkByLog(hunt)] });
    } catch (error) {
      setChecked({ hunt, problem: asSentence(errorText(error)) });
    }
  }

  return (
    <>
      <Button variant="primary" loading={isBusy} onClick={() => void run(check)}>
        {m.check_start()}
      </Button>
      <div aria-live="polite">
        {shown !== null &&
          ('problem' in shown ? (
            <p className="mt-4 text-sm text-bad">{m.check_failed({ reason: shown.problem })}</p>
          ) : (
            <CheckSteps steps={shown.steps} />
          ))}
      </div>
    </>
  );
}

async function checkByLog(hunt: Hunt): Promise<CheckStep> {
  const { checkLog } = await import('./check-log.ts');
  // Read before the checkpoint: if the key is replaced in between, the former one has signed that checkpoint too.
  const verifierKey = await fetchVerifierKey();
  const records = await call('getHuntLog', { params: { id: hunt.id } });
  return checkLog(hunt, { ...records, verifierKey }, Date.now());
}
