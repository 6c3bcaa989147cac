import { renderToStaticMarkup } from 'react-dom/server';
import { community } from '#community';
import { paths } from './paths.ts';
import { preloadedFontUrls } from './ui/fonts.ts';

type Head = {
  title: string;
  /** The page's own path, or null for an address without a page: search engines should not keep it. */
  path: string | null;
  /** Where the site is reached from outside, without a slash at its end. */
  publicUrl: string;
};

/** What the server puts into the head of the built `index.html`. */
export function headHtml({ title, path, publicUrl }: Head): string {
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <PageCard title={title} path={path} publicUrl={publicUrl} />
      )}
      {preloadedFontUrls.map((url) => (
        <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
      ))}
    </>,
  );
}

/** Has the scripts at these addresses fetched beside the main one instead of after it. */
export function preloadHtml(modules: readonly string[]): string {
  return renderToStaticMarkup(
    modules.map((url) => <link key={url} rel="modulepreload" href={url} crossOrigin="" />),
  );
}

/**
 * How the page is listed and shared. Addresses are absolute, as search engines and chats ask, and
 * without the query: every search and sort of the board is the same page.
 */
function PageCard({ title, path, publicUrl }: Head & { path: string }) {
  const { description, image } = cardOf(path);
  const address = new URL(publicUrl + path).href;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
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

// The images are made by `scripts/share-images.mjs`, with the names of the same community.
const HOME_IMAGE = {
  file: '/share/home.png',
  alt: `${community.siteName}, on chart paper beside a compass rose. ${community.description}`,
};

const CARDS: Readonly<Record<string, Card>> = {
  [paths.leaderboard]: {
    description: `Who tips, who earns, and who shares this week’s pool: points, pirate ranks and rewards of the ${community.communityName} community.`,
    image: {
      file: '/share/leaderboard.png',
      alt: `Leaderboard of ${community.siteName}, on chart paper with the emblems of the pirate ranks.`,
    },
  },
  [paths.creator]: {
    description: `What the ${community.communityName} crew writes, films and draws: posts, threads, videos and memes that earned points, and who made them.`,
    image: HOME_IMAGE,
  },
  [paths.monitoring]: {
    description: `Whether the weekly rewards of the ${community.communityName} community run as they should: health, schedule, configuration and the points system.`,
    image: HOME_IMAGE,
  },
  [paths.developers]: {
    description: `Build with the bot: an API for apps of the ${community.communityName} community, with documentation, runnable examples, plans and webhooks.`,
    image: HOME_IMAGE,
  },
  [paths.developersPortal]: {
    description: `Register apps for the ${community.communityName} community, take them from sandbox to production, and see what they are told by webhook.`,
    image: HOME_IMAGE,
  },
  [paths.weeks]: {
    description: `Every closed week of the ${community.communityName} community’s rewards: how many members shared the pool, what it paid, and the numbers to check it.`,
    image: HOME_IMAGE,
  },
  [paths.privacy]: {
    description: `What ${community.siteName} keeps about members of the ${community.communityName} community, what for, for how long, and who sees it.`,
    image: HOME_IMAGE,
  },
  [paths.terms]: {
    description: `What points and the weekly pool of ${community.siteName} are, who shares the pool, and what the site does not promise.`,
    image: HOME_IMAGE,
  },
};

function cardOf(path: string): Card {
  return (
    CARDS[path] ??
    weekCard(path) ??
    creatorCard(path) ?? { description: community.description, image: HOME_IMAGE }
  );
}

function creatorCard(path: string): Card | undefined {
  return /^\/creator\/./.test(path)
    ? {
        description: `A creator of the ${community.communityName} crew: pirate rank, points, and the content that earned them.`,
        image: HOME_IMAGE,
      }
    : undefined;
}

function weekCard(path: string): Card | undefined {
  const week = /^\/weeks\/(.+)$/.exec(path)?.[1];
  return week === undefined
    ? undefined
    : {
        description: `Who shared the ${community.communityName} pool of the week that ended on ${week}: points, shares and transactions, with everything that it takes to check the split.`,
        image: HOME_IMAGE,
      };
}
