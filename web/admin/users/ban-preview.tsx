import type { ReactNode } from 'react';
import type { AdminUser } from '#contract/admin/users.ts';
import { parseSum } from '#rules/amounts.ts';
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
        <DialogFailure text="The effects of this ban could not be loaded" answer={answer} />
      </div>
    );
  }
  const waiting = <SkeletonText chars={4} />;
  return (
    <>
      <p className="mt-2 text-sm text-muted">
        A banned member is signed out at once, cannot sign in or earn, and is not paid for any week
        whose snapshot falls within the ban.
      </p>
      <dl
        aria-label="What this affects"
        aria-busy={!data}
        className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-md border bg-line text-sm"
      >
        <Figure label="Points this week">{data ? pointsText(data.weekPoints) : waiting}</Figure>
        <Figure label="Pending submissions">
          {data ? countText(data.pendingSubmissions) : waiting}
        </Figure>
        <Figure label="Owed for closed weeks">
          {data ? <Amount units={parseSum(data.owed)} decimals={8} /> : waiting}
        </Figure>
        <Figure label="Open sessions">{data ? countText(data.sessions) : waiting}</Figure>
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
