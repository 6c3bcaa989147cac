import type { SiteCommunity } from '#contract/community/site-community.ts';
import { PIRATE_RANKS, type Ranks, ranksNamed } from '#rules/points/ranks.ts';

/**
 * The community of this site, from the page's data. One build serves any community, so this is not set while modules load: read
 * it when something is rendered. Not a React context, because titles, logs and drawings outside components need it too.
 */
export let community: SiteCommunity;

/** The ranks with the community's names. */
export let ranks: Ranks = PIRATE_RANKS;

/** In the browser called once, before the first render; on the server before each page, whose render is not interrupted. */
export function setCommunity(sent: SiteCommunity): void {
  community = sent;
  ranks = ranksNamed(sent.rankNames);
}
