import { dirname, join } from 'node:path';
import type { CommunityFile, SlideDrawing } from '#contract/community/community-file.ts';
import type {
  PageBrand,
  Papers,
  SiteCommunity,
  SiteSlide,
} from '#contract/community/site-community.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { CoinPreset } from '#rules/coins/coin.ts';
import type { CoinPrices } from '#rules/plans/plans.ts';
import { type Ranks, ranksNamed } from '#rules/points/ranks.ts';
import { packageRoot } from '#server/program/package-root.ts';
import { coinOf } from './coin-of.ts';
import { createFileTable, type FileTable } from './file-table.ts';
import { type ManifestIcon, readIcons, readShare } from './icons.ts';
import { neutralPictures } from './neutral.ts';
import { OWN_PAPERS, paperStyles, paperTokens } from './papers.ts';
import { parseCommunityFile } from './parse-file.ts';
import { ANY_PICTURE, type ServedFile } from './pictures.ts';
import { ROSE_PATH } from './rose.ts';
import { readSlides } from './slides.ts';

export { CommunityError } from './community-error.ts';
export type { ServedFile } from './pictures.ts';

/** A community as the server knows it: the checked content of its file, and the files that it names. */
export type Community = {
  site: SiteCommunity;
  /** The coin, with the rules of its chains. */
  coin: CoinPreset;
  /** The ranks with their names in this community. */
  ranks: Ranks;
  brand: PageBrand;
  papers: Papers;
  /** The background of the page in each theme, for browsers' own bars and the manifest. */
  grounds: { light: string; dark: string };
  manifestIcons: readonly ManifestIcon[];
  /** The slides that are shown if members make their wallets on this site; those of `site` are for an outside bot. */
  ownWalletSlides: readonly SiteSlide[];
  /** The slides whose pictures the site draws itself. */
  drawings: readonly SlideDrawing[];
  /** The explorer's page of a transaction, with `{txid}` in it; or null. */
  explorerTransaction: string | null;
  /** The files that are served, by address. */
  files: ReadonlyMap<string, ServedFile>;
};

/** The default community, in the package's folder. */
const OURS = 'community/junkcoin/community.json';

/**
 * Reads a community's file and every picture that it names.
 *
 * @param path the path of the file; null for the default community
 * @throws CommunityError with one line for each error, which names the field
 */
export function readCommunity(path: string | null): Community {
  const from = path ?? join(packageRoot(), OURS);
  const file = parseCommunityFile(from);
  const files = createFileTable(dirname(from));
  const { slides, ownWalletSlides, drawings } = readSlides(file, files);
  const papers: Papers = {
    light: file.colours?.light ? paperTokens('light', file.colours.light) : null,
    dark: file.colours?.dark ? paperTokens('dark', file.colours.dark) : null,
  };
  const neutral = neutralPictures(papers);
  const { icons, manifestIcons } = readIcons(file, files, neutral.icons);
  const ranks = ranksNamed(file.ranks ?? []);
  return {
    site: siteOf(file, { slides, ranks, files }),
    ranks,
    coin: coinOf(file.coin),
    brand: {
      description: file.description ?? descriptionOf(file.communityName),
      icons,
      share: readShare(file, files, neutral.share),
      styleSheet: addStyles(papers, files),
    },
    papers,
    grounds: {
      light: papers.light?.page ?? OWN_PAPERS.light,
      dark: papers.dark?.page ?? OWN_PAPERS.dark,
    },
    manifestIcons,
    ownWalletSlides,
    drawings,
    explorerTransaction: file.links?.explorerTransaction ?? null,
    files: files.served,
  };
}

/** The community as the site shows it if members make their wallets there. */
export function withOwnWallet(community: Community): Community {
  const { site, ownWalletSlides } = community;
  return { ...community, site: { ...site, slides: ownWalletSlides } };
}

/** The community with the list prices of plans in its coin, in units; null if plans have no prices in coins. */
export function withPlanPrices(community: Community, prices: CoinPrices | null): Community {
  const { site } = community;
  const planPrices = prices && {
    starter: formatAmount(prices.starter),
    pro: formatAmount(prices.pro),
    enterprise: formatAmount(prices.enterprise),
  };
  return { ...community, site: { ...site, coin: { ...site.coin, planPrices } } };
}

function siteOf(
  file: CommunityFile,
  { slides, ranks, files }: { slides: SiteSlide[]; ranks: Ranks; files: FileTable },
): SiteCommunity {
  const { coin, links = {}, logo } = file;
  const light = files.add('logo.light', logo?.light, ANY_PICTURE);
  return {
    siteName: file.siteName,
    communityName: file.communityName,
    tagline: file.tagline ?? null,
    contact: file.contact,
    developerContact: file.developerContact ?? file.contact,
    coin: {
      name: coin.name,
      code: coin.code,
      symbol: coin.symbol,
      uriScheme: coin.uriScheme,
      picture: files.add('coin.picture', coin.picture, ANY_PICTURE),
      symbolPath: coin.symbolPath ?? null,
      planPrices: null,
    },
    links: {
      bot: links.bot === undefined ? null : `https://t.me/${links.bot.slice(1)}`,
      botHandle: links.bot ?? null,
      explorer: links.explorer ?? null,
      website: links.website ?? null,
      telegram: links.telegram ?? null,
      forum: links.forum ?? null,
      x: links.x ?? null,
      github: links.github ?? null,
      coinGecko: links.coinGecko ?? null,
      coinMarketCap: links.coinMarketCap ?? null,
    },
    logo: {
      path: logo?.path ?? ROSE_PATH,
      light,
      dark: files.add('logo.dark', logo?.dark, ANY_PICTURE) ?? light,
    },
    rankNames: ranks.map(({ rank }) => rank),
    slides,
  };
}

function descriptionOf(communityName: string): string {
  return `The deck of the ${communityName} community: tips on chain, activity points, pirate ranks and a weekly pool shared among those who earned it.`;
}

function addStyles(papers: Papers, files: FileTable): string | null {
  const css = paperStyles(papers);
  if (css === '') return null;
  return files.put('colours.css', { type: 'text/css; charset=utf-8', bytes: Buffer.from(css) });
}
