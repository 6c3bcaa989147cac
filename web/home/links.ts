import type { SiteCommunity } from '#contract/community/site-community.ts';
import type { Surface } from '#rules/surface.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';

/** The subject of a link, so that a surface can leave out a kind (docs/spec/site.md#17-inside-telegram). */
export type LinkKind = 'wallet' | 'price' | 'chain' | 'community' | 'site';

export type SiteLink = {
  label: string;
  /** The displayed target: a host or a handle. */
  place: string;
  href: string;
  kind: LinkKind;
};

export type LinkGroup = { title: string; links: readonly SiteLink[] };

/** The links of ecosystem and community that a surface shows, without missing ones (docs/spec/site.md#127-links). */
export function linkGroups(
  surface: Surface,
  links: SiteCommunity['links'] = community.links,
): LinkGroup[] {
  const { botHandle, ...hrefs } = links;
  const groups = [
    {
      title: m.home_links_ecosystem(),
      links: present([
        { label: m.home_link_bot(), place: botHandle ?? '', href: hrefs.bot, kind: 'wallet' },
        { label: m.home_link_explorer(), href: hrefs.explorer, kind: 'chain' },
        { label: m.home_link_website(), href: hrefs.website, kind: 'community' },
        { label: 'CoinGecko', href: hrefs.coinGecko, kind: 'price' },
        { label: 'CoinMarketCap', href: hrefs.coinMarketCap, kind: 'price' },
        {
          label: m.shell_leaderboard(),
          place: m.home_link_here(),
          href: paths.leaderboard,
          kind: 'site',
        },
        { label: m.shell_portal(), place: m.home_link_here(), href: paths.admin, kind: 'site' },
      ]),
    },
    {
      title: m.home_links_community(),
      links: present([
        { label: m.home_link_telegram(), href: hrefs.telegram, kind: 'community' },
        { label: m.home_link_forum(), href: hrefs.forum, kind: 'community' },
        { label: 'X', href: hrefs.x, kind: 'community' },
        { label: 'GitHub', href: hrefs.github, kind: 'community' },
      ]),
    },
  ];
  return groups
    .map((group) => ({
      ...group,
      links: group.links.filter(({ kind }) => surface === 'full' || !ONLY_FULL.includes(kind)),
    }))
    .filter((group) => group.links.length > 0);
}

/** The kinds that the community surface leaves out. */
const ONLY_FULL: readonly LinkKind[] = ['wallet', 'price'];

type PossibleLink = Omit<SiteLink, 'href' | 'place'> & { href: string | null; place?: string };

function present(links: readonly PossibleLink[]): SiteLink[] {
  return links.flatMap(({ href, place, ...link }) =>
    href === null ? [] : [{ ...link, href, place: place ?? placeOf(href) }],
  );
}

/** 'coin.example', or with a path of one part 't.me/coin_people'. */
function placeOf(href: string): string {
  const { host, pathname } = new URL(href);
  const name = /^\/[\w-]+$/.test(pathname) ? pathname : '';
  return host.replace(/^www\./, '') + name;
}
