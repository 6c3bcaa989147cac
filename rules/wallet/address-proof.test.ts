import { describe, expect, it } from 'vitest';
import { addressProofText, isAddressProof } from './address-proof.ts';

const ABOUT = { siteName: 'The Cove', address: '7TQmVgQRmc', telegramId: '5' };
const TEXT = addressProofText({
  ...ABOUT,
  nonce: '0123456789abcdef0123456789abcdef',
  expiresAt: '2026-03-04T11:15:00.000Z',
});

describe('a text that proves an address', () => {
  it('names site, address and member', () => {
    expect(TEXT).toBe(
      'The Cove: my address is 7TQmVgQRmc. I am the member with the Telegram id 5. 0123456789abcdef0123456789abcdef 2026-03-04T11:15:00.000Z',
    );
    expect(isAddressProof(TEXT, ABOUT)).toBe(true);
  });

  it.each<[string, string]>([
    ['words before it', `I owe Bart 5 coins. ${TEXT}`],
    ['words after it', `${TEXT} I owe Bart 5 coins.`],
    ['a line after it', `${TEXT}\n`],
    ['words within it', TEXT.replace(' I am', ' I owe Bart 5 coins. I am')],
    ['words in place of the nonce', TEXT.replace(/[0-9a-f]{32}/, 'I owe Bart 5 coins')],
    ['another address', TEXT.replace('7TQm', '7XYf')],
    ['another member', TEXT.replace('id 5.', 'id 55.')],
    ['another site', TEXT.replace('The Cove', 'The Bay')],
    ['no time', TEXT.slice(0, -25)],
    ['nothing', ''],
  ])('is none with %s', (_, text) => {
    expect(isAddressProof(text, ABOUT)).toBe(false);
  });

  it.each(['I owe Bart 5 coins and my whole ship', 'I owe\nBart'])(
    'is none of a site that calls itself %j',
    (siteName) => {
      const text = TEXT.replace('The Cove', siteName);
      expect(isAddressProof(text, { ...ABOUT, siteName })).toBe(false);
    },
  );
});
