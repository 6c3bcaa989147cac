import fc from 'fast-check';
import { expect, it } from 'vitest';
import { messagesIn } from '../messages/messages.ts';
import { TELEGRAM_MESSAGE_MAX_LENGTH } from '../telegram-html.ts';
import { submissionNotice } from './notice.ts';
import { approvalComment, EMPTY_REJECT_REASON, ratingComment } from './review.ts';

// fast-check's own unit for all of Unicode takes a second to set up.
const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

const m = messagesIn('en');

const APPROVED = {
  id: '7',
  status: 'approved',
  contentType: 'medium_article',
  title: 'On <rope>',
  points: 12,
  comment: 'Well & good',
} as const;

it('states outcome, submission, points and comment', () => {
  expect(submissionNotice(m, APPROVED)).toBe(
    '<b>Your submission was approved.</b>\n#7 · Medium Article: On &lt;rope&gt;\nPoints awarded: <b>12</b>\nComment: Well &amp; good',
  );
});

it('states no points if none were awarded, and leaves out missing parts', () => {
  expect(submissionNotice(m, { ...APPROVED, status: 'rejected', title: null })).toBe(
    '<b>Your submission was rejected.</b>\n#7 · Medium Article\nReason: Well &amp; good',
  );
  expect(submissionNotice(m, { ...APPROVED, title: ' ', comment: ' ' })).toBe(
    '<b>Your submission was approved.</b>\n#7 · Medium Article\nPoints awarded: <b>12</b>',
  );
});

it('names the kind of content in the language', () => {
  expect(submissionNotice(messagesIn('de'), { ...APPROVED, status: 'rejected', title: null })).toBe(
    '<b>Deine Einreichung wurde abgelehnt.</b>\n#7 · Medium-Artikel\nGrund: Well &amp; good',
  );
});

it.each([
  [approvalComment(12), '12 Punkte für guten Inhalt.'],
  [approvalComment(1), '1 Punkt für guten Inhalt.'],
  [ratingComment(3), 'Bewertung geändert: 3 Punkte.'],
  [EMPTY_REJECT_REASON, 'Der Inhalt genügt den Ansprüchen nicht.'],
  [
    'Awarded 12 points for quality content. Well done!',
    'Awarded 12 points for quality content. Well done!',
  ],
])('says the comment %j in the language only if it is a default one', (comment, said) => {
  const german = submissionNotice(messagesIn('de'), { ...APPROVED, comment });
  expect(german).toContain(`Kommentar: ${said}`);
  expect(submissionNotice(m, { ...APPROVED, comment })).toContain(`Comment: ${comment}`);
});

it('always fits into a message', () => {
  const any = fc.string({ unit: character, maxLength: 1500 });
  fc.assert(
    fc.property(any, any, any, (title, comment, contentType) => {
      const html = submissionNotice(m, { ...APPROVED, title, comment, contentType });
      const text = html.replace(/<\/?b>/g, '').replace(/&(amp|lt|gt);/g, '.');
      expect(text.length).toBeLessThan(TELEGRAM_MESSAGE_MAX_LENGTH);
      expect(text).not.toMatch(/[<>&]/);
    }),
    { numRuns: 60 },
  );
});
