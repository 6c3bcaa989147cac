import { describe, expect, it } from 'vitest';
import { CONTENT_TYPES } from '../points/content-types.ts';
import { guessContentType } from './submissions.ts';

describe('guessContentType', () => {
  it.each([
    ['x.com', '/anne/status/123', 'twitter_post'],
    ['mobile.twitter.com', '/anne/status/123', 'twitter_post'],
    ['x.com', '/anne', null],
    ['www.youtube.com', '/watch', 'youtube_video'],
    ['m.youtube.com', '/shorts/abc', 'youtube_video'],
    ['youtu.be', '/abc', 'youtube_video'],
    ['www.tiktok.com', '/@anne/video/1', 'tiktok_video'],
    ['vm.tiktok.com', '/abc', 'tiktok_video'],
    ['medium.com', '/@anne/tale-0123456789ab', 'medium_article'],
    ['anne.medium.com', '/tale-0123456789ab', 'medium_article'],
    ['notmedium.com', '/tale', null],
    ['old.reddit.com', '/r/junkcoin/comments/abc/title/', 'reddit_post'],
    ['redd.it', '/abc', 'reddit_post'],
    ['www.instagram.com', '/reel/abc/', 'instagram_reel'],
    ['www.instagram.com', '/anne/reel/abc/', 'instagram_reel'],
    ['instagram.com', '/p/abc/', 'instagram_post'],
    ['instagram.com', '/anne/', null],
    ['www.linkedin.com', '/pulse/tale', 'linkedin_article'],
    ['de.linkedin.com', '/posts/anne-1', 'linkedin_post'],
    ['discord.com', '/channels/1/2/3', 'discord_message'],
    ['github.com', '/anne/flag', 'github_repo'],
    ['github.com', '/anne', null],
    ['example.org', '/pictures/doubloon.PNG', 'meme_image'],
    ['example.org', '/', null],
    // Addresses that only look like a platform's.
    ['x.com.example.org', '/anne/status/123', null],
    ['fakeyoutube.com', '/watch', null],
    ['xn--youtbe-yya.com', '/watch', null],
  ])('reads %s%s as %s', (host, path, type) => {
    expect(guessContentType({ host, path })).toBe(type);
    expect([null, ...CONTENT_TYPES.map(({ id }) => id)]).toContain(type);
  });
});
