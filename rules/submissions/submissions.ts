/**
 * Limits on members' submissions, and the content type of a link, guessed from its address (docs/spec/review.md#3-links,
 * docs/spec/review.md#4-limits).
 */

/** The most submissions of one member that wait for review at a time. */
export const MAX_OPEN_SUBMISSIONS = 10;

/** The most that a member submits on the web within 24 hours. Withdrawn ones count, because they take up rows too. */
export const MAX_SUBMISSIONS_PER_DAY = 50;

/** The parts of a link's address. */
export interface LinkParts {
  /** In lower case and ASCII. */
  readonly host: string;
  /** With its first slash. */
  readonly path: string;
}

type Guess = { readonly hosts: readonly string[]; readonly path?: RegExp; readonly type: string };

// The first match counts. The address of a thread looks like a post's; a LinkedIn article's does not.
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
 * Guesses the content type of a link from its address.
 *
 * @returns the id of a content type; null if unknown
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
