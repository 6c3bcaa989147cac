import type { ReactNode } from 'react';
import type { AdminUser } from '#contract/admin/users.ts';
import { parseSum } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { Amount } from '#web/ui/coin/amount.tsx';
import { countText, pointsText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { useBanPreview } from '../calls.ts';
import { DialogFailure } from '../section-parts.tsx';

/** The figures that a ban will affect (docs/spec/portal.md#13-bans). */
export function BanPreview({ user }: { user: AdminUser }) {
  const answer = useBanPreview(user.id);
  const { data, isError } = answer;
  if (!data && isError) {
    return (
      <div className="mt-3 text-sm">
        <DialogFailure text={m.portal_ban_effects_failed()} answer={answer} />
      </div>
    );
  }
  const waiting = <SkeletonText chars={4} />;
  return (
    <>
      <p className="mt-2 text-sm text-muted">{m.portal_ban_text()}</p>
      <dl
        aria-label={m.portal_ban_effects()}
        aria-busy={!data}
        className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-md border bg-line text-sm"
      >
        <Figure label={m.portal_ban_week_points()}>
          {data ? pointsText(data.weekPoints) : waiting}
        </Figure>
        <Figure label={m.portal_review_pending_list()}>
          {data ? countText(data.pendingSubmissions) : waiting}
        </Figure>
        <Figure label={m.portal_ban_owed()}>
          {data ? <Amount units={parseSum(data.owed)} decimals={8} /> : waiting}
        </Figure>
        <Figure label={m.portal_ban_sessions()}>{data ? countText(data.sessions) : waiting}</Figure>
      </dl>
    </>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="bg-surface px-3 py-2">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
