import type { ContentTypeId } from '#rules/points/content-types.ts';
import { m } from '#web/messages.ts';

/** Each by its own key, because a build replaces the calls of single messages. */
const NAMES: Readonly<Record<ContentTypeId, () => string>> = {
  twitter_post: () => m.guide_type_twitter_post(),
  youtube_video: () => m.guide_type_youtube_video(),
  tiktok_video: () => m.guide_type_tiktok_video(),
  twitter_thread: () => m.guide_type_twitter_thread(),
  medium_article: () => m.guide_type_medium_article(),
  reddit_post: () => m.guide_type_reddit_post(),
  meme_image: () => m.guide_type_meme_image(),
  instagram_post: () => m.guide_type_instagram_post(),
  instagram_reel: () => m.guide_type_instagram_reel(),
  linkedin_article: () => m.guide_type_linkedin_article(),
  linkedin_post: () => m.guide_type_linkedin_post(),
  discord_message: () => m.guide_type_discord_message(),
  github_repo: () => m.guide_type_github_repo(),
};

/** The name of a kind of content, as in the bot. */
export function contentTypeName(id: string): string {
  return Object.hasOwn(NAMES, id) ? NAMES[id as ContentTypeId]() : m.creator_type_unknown();
}
