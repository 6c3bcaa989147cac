import { community } from '#web/community.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { OutwardLink } from '#web/ui/outward-link.tsx';

/** Shown instead of the list if it failed or is empty. */
export function BoardError({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      kind="error"
      level={3}
      title="Error Loading Leaderboard"
      action={
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      Failed to fetch the leaderboard data. Please try again.
    </Notice>
  );
}

export function NoActivity() {
  const { bot } = community.links;
  return (
    <Notice
      kind="empty"
      level={3}
      title="No Community Activity Yet"
      action={
        bot && (
          <OutwardLink href={bot} className={buttonClass({ variant: 'primary' })}>
            Open the bot
          </OutwardLink>
        )
      }
    >
      A calm sea. The first /gm, /faucet claim or tip in chat takes rank 1 here.
    </Notice>
  );
}

export function NoHits({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <Notice
      kind="empty"
      level={3}
      title="Nobody by that name aboard"
      action={<Button onClick={onClear}>Clear the search</Button>}
    >
      No username or name on the board contains{' '}
      <bdi className="wrap-anywhere font-medium text-ink">{search}</bdi>. Part of a name is enough,
      and case does not matter.
    </Notice>
  );
}

export function PastTheEnd({ onLastPage }: { onLastPage: () => void }) {
  return (
    <Notice
      kind="empty"
      level={3}
      title="Past the edge of the chart"
      action={<Button onClick={onLastPage}>Go to the last page</Button>}
    >
      The board does not have that many pages.
    </Notice>
  );
}

export function NobodyEligible({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Notice
      kind="empty"
      level={3}
      title="Nobody on this page is eligible yet"
      action={<Button onClick={onShowAll}>Show everyone</Button>}
    >
      The filter looks at this page only. Members become eligible during the week, as their weekly
      points reach the threshold.
    </Notice>
  );
}
