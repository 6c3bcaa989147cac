import { describe, expect, it } from 'vitest';
import { messagesIn } from '../messages/messages.ts';
import { planNotice, quotaNotice } from './notices.ts';

describe('quotaNotice', () => {
  it.each<[number, number | null, string[], string | null]>([
    [0, 1000, [], null],
    [799, 1000, [], null],
    [800, 1000, [], 'webhooks_80'],
    [999, 1000, [], 'webhooks_80'],
    [1000, 1000, [], 'webhooks_100'],
    [1001, 1000, [], 'webhooks_100'],
    [999, 1000, ['webhooks_80'], null],
    [1000, 1000, ['webhooks_80'], 'webhooks_100'],
    [1000, 1000, ['webhooks_100'], null],
    [900, 1000, ['webhooks_100'], null],
    [1000, 1000, ['quota_80', 'quota_100'], 'webhooks_100'],
    [1_000_000, null, [], null],
  ])('of %i of %s, told %j, is %s', (used, limit, told, due) => {
    expect(quotaNotice('webhooks', { used, limit, told })).toBe(due);
  });

  it('says what it is about', () => {
    const month = { used: 8, limit: 10, told: ['webhooks_80'] };
    expect(quotaNotice('apiRequests', month)).toBe('quota_80');
  });
});

describe('planNotice', () => {
  it('is valid HTML, whatever the plan and the page are called', () => {
    const html = planNotice(messagesIn('en'), {
      kind: 'webhooks_100',
      aboutMs: 0,
      plan: '<Pro>',
      pageUrl: 'https://deck.example.org/?a=1&b=2',
    });
    expect(html).toContain('of your &lt;Pro&gt; developer plan');
    expect(html.split('\n')).toHaveLength(2);
    expect(html).toContain('a=1&amp;b=2');
  });
});
