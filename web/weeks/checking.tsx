import { Download } from 'lucide-react';
import { Fragment } from 'react';
import type { WeekPage } from '#contract/site/weeks.ts';
import { SITE_ROUTES } from '#contract/site-routes.ts';
import { m } from '#web/messages.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { checkFile } from './check-file.ts';
import { CheckOutcome } from './check-outcome.tsx';
import { CheckStatus } from './check-status.tsx';
import { useCheck } from './use-check.ts';

/** The week's files, its hash, and the button that recomputes the split in the browser. */
export function Checking({ week }: { week: WeekPage }) {
  const { state, start } = useCheck((options) => checkFile(week, options));
  return (
    <section aria-labelledby="check-title" className="rounded-lg border bg-surface p-4 sm:p-5">
      <h2 id="check-title" className="text-2xl">
        {m.check_title()}
      </h2>
      <p className="mt-1.5 measure text-muted">{m.check_text()}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="primary" onClick={start} loading={state.kind === 'running'}>
          {m.check_start()}
        </Button>
        <a href={fileUrl('getWeekCsv', week.week)} download="" className={buttonClass()}>
          <Download aria-hidden="true" size={16} strokeWidth={1.5} />
          CSV
        </a>
        <a href={fileUrl('getWeekJson', week.week)} download="" className={buttonClass()}>
          <Download aria-hidden="true" size={16} strokeWidth={1.5} />
          JSON
        </a>
      </div>
      <CheckStatus state={state}>{(outcome) => <CheckOutcome outcome={outcome} />}</CheckStatus>
      <dl className="mt-5 text-sm">
        <dt className="text-muted">{m.check_hash()}</dt>
        <dd className="mt-0.5 font-mono text-xs wrap-anywhere">{week.resultHash}</dd>
        {week.earlierResults.map(({ resultHash, closedAt, reopenedAt }) => (
          <Fragment key={reopenedAt}>
            <dt className="mt-3 text-muted">
              {rich(
                m.check_earlier({
                  closed: () => <UtcTime at={closedAt} />,
                  reopened: () => <UtcTime at={reopenedAt} />,
                }),
              )}
            </dt>
            <dd className="mt-0.5 font-mono text-xs wrap-anywhere">{resultHash}</dd>
          </Fragment>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        {rich(
          m.check_own_machine({
            command: () => (
              <code dir="ltr" className="font-mono text-xs whitespace-nowrap">
                sha256sum week-{week.week}.csv
              </code>
            ),
          }),
        )}
      </p>
    </section>
  );
}

/** The address of a file of the week. */
function fileUrl(route: 'getWeekCsv' | 'getWeekJson', week: string): string {
  return SITE_ROUTES[route].path.replace(':week', week);
}
