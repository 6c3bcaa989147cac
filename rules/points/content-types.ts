/**
 * The kinds of content that members submit, and the points that an approval may award, in whole points. All screens show the same
 * ranges (docs/spec/points.md#16-content-types).
 */

/** A kind of content. Points are whole points, not hundredths. */
export interface ContentType {
  readonly id: string;
  readonly displayName: string;
  /** The least and the most that an approval awards; the slider moves in steps of 1. */
  readonly minPoints: number;
  readonly maxPoints: number;
  /** The usual award for this kind, shown in the guide; within the range. */
  readonly defaultPoints: number;
  readonly description: string;
  /** The displayed range: `1-20`. */
  readonly pointRange: string;
}

/** The initial value of the score slider; within every range (docs/spec/review.md#9-score). */
export const DEFAULT_SCORE = 5;

const TABLE = [
  contentType('twitter_post', 'Twitter Post', 20, 2, 'A post about the community on Twitter/X'),
  contentType('youtube_video', 'YouTube Video', 100, 10, 'A video about the community on YouTube'),
  contentType('tiktok_video', 'TikTok Video', 50, 5, 'A short video on TikTok'),
  contentType('twitter_thread', 'Twitter Thread', 20, 4, 'A thread of several posts on Twitter/X'),
  contentType('medium_article', 'Medium Article', 50, 10, 'An article on Medium'),
  contentType('reddit_post', 'Reddit Post/Meme', 20, 2, 'A post or meme on Reddit'),
  contentType('meme_image', 'Meme Image', 20, 2, 'An original meme'),
  contentType('instagram_post', 'Instagram Post', 15, 2, 'A post on Instagram'),
  contentType('instagram_reel', 'Instagram Reel', 25, 4, 'A reel on Instagram'),
  contentType('linkedin_article', 'LinkedIn Article', 25, 5, 'An article on LinkedIn'),
  contentType('linkedin_post', 'LinkedIn Post', 15, 2, 'A post on LinkedIn'),
  contentType('discord_message', 'Discord Message', 10, 1, 'A helpful message on Discord'),
  contentType('github_repo', 'GitHub Repository', 50, 10, 'Code for the ecosystem on GitHub'),
] as const;
export type ContentTypeId = (typeof TABLE)[number]['id'];

/**
 * All kinds of content (docs/spec/points.md#16-content-types). The usual award is about a tenth of the maximum, or double that if
 * the content takes longer to make than a post.
 */
export const CONTENT_TYPES: readonly (ContentType & { readonly id: ContentTypeId })[] = TABLE;

/** Stands for every id outside {@link CONTENT_TYPES}: 1-10 points (docs/spec/points.md#16-content-types). */
export const UNKNOWN_CONTENT_TYPE: ContentType = contentType(
  'unknown',
  'Content Submission',
  10,
  1,
  'Any other content about the community',
);

/** The kind of content with this id; {@link UNKNOWN_CONTENT_TYPE} for any other text. */
export function contentTypeFor(id: string): ContentType {
  return CONTENT_TYPES.find((each) => each.id === id) ?? UNKNOWN_CONTENT_TYPE;
}

/**
 * The nearest score that an approval of this kind may award.
 *
 * @param id a content type's id; unknown ones have the range 1-10
 * @param score points; halves round up
 * @returns a whole number within the kind's range
 * @throws RangeError for NaN
 */
export function clampScore(id: string, score: number): number {
  if (Number.isNaN(score)) throw new RangeError('not a score');
  const { minPoints, maxPoints } = contentTypeFor(id);
  return Math.min(maxPoints, Math.max(minPoints, Math.round(score)));
}

function contentType<const Id extends string>(
  id: Id,
  displayName: string,
  maxPoints: number,
  defaultPoints: number,
  description: string,
): ContentType & { readonly id: Id } {
  const minPoints = 1;
  const pointRange = `${minPoints}-${maxPoints}`;
  return { id, displayName, minPoints, maxPoints, defaultPoints, description, pointRange };
}
