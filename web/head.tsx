import { renderToStaticMarkup } from 'react-dom/server';
import type { PageBrand } from '#contract/community/site-community.ts';
import { community } from '#web/community.ts';
import { posterPath } from './addresses.ts';
import { paths } from './paths.ts';
import { preloadedFontUrls } from './ui/fonts.ts';

type Head = {
  title: string;
  /** The page's path; null if search engines should not index it. */
  path: string | null;
  /** The site's public address, without a trailing slash. */
  publicUrl: string;
  brand: PageBrand;
};

/** The tags that the server inserts into the head of the built `index.html`. */
export function headHtml({ title, path, publicUrl, brand }: Head): string {
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <PageCard title={title} path={path} publicUrl={publicUrl} brand={brand} />
      )}
      {brand.styleSheet && <link rel="stylesheet" href={brand.styleSheet} />}
      <Icons {...brand.icons} />
      {preloadedFontUrls.map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
      ))}
    </>,
  );
}

// Browsers with SVG support choose the second one.
function Icons({ ico, svg, appleTouch }: PageBrand['icons']) {
  return (
    <>
      {ico && <link rel="icon" href={ico} sizes="32x32" />}
      {svg && <link rel="icon" href={svg} type="image/svg+xml" />}
      {appleTouch && <link rel="apple-touch-icon" href={appleTouch} />}
    </>
  );
}

/** Preloads these scripts in parallel with the main one. */
export function preloadHtml(modules: readonly string[]): string {
  return renderToStaticMarkup(
    modules.map((url) => <link key={url} rel="modulepreload" href={url} crossOrigin="" />),
  );
}

/**
 * The tags with which the page is listed and shared. Addresses are absolute, as search engines and chats require, and without the
 * query: every search and sort is the same page.
 */
function PageCard({ title, path, publicUrl, brand }: Head & { path: string }) {
  const { description, image } = cardOf(path, brand);
  const address = new URL(publicUrl + path).href;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={new URL(publicUrl + withoutMember(path)).href} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={community.siteName} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={new URL(publicUrl + image.file).href} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      {/* X takes everything else from the tags above. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

type Card = { description: string; image: { file: string; alt: string } };

const descriptions = (): Readonly<Record<string, string>> => ({
  [paths.leaderboard]: `Who tips, who earns, and who shares this week’s pool: points, pirate ranks and rewards of the ${community.communityName} community.`,
  [paths.creator]: `What the ${community.communityName} crew writes, films and draws: posts, threads, videos and memes that earned points, and who made them.`,
  [paths.monitoring]: `Whether the weekly rewards of the ${community.communityName} community run as they should: health, schedule, configuration and the points system.`,
  [paths.developers]: `Build with the bot: an API for apps of the ${community.communityName} community, with documentation, runnable examples, plans and webhooks.`,
  [paths.developersPortal]: `Register apps for the ${community.communityName} community, take them from sandbox to production, and see what they are told by webhook.`,
  [paths.weeks]: `Every closed week of the ${community.communityName} community’s rewards: how many members shared the pool, what it paid, and the numbers to check it.`,
  [paths.rules]: `How the ${community.communityName} community shares its weekly pool: the rules in force, the rules to come and all earlier ones.`,
  [paths.hunts]: `Treasure hunts of the ${community.communityName} community: clues, prizes, and a proof of every winner that you can check yourself.`,
  [paths.privacy]: `What ${community.siteName} keeps about members of the ${community.communityName} community, why, for how long, and who sees it.`,
  [paths.terms]: `What points and the weekly pool of ${community.siteName} are, who shares the pool, and what the site does not promise.`,
});

function cardOf(path: string, { description, share }: PageBrand): Card {
  return {
    description:
      descriptions()[path] ??
      weekText(path) ??
      creatorText(path) ??
      memberText(path) ??
      huntText(path) ??
      description,
    image:
      posterOf(path) ??
      (path === paths.leaderboard
        ? { file: share.leaderboard, alt: `The leaderboard of ${community.siteName}.` }
        : { file: share.home, alt: `${community.siteName}. ${description}` }),
  };
}

/** The picture that the server draws for this page alone (docs/spec/site.md#21-posters). */
function posterOf(path: string): Card['image'] | undefined {
  const week = weekOf(path);
  const { siteName } = community;
  if (week !== undefined) {
    const alt =
      path === withoutMember(path)
        ? `The week of ${siteName} that ended on ${week}: the amount shared out, and how many members shared it.`
        : `A member’s share of the week of ${siteName} that ended on ${week}, with points and place.`;
    return { file: posterPath(path), alt };
  }
  return MEMBER.test(path)
    ? {
        file: posterPath(path),
        alt: `A member of ${siteName}: pirate rank, points, place, and what they earned.`,
      }
    : undefined;
}

const MEMBER = /^\/members\//;

/** The page of a week for one that shows a member's share: its content is the same. */
function withoutMember(path: string): string {
  return path.replace(/^(\/weeks\/[^/]+)\/members\/\d+$/, '$1');
}

function creatorText(path: string): string | undefined {
  return /^\/creator\/./.test(path)
    ? `A creator of the ${community.communityName} crew: pirate rank, points, and the content that earned them.`
    : undefined;
}

function memberText(path: string): string | undefined {
  return MEMBER.test(path)
    ? `A member of the ${community.communityName} crew: the voyage through the pirate ranks, tips, content, and the weeks in which they shared the pool.`
    : undefined;
}

function huntText(path: string): string | undefined {
  return /^\/hunts\/[1-9]/.test(path)
    ? `A treasure hunt of the ${community.communityName} community: its story, prizes and winners, and the proof of who won.`
    : undefined;
}

function weekText(path: string): string | undefined {
  const week = weekOf(path);
  return (
    week &&
    `Who shared the ${community.communityName} pool of the week that ended on ${week}: points, shares and transactions, with everything needed to check the split.`
  );
}

function weekOf(path: string): string | undefined {
  return /^\/weeks\/(\d{4}-\d\d-\d\d)$/.exec(withoutMember(path))?.[1];
}
