import { contentTypeFor } from '#rules/points/content-types.ts';
import { m } from '#web/messages.ts';
import { useNow } from '#web/shell/now.tsx';
import { contentTypeName } from '#web/ui/text/content-type-name.ts';
import { rich } from '#web/ui/text/rich.ts';
import { relativeTimeText } from '#web/ui/time.tsx';
import type { LinkPreview } from './use-link-preview.ts';

type ExpectationProps = { type: string; preview: LinkPreview | null; isKnown: boolean };

/** The points it can earn, how long a review takes, where the link leads, and whether it is a duplicate. */
export function Expectation({ type, preview, isKnown }: ExpectationProps) {
  return (
    <div role="status" className="min-h-16 rounded-md border bg-sunken px-3 py-2.5 text-sm">
      <p>
        {type === ''
          ? m.creator_expect_none()
          : rich(
              m.creator_expect({
                type: contentTypeName(type),
                range: contentTypeFor(type).pointRange,
                b: (text) => <strong className="font-semibold">{text}</strong>,
              }),
            )}
      </p>
      {preview && (
        <p className="text-muted">
          {rich(
            m.creator_leads({
              host: () => (
                <span dir="ltr" className="font-mono wrap-anywhere text-ink">
                  {preview.host}
                </span>
              ),
            }),
          )}{' '}
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
  return (
    <p className="mt-1 font-medium text-warn">
      {duplicate.isOwn ? OWN[duplicate.status](when) : m.creator_known_other({ when })}{' '}
      {m.creator_once()}
    </p>
  );
}

const OWN = {
  pending: (when: string) => m.creator_known_pending({ when }),
  approved: (when: string) => m.creator_known_approved({ when }),
  rejected: (when: string) => m.creator_known_rejected({ when }),
};

/** 'A review takes about 3 hours; 4 are waiting.' */
function waitText({ expectedWaitSeconds: seconds, waiting }: LinkPreview): string {
  if (seconds === null) return m.creator_wait_unknown({ waiting });
  return m.creator_wait({ time: durationText(seconds), waiting });
}

function durationText(seconds: number): string {
  if (seconds < 5400) return m.creator_minutes({ count: Math.max(1, Math.round(seconds / 60)) });
  if (seconds < 129_600) return m.creator_hours({ count: Math.round(seconds / 3600) });
  return m.creator_days_count({ count: Math.round(seconds / 86_400) });
}
