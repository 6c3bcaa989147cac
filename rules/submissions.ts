/**
 * What a member may hand in: how many at once, and of which kind a link is by its address. Serves the creator hub
 * (restricted-areas §2) and decision 12.
 */

/** Most submissions of one member that wait for review at the same time. */
export const MAX_OPEN_SUBMISSIONS = 10;

/** Most that a member hands in on the web within 24 hours, those taken back included: these take no room, but rows. */
export const MAX_SUBMISSIONS_PER_DAY = 50;

/** Where a link leads, taken apart. */
export interface LinkParts {
  /** In lower case and ASCII. */
  readonly host: string;
  /** With its first slash. */
  readonly path: string;
}

type Guess = { readonly hosts: readonly string[]; readonly path?: RegExp; readonly type: string };

// The first that fits. A thread looks like a post from outside, and an article of LinkedIn unlike one.
const GUESSES: readonly Guess[] = [
  { hosts: ['x.com', 'twitter.com'], path: /\/status(?:es)?\/\d/, type: 'twitter_post' },
  { hosts: ['youtube.com', 'youtu.be', 'music.youtube.com'], type: 'youtube_video' },
  { hosts: ['tiktok.com', 'vm.tiktok.com', 'vt.tiktok.com'], type: 'tiktok_video' },
  { hosts: ['medium.com'], type: 'medium_article' },
  { hosts: ['reddit.com', 'redd.it', 'np.reddit.com'], type: 'reddit_post' },
  { hosts: ['instagram.com'], path: /^\/(?:[^/]+\/)?(?:reel|reels|tv)\//, type: 'instagram_reel' },
  { hosts: ['instagram.com'], path: /^\/(?:[^/]+\/)?p\//, type: 'instagram_post' },
  { hosts: ['linkedin.com'], path: /^\/pulse\//, type: 'linkedin_article' },
  { hosts: ['linkedin.com'], type: 'linkedin_post' },
  { hosts: ['discord.com', 'discord.gg', 'discordapp.com'], type: 'discord_message' },
  { hosts: ['github.com'], path: /^\/[^/]+\/[^/]+/, type: 'github_repo' },
  { hosts: ['i.imgur.com', 'imgur.com', 'i.redd.it'], type: 'meme_image' },
];

/**
 * The kind of content that a link leads to, as far as its address tells.
 *
 * @returns an id of a content type; null where nothing tells
 */
export function guessContentType({ host, path }: LinkParts): string | null {
  const plain = host.replace(/^(?:www|m|mobile|old|new|amp|[a-z]{2})\.(?=[^.]+\.[^.]+$)/, '');
  const isAt = (known: string) =>
    plain === known || (known === 'medium.com' && plain.endsWith('.medium.com'));
  const found = GUESSES.find(
    (guess) => guess.hosts.some(isAt) && (guess.path === undefined || guess.path.test(path)),
  );
  if (found) return found.type;
  return /\.(?:png|jpe?g|gif|webp)$/i.test(path) ? 'meme_image' : null;
}
