import { contentTypeFor } from '#rules/points/content-types.ts';
import { useNow } from '#web/shell/now.tsx';
import { countText } from '#web/ui/figures.ts';
import { relativeTimeText } from '#web/ui/time.tsx';
import type { LinkPreview } from './use-link-preview.ts';

type ExpectationProps = { type: string; preview: LinkPreview | null; isKnown: boolean };

/** The points it can earn, how long a review takes, where the link leads, and whether it is a duplicate. */
export function Expectation({ type, preview, isKnown }: ExpectationProps) {
  return (
    <div role="status" className="min-h-16 rounded-md border bg-sunken px-3 py-2.5 text-sm">
      <p>
        {type === '' ? (
          'What it can earn depends on its type.'
        ) : (
          <>
            {contentTypeFor(type).displayName}:{' '}
            <strong className="font-semibold">{contentTypeFor(type).pointRange} points</strong> if
            it is approved.
          </>
        )}
      </p>
      {preview && (
        <p className="text-muted">
          Leads to <span className="font-mono wrap-anywhere text-ink">{preview.host}</span>.{' '}
          {waitText(preview)}
        </p>
      )}
      {isKnown && preview?.duplicate && <Known duplicate={preview.duplicate} />}
    </div>
  );
}

function Known({ duplicate }: { duplicate: NonNullable<LinkPreview['duplicate']> }) {
  const nowMs = useNow(60_000);
  const when = relativeTimeText(Date.parse(duplicate.submittedAt), nowMs);
  const what = {
    pending: 'is waiting for review',
    approved: 'was approved',
    rejected: 'was rejected',
  };
  return (
    <p className="mt-1 font-medium text-warn">
      {duplicate.isOwn
        ? `You submitted this ${when}, and it ${what[duplicate.status]}.`
        : `Someone else submitted this ${when}.`}{' '}
      The same content is rewarded only once.
    </p>
  );
}

/** 'A review takes about 3 hours; 4 are waiting.' */
function waitText({ expectedWaitSeconds, waiting }: LinkPreview): string {
  const others =
    waiting === 0
      ? 'nothing else is waiting'
      : `${countText(waiting)} ${waiting === 1 ? 'is' : 'are'} waiting`;
  return expectedWaitSeconds === null
    ? `Nothing has been reviewed yet, so the wait is unknown; ${others}.`
    : `A review takes about ${durationText(expectedWaitSeconds)}; ${others}.`;
}

function durationText(seconds: number): string {
  const [amount, unit] =
    seconds < 5400
      ? [Math.max(1, Math.round(seconds / 60)), 'minute']
      : seconds < 129_600
        ? [Math.round(seconds / 3600), 'hour']
        : [Math.round(seconds / 86_400), 'day'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
