import type { ReactNode } from 'react';
import { community } from '#community';
import type { AdminUser } from '#contract/admin-users.ts';
import { parseSum } from '#rules/amounts.ts';
import { errorText } from '#web/api/call.ts';
import { Amount } from '#web/ui/amount.tsx';
import { Button } from '#web/ui/button.tsx';
import { countText, pointsText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { useBanPreview } from '../calls.ts';

/** What a ban touches (decision 27), before it is one. */
export function BanPreview({ user }: { user: AdminUser }) {
  const { data, isError, error, isFetching, refetch } = useBanPreview(user.id);
  if (!data && isError) {
    return (
      <div role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-sm">
        <p className="text-bad">What this touches could not be loaded: {errorText(error)}</p>
        <Button loading={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  const waiting = <SkeletonText chars={4} />;
  return (
    <>
      <p className="mt-2 text-sm text-muted">
        A banned member is signed out at once, cannot sign in or earn, and is not paid for weeks in
        which the ban stands at the snapshot.
      </p>
      <dl
        aria-label="What this touches"
        aria-busy={!data}
        className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-md border bg-line text-sm"
      >
        <Figure label="Points this week">{data ? pointsText(data.weekPoints) : waiting}</Figure>
        <Figure label="Pending submissions">
          {data ? countText(data.pendingSubmissions) : waiting}
        </Figure>
        <Figure label="Owed of closed weeks">
          {data ? (
            <Amount units={parseSum(data.owed)} sign={community.coin.symbol} decimals={8} />
          ) : (
            waiting
          )}
        </Figure>
        <Figure label="Sessions that end">{data ? countText(data.sessions) : waiting}</Figure>
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
