import type { FirstViewAddress, FirstViewCall, PlanEntry } from '#contract/first-view.ts';
import { blankViewer, fillBlank } from './blank-viewer.ts';
import { creatorCalls, creatorPageCalls } from './creator/first-view.ts';
import { homeCalls } from './home/first-view.ts';
import { huntCalls, huntsCalls } from './hunts/first-view.ts';
import { keptSearch } from './kept-address.ts';
import { leaderboardCalls } from './leaderboard/first-view.ts';
import { memberCalls } from './members/first-view.ts';
import { monitoringCalls } from './monitoring/first-view.ts';
import { MEMBER_PAGE, pageAt } from './pages.ts';
import { paths } from './paths.ts';
import { poolRulesCalls, weekCalls, weeksCalls } from './weeks/first-view.ts';

/** The calls whose responses each page's HTML needs. */
const CALLS: Readonly<Record<string, (address: FirstViewAddress) => FirstViewCall[]>> = {
  [paths.home]: homeCalls,
  [paths.leaderboard]: leaderboardCalls,
  [paths.creator]: creatorCalls,
  [paths.creatorPage]: creatorPageCalls,
  [MEMBER_PAGE]: memberCalls,
  [paths.monitoring]: monitoringCalls,
  [paths.weeks]: weeksCalls,
  [paths.rules]: poolRulesCalls,
  [paths.week]: weekCalls,
  [paths.hunts]: huntsCalls,
  [paths.hunt]: huntCalls,
};

export function planFirstView(address: FirstViewAddress): FirstViewCall[] {
  const { path } = pageAt(address.path, false);
  return path === null ? [] : (CALLS[path]?.(address) ?? []);
}

export { blankViewer, fillBlank, keptSearch };

({ planFirstView, keptSearch, blankViewer, fillBlank }) satisfies PlanEntry;
