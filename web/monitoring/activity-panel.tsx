import { useEffect, useState } from 'react';
import type { UserActivityDetails } from '#contract/site/monitoring.ts';
import { LEADERBOARD_SEARCH_PAUSE_MS } from '#rules/limits.ts';
import { cleanSearch } from '#web/shell/search/search-draft.ts';
import { useSignInPlace } from '#web/shell/sign-in/use-sign-in-place.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { Button } from '#web/ui/button.tsx';
import { SearchField } from '#web/ui/field.tsx';
import { countText, pointsText } from '#web/ui/figures.ts';
import { ActivityRow, ActivityRowSkeleton } from './activity-row.tsx';
import { averageText } from './breakdown.ts';
import { useUserActivity } from './calls.ts';
import { Panel, PanelFailure, Tile } from './card.tsx';

/** The current week of each member, for administrators; others see the sign-in (docs/spec/monitor.md#1-access). */
export function ActivityPanel() {
  const { viewer } = useViewer();
  return (
    <Panel title="User Activity Details">
      {viewer === null ? (
        <SignInOffer />
      ) : viewer.isAdmin ? (
        <Activity />
      ) : (
        <p className="px-4 py-4 text-sm text-muted sm:px-5">
          Only administrators can see individual activity. The totals are in the log below.
        </p>
      )}
    </Panel>
  );
}

function Activity() {
  const [draft, setDraft] = useState('');
  const search = useSettled(cleanSearch(draft));
  const { data, isError, isPlaceholderData, refetch } = useUserActivity(search);
  const hasFailed = isError && !data;
  const failure = (
    <PanelFailure text="Failed to load user activity data" onRetry={() => void refetch()} />
  );
  // If a search fails, the field and its text stay.
  if (hasFailed && draft === '') return failure;
  // Until a search has its response, the previous list stays without a count.
  const isSearched = search !== '' && !isPlaceholderData;
  return (
    <div aria-busy={!hasFailed && (!data || isPlaceholderData)}>
      {!hasFailed && <Tiles summary={data?.summary} />}
      <div className="px-4 py-4 not-first:border-t sm:px-5">
        <SearchField
          label="Search by username"
          name="user"
          placeholder="Telegram username"
          value={draft}
          onChange={setDraft}
          className="sm:max-w-sm"
        />
        <p role="status" className="mt-2 min-h-5 text-sm text-muted">
          {data && isSearched && searchText(data)}
        </p>
      </div>
      {/* Keyed by the search, so that new results start at the top. */}
      {hasFailed ? (
        <div className="border-t">{failure}</div>
      ) : (
        <Users key={search} details={data} isSearching={search !== ''} />
      )}
    </div>
  );
}

function searchText({ matchingUsers, summary }: UserActivityDetails): string {
  return `Showing ${countText(matchingUsers)} of ${countText(summary.totalUsers)} users`;
}

function Tiles({ summary }: { summary: UserActivityDetails['summary'] | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-3 lg:grid-cols-5">
      <Tile label="Total Users" value={summary && countText(summary.totalUsers)} />
      <Tile label="Eligible" value={summary && countText(summary.eligibleUsers)} />
      <Tile label="Total Points" value={summary && pointsText(summary.totalActivityPoints)} />
      <Tile label="Average Points" value={summary && averageText(summary.averagePointsPerUser)} />
      <Tile
        label="Min Threshold"
        value={summary && `${pointsText(summary.minActivityThreshold)} pts`}
        className="max-sm:col-span-2 sm:max-lg:col-span-2"
      />
    </dl>
  );
}

function Users(props: { details: UserActivityDetails | undefined; isSearching: boolean }) {
  const { details, isSearching } = props;
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  if (details?.users.length === 0) {
    return (
      <p className="border-t px-4 py-6 text-sm text-muted sm:px-5">
        {isSearching ? 'No users found matching the search' : 'No user activity data available'}
      </p>
    );
  }
  return (
    <section
      aria-label="Users"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard.
      tabIndex={0}
      className="relative max-h-96 overflow-y-auto border-t -outline-offset-2"
    >
      <ol>
        {details
          ? details.users
              .slice(0, shown)
              .map((user) => <ActivityRow key={user.userId} user={user} />)
          : WAITING.map((row) => <ActivityRowSkeleton key={row} />)}
      </ol>
      {details && details.users.length > shown && (
        <div className="px-4 pb-4 sm:px-5">
          <Button size="sm" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
            Show {Math.min(ROWS_AT_ONCE, details.users.length - shown)} more
          </Button>
        </div>
      )}
      {details && details.users.length <= shown && details.users.length < details.matchingUsers && (
        <p className="px-4 pb-4 text-sm text-muted sm:px-5">
          The first {countText(details.users.length)} of {countText(details.matchingUsers)} are
          listed. Search to find the others.
        </p>
      )}
    </section>
  );
}

/** There may be a thousand users with ten lines each. */
const ROWS_AT_ONCE = 100;
const WAITING = [1, 2, 3, 4];

/** The value after it has not changed for the search pause. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), LEADERBOARD_SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function SignInOffer() {
  const { canSignIn, Place, open } = useSignInPlace();

  return (
    <div className="flex flex-col items-start gap-3 px-4 py-4 sm:px-5">
      <p className="text-sm text-muted">
        {canSignIn
          ? 'Individual activity is for administrators only. Sign in to see it.'
          : 'Individual activity is for administrators only, and sign-in is not set up on this site.'}
      </p>
      {Place ? (
        <Place purpose="To see individual activity as an administrator." onDone={focusPanel} />
      ) : (
        canSignIn && <Button onClick={open}>Sign in</Button>
      )}
    </div>
  );
}

// The focused button disappears, so the focus moves to the panel's heading.
function focusPanel(): void {
  document.getElementById('user-activity-details-title')?.focus();
}
