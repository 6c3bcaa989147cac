import type { SiteCommunity } from '#contract/community/site-community.ts';

/**
 * The community whose site this is, as the page's data has it. One build serves any, so it is not there while modules load:
 * read it where something is drawn. Not a React context, because titles, logs and drawings outside of components need it too.
 */
export let community: SiteCommunity;

/** What a sentence calls the wallet bot: by its handle, or, where the page does not name it, 'the bot'. */
export function botName(): string {
  return community.links.botHandle ?? 'the bot';
}

/** In the browser once, before anything is drawn; on the server before each page, which is drawn without a pause. */
export function setCommunity(sent: SiteCommunity): void {
  community = sent;
}
