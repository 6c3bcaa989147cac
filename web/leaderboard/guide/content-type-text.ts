import type { PointsSystem } from '#contract/site/points-system.ts';
import type { ContentTypeId } from '#rules/points/content-types.ts';
import { language, m } from '#web/messages.ts';

type ContentTypeText = { name: string; about: string };

const TEXTS: Readonly<Record<ContentTypeId, () => ContentTypeText>> = {
  twitter_post: () => ({
    name: m.guide_type_twitter_post(),
    about: m.guide_type_twitter_post_text(),
  }),
  youtube_video: () => ({
    name: m.guide_type_youtube_video(),
    about: m.guide_type_youtube_video_text(),
  }),
  tiktok_video: () => ({
    name: m.guide_type_tiktok_video(),
    about: m.guide_type_tiktok_video_text(),
  }),
  twitter_thread: () => ({
    name: m.guide_type_twitter_thread(),
    about: m.guide_type_twitter_thread_text(),
  }),
  medium_article: () => ({
    name: m.guide_type_medium_article(),
    about: m.guide_type_medium_article_text(),
  }),
  reddit_post: () => ({ name: m.guide_type_reddit_post(), about: m.guide_type_reddit_post_text() }),
  meme_image: () => ({ name: m.guide_type_meme_image(), about: m.guide_type_meme_image_text() }),
  instagram_post: () => ({
    name: m.guide_type_instagram_post(),
    about: m.guide_type_instagram_post_text(),
  }),
  instagram_reel: () => ({
    name: m.guide_type_instagram_reel(),
    about: m.guide_type_instagram_reel_text(),
  }),
  linkedin_article: () => ({
    name: m.guide_type_linkedin_article(),
    about: m.guide_type_linkedin_article_text(),
  }),
  linkedin_post: () => ({
    name: m.guide_type_linkedin_post(),
    about: m.guide_type_linkedin_post_text(),
  }),
  discord_message: () => ({
    name: m.guide_type_discord_message(),
    about: m.guide_type_discord_message_text(),
  }),
  github_repo: () => ({ name: m.guide_type_github_repo(), about: m.guide_type_github_repo_text() }),
};

/** A kind of content in the page's language. English pages show the server's text, as for a kind that the page does not know. */
export function contentTypeText(type: PointsSystem['contentTypes'][number]): ContentTypeText {
  const { id, displayName, description } = type;
  return language !== 'en' && Object.hasOwn(TEXTS, id)
    ? TEXTS[id as ContentTypeId]()
    : { name: displayName, about: description };
}
