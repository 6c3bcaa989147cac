import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messagesIn } from '../messages/messages.ts';
import { API_KEY_PERMISSIONS } from '../permissions.ts';
import { TELEGRAM_MESSAGE_MAX_LENGTH } from '../telegram-html.ts';
import { appName, appNotification, consentQuestion, paymentQuestion } from './messages.ts';

const m = messagesIn('en');
const permissions = API_KEY_PERMISSIONS.map(({ id }) => id);
// Covers the same characters as fast-check's unit 'binary', which takes a second of CPU time to set up.
const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
const text = fc.string({ unit: anyCharacter, maxLength: 1000 });
const TAGS = /<\/?(b|code)>/g;

/** True if nothing is left that Telegram's parser would reject, or show as formatting that we did not write. */
function isClean(html: string): boolean {
  const rest = html.replace(TAGS, '');
  return !/[<>]/.test(rest) && !/&(?!(amp|lt|gt);)/.test(rest);
}

describe('messages of apps', () => {
  it('describe each permission in plain words', () => {
    const html = consentQuestion(m, { name: 'Map', developer: 'Anne' }, permissions);
    expect(html.startsWith('<b>Map</b> by Anne wants to:\n• ')).toBe(true);
    for (const id of permissions) expect(html).toContain(`• ${m[`bot_consent_${id}`]()}`);
    expect(html).toContain('You can withdraw this at any time.');
  });

  it('escape whatever apps write, and are never too long', () => {
    fc.assert(
      fc.property(text, text, text, (name, developer, words) => {
        const app = { name, developer };
        const request = {
          dueUnits: 500_000_001n,
          address: '7TQmVgQRmcenVEJegaYgXAZDbDN8CKQtYK',
          memo: words,
          coinSymbol: 'JKC',
          coinUriScheme: 'junkcoin',
          expiresAt: '2026-03-04T12:00:00.000Z',
        };
        for (const html of [
          consentQuestion(m, app, permissions),
          paymentQuestion(m, app, request),
          appNotification(m, app, words),
        ]) {
          expect(isClean(html)).toBe(true);
          expect(html.replace(TAGS, '').replace(/&\w+;/g, '&').length).toBeLessThan(
            TELEGRAM_MESSAGE_MAX_LENGTH,
          );
        }
      }),
    );
  });

  it.each([
    ['a name that is turned around', 'Map\u202egnp', 'Mapgnp'],
    ['a name of nothing that shows', '\u200b ', 'An app without a name'],
    ['a name of two lines', 'Map\nOfficial', 'Map Official'],
  ])('clean %s', (_, name, shown) => {
    expect(appName(m, { name, developer: 'Anne' })).toBe(shown);
  });

  it('keep the lines of a notification', () => {
    const html = appNotification(m, { name: 'Map', developer: 'Anne' }, 'a\nb\u202ec');
    expect(html).toBe('<b>Map</b> (app) writes:\na\nbc');
  });

  it('state the exact amount to pay', () => {
    const html = paymentQuestion(
      m,
      { name: 'Map', developer: 'Anne' },
      {
        dueUnits: 500_000_001n,
        address: '7TQ',
        memo: '',
        coinSymbol: 'DOGE',
        coinUriScheme: 'dogecoin',
        expiresAt: '2026-03-04T12:34:56.000Z',
      },
    );
    expect(html).toContain('<b>5.00000001 DOGE</b>');
    expect(html).toContain('<code>dogecoin:7TQ?amount=5.00000001</code>');
    expect(html).toContain('Until 2026-03-04 12:34 UTC.');
    expect(html).not.toContain('For:');
  });
});
