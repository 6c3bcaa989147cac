import type { WeekPage } from '#contract/site/weeks.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckStatus } from '../check-status.tsx';
import { useCheck } from '../use-check.ts';
import { checkOwnLog } from './check-own-log.ts';
import { OwnOutcome } from './own-outcome.tsx';
import { OwnPayment } from './own-payment.tsx';

/** For a member: checks their own events of the week against the public log, their points and their share. */
export function OwnCheck({ week, telegramId }: { week: WeekPage; telegramId: string }) {
  const { state, start } = useCheck((options) => checkOwnLog(week, options));
  return (
    <section aria-labelledby="own-check-title" className="rounded-lg border bg-surface p-4 sm:p-5">
      <h2 id="own-check-title" className="text-2xl">
        {m.ownlog_title()}
      </h2>
      <p className="mt-1.5 measure text-muted">{m.ownlog_text()}</p>
      <div className="mt-4">
        <Button onClick={start} loading={state.kind === 'running'}>
          {m.ownlog_start()}
        </Button>
      </div>
      <CheckStatus state={state}>
        {(outcome) => (
          <>
            <OwnOutcome outcome={outcome} />
            {outcome?.own.share && outcome.own.share.units > 0n && (
              <OwnPayment week={week.week} telegramId={telegramId} />
            )}
          </>
        )}
      </CheckStatus>
    </section>
  );
}
