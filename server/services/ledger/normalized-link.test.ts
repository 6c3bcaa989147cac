import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLink } from '#server/testing/links.ts';
import { normalizedLink } from './normalized-link.ts';

describe('normalized links', () => {
  it.each([
    [
      'youtube:dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ?si=abc&t=10',
      'http://m.youtube.com/watch?feature=share&v=dQw4w9WgXcQ',
      'https://youtube.com/shorts/dQw4w9WgXcQ?utm_source=x',
      'https://www.youtube.com/live/dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
      'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    [
      'x:1700000000000000001',
      'https://x.com/jolly/status/1700000000000000001',
      'https://twitter.com/roger/status/1700000000000000001?s=20&t=abc',
      'https://mobile.twitter.com/jolly/status/1700000000000000001/photo/1',
      'https://x.com/i/web/status/1700000000000000001',
      'https://x.com/i/status/1700000000000000001',
      'https://fxtwitter.com/jolly/status/1700000000000000001',
    ],
    [
      'tiktok:7300000000000000001',
      'https://www.tiktok.com/@jolly/video/7300000000000000001?is_from_webapp=1&sender_device=pc',
      'https://m.tiktok.com/@other/video/7300000000000000001/',
    ],
    [
      'instagram:CxYz_-12345',
      'https://www.instagram.com/p/CxYz_-12345/?igsh=abc',
      'https://instagram.com/reel/CxYz_-12345',
      'https://instagram.com/jolly/reel/CxYz_-12345/',
    ],
    [
      'reddit:1abc2d',
      'https://www.reddit.com/r/junkcoin/comments/1abc2d/a_title/?utm_source=share',
      'https://old.reddit.com/r/junkcoin/comments/1ABC2D',
      'https://redd.it/1abc2d',
      'https://np.reddit.com/r/junkcoin/comments/1abc2d',
    ],
    [
      'medium:0123456789ab',
      'https://medium.com/@jolly/a-tale-0123456789ab',
      'https://jolly.medium.com/another-title-0123456789ab?source=friends_link',
    ],
    [
      'linkedin:7100000000000000001',
      'https://www.linkedin.com/posts/jolly_tale-activity-7100000000000000001-abcd?trk=public',
      'https://linkedin.com/feed/update/urn:li:activity:7100000000000000001/',
      'https://de.linkedin.com/posts/jolly_tale-activity-7100000000000000001-abcd',
    ],
    [
      'discord:1200000000000000003',
      'https://discord.com/channels/1200000000000000001/1200000000000000002/1200000000000000003',
      'https://discordapp.com/channels/1200000000000000001/1200000000000000002/1200000000000000003/',
      'https://ptb.discord.com/channels/@me/1200000000000000002/1200000000000000003',
    ],
    [
      'github:junk/tray',
      'https://github.com/Junk/Tray',
      'https://www.github.com/junk/tray.git',
      'https://github.com/junk/tray/#readme',
    ],
    [
      'blog.example/a?id=2&x=1',
      'https://BLOG.example/a/?x=1&id=2&utm_campaign=z#part',
      'http://www.blog.example./a?id=2&x=1&fbclid=1',
    ],
  ])('are %s', (key, ...links) => {
    expect(links.map(normalizedLink)).toEqual(links.map(() => key));
  });

  it.each([
    ['https://x.com/jolly/status/1', 'https://x.com/jolly/status/2'],
    ['https://x.com/jolly', 'https://x.com/roger'],
    ['https://www.youtube.com/watch?v=aaaaaaaaaaa', 'https://www.youtube.com/watch?v=bbbbbbbbbbb'],
    ['https://www.youtube.com/watch', 'https://www.youtube.com/'],
    ['https://github.com/junk/tray', 'https://github.com/junk/tray/pull/1'],
    ['https://blog.example/a?id=1', 'https://blog.example/a?id=2'],
    ['https://blog.example/A', 'https://blog.example/a'],
    ['https://notx.com/jolly/status/1', 'https://x.com/jolly/status/1'],
    ['https://tiktok.com/@a/video/7', 'https://instagram.com/p/7'],
    ['https://vm.tiktok.com/ZMabc', 'https://tiktok.com/ZMabc'],
    ['https://de.blog.example/a', 'https://blog.example/a'],
    ['https://discord.com/channels/1/2', 'https://discord.com/channels/1/3'],
  ])('differ for %s and %s', (one, other) => {
    expect(normalizedLink(one)).not.toBe(normalizedLink(other));
  });

  it.each([
    'https://blog.example/a?id=%00',
    'https://blog.example/a?%00',
    'https://www.youtube.com/watch?v=%00',
  ])('can be stored in a database: %s', (link) => {
    expect(normalizedLink(link)).toMatch(/^[^\0]+$/);
  });

  it.each(['', 'no link', 'javascript:alert(1)', 'ftp://example.com/a', 'https://'])(
    'are null for %j',
    (text) => {
      expect(normalizedLink(text)).toBeNull();
    },
  );

  it('do not depend on tracking, fragment or case of the host', () => {
    fc.assert(
      fc.property(anyLink, (link) => {
        const { protocol, host, pathname, search } = new URL(link);
        const spelled = new URL(`${protocol}//${host.toUpperCase()}${pathname}${search}`);
        // In the spelling of `searchParams`, which is another spelling of the same query.
        spelled.searchParams.append('x', '');
        spelled.searchParams.delete('x');
        const tracked = new URL(spelled);
        tracked.searchParams.append('utm_source', 'share');
        tracked.hash = 'elsewhere';
        expect(normalizedLink(tracked.href)).toBe(normalizedLink(spelled.href));
      }),
    );
  });
});
