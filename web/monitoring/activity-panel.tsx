import { useEffect, useState } from 'react';
import type { UserActivityDetails } from '#contract/site/monitoring.ts';
import { LEADERBOARD_SEARCH_PAUSE_MS } from '#rules/limits.ts';
import { m } from '#web/messages.ts';
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

const ID = 'user-activity-details';

/** The current week of each member, for administrators; others see the sign-in (docs/spec/monitor.md#1-access). */
export function ActivityPanel() {
  const { viewer } = useViewer();
  return (
    <Panel id={ID} title={m.monitor_activity()}>
      {viewer === null ? (
        <SignInOffer />
      ) : viewer.isAdmin ? (
        <Activity />
      ) : (
        <p className="px-4 py-4 text-sm text-muted sm:px-5">{m.monitor_activity_admins()}</p>
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
    <PanelFailure text={m.monitor_activity_failed()} onRetry={() => void refetch()} />
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
          label={m.monitor_search()}
          name="user"
          placeholder={m.monitor_search_hint()}
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
  return m.monitor_showing({ count: matchingUsers, all: summary.totalUsers });
}

function Tiles({ summary }: { summary: UserActivityDetails['summary'] | undefined }) {
  return (
    <dl className="grid grid-cols-2 gap-px bg-line sm:grid-cols-3 lg:grid-cols-5">
      <Tile label={m.monitor_total_users()} value={summary && countText(summary.totalUsers)} />
      <Tile label={m.board_eligible()} value={summary && countText(summary.eligibleUsers)} />
      <Tile label={m.board_points()} value={summary && pointsText(summary.totalActivityPoints)} />
      <Tile
        label={m.monitor_average()}
        value={summary && averageText(summary.averagePointsPerUser)}
      />
      <Tile
        label={m.monitor_min_threshold()}
        value={summary && m.board_pts({ points: summary.minActivityThreshold })}
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
        {isSearching ? m.monitor_none_found() : m.monitor_no_activity()}
      </p>
    );
  }
  return (
    <section
      aria-label={m.monitor_users()}
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
            {m.monitor_show_more({ count: Math.min(ROWS_AT_ONCE, details.users.length - shown) })}
          </Button>
        </div>
      )}
      {details && details.users.length <= shown && details.users.length < details.matchingUsers && (
        <p className="px-4 pb-4 text-sm text-muted sm:px-5">
          {m.monitor_first_of({ count: details.users.length, all: details.matchingUsers })}
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
        {canSignIn ? m.monitor_activity_sign_in() : m.monitor_activity_no_sign_in()}
      </p>
      {Place ? (
        <Place purpose={m.monitor_activity_purpose()} onDone={focusPanel} />
      ) : (
        canSignIn && <Button onClick={open}>{m.shell_sign_in()}</Button>
      )}
    </div>
  );
}

// The focused button disappears, so the focus moves to the panel's heading.
function focusPanel(): void {
  document.getElementById(`${ID}-title`)?.focus();
}
