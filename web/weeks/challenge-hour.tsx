import { m } from '#web/messages.ts';
import { useCountdown } from '#web/shell/countdown.ts';
import { UtcTime } from '#web/ui/time.tsx';

/** Between snapshot and distribution: the shares are public, and nothing is paid yet. */
export function ChallengeHour({ distributionAt }: { distributionAt: string }) {
  const left = useCountdown(distributionAt);
  return (
    <section
      aria-labelledby="challenge-title"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg border border-warn/40 bg-warn-wash px-4 py-4 sm:px-5"
    >
      <div className="min-w-0 max-w-prose">
        <h2 id="challenge-title" className="text-xl">
          {m.weeks_challenge()}
        </h2>
        <p className="mt-1 text-sm">{m.week_challenge_text()}</p>
      </div>
      <dl>
        <dt className="text-sm text-muted">{m.week_distribution_in()}</dt>
        <dd>
          <span className="block font-display text-2xl font-semibold">{left}</span>
          <span className="block text-xs text-muted">
            <UtcTime at={distributionAt} />
          </span>
        </dd>
      </dl>
    </section>
  );
}
