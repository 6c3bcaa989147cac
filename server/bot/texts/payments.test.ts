import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatAmount, MAX_UNITS } from '#rules/amounts.ts';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { messagesIn } from '#rules/messages/messages.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import { TIP_STATES } from '#rules/tips/tips.ts';
import type { Tip } from '#server/services/tips/rows.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';
import { PAYER } from './payer.ts';
import { amountText } from './texts.ts';
import { TIP_SCREENS } from './tips.ts';

const SITE = {
  coin: JUNKCOIN_ON.test,
  publicUrl: 'https://deck.example',
  username: 'quarterdeck_bot',
  pageOf: (txid: string) => `https://explorer.example/tx/${txid}`,
  nowMs: Date.parse('2026-03-04T12:00:00Z'),
};
const units = fc.bigInt({ min: 1n, max: MAX_UNITS });
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const aTip = fc.record({ units, due: units, payer: name, payee: name, note: name }).map(
  ({ payer, payee, ...given }): Tip => ({
    ...given,
    id: 'a'.repeat(22),
    payer: { memberId: 1n, telegramId: '11', name: payer, username: null },
    payee: { memberId: 2n, telegramId: '12', name: payee, username: null },
    number: 1n,
    confirmations: 0,
    eventId: null,
    createdAtMs: SITE.nowMs,
    chatId: '-100',
    topicId: null,
    postId: null,
    dollars: null,
    state: 'open',
    address: 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86',
    movedFrom: null,
    txid: 'ab'.repeat(32),
    isNoteGiven: true,
    isOpening: false,
    wasSeen: false,
    expiresAtMs: SITE.nowMs + 3_600_000,
  }),
);

/** The parts of a message that people pay, copy or press. */
function exactParts({ html, qr, buttons = [] }: ReturnType<typeof PAYER.ask>) {
  const codes = html.match(/<code>.*?<\/code>/g) ?? [];
  return { codes, qr, buttons: buttons.flat().map(({ text: _text, ...does }) => does) };
}

it('asks for the same payment in every language, byte for byte', () => {
  fc.assert(
    fc.property(aTip, (tip) => {
      const english = messagesIn('en');
      for (const language of LANGUAGES) {
        const m = messagesIn(language);
        for (const show of [PAYER.ask, PAYER.details, PAYER.lost, PAYER.moved]) {
          const moved = { ...tip, movedFrom: 'mvb9vTBEgLyHcMPwtZVNzsGbyCzyEeXtKS' };
          expect(exactParts(show(m, moved, SITE))).toEqual(exactParts(show(english, moved, SITE)));
        }
        const details = PAYER.details(m, tip, SITE);
        expect(exactParts(details).codes).toEqual([
          `<code>${formatAmount(tip.due ?? 0n)}</code>`,
          `<code>${tip.address}</code>`,
        ]);
        const [[pay] = []] = TIP_SCREENS.group(m, tip, SITE).buttons ?? [];
        expect(pay?.text).toContain(formatAmount(tip.units));
      }
    }),
  );
});

it('escapes names and notes, and keeps the marks of English, in every language and state', () => {
  const tags = (html: string) => (html.match(/<\/?\w+/g) ?? []).sort();
  fc.assert(
    fc.property(aTip, fc.constantFrom(...TIP_STATES), (given, state) => {
      const hostile = '<a href="https://evil.example">&';
      const tip = { ...given, state, payer: { ...given.payer, name: hostile }, note: hostile };
      const english = messagesIn('en');
      for (const language of LANGUAGES) {
        const m = messagesIn(language);
        for (const screen of [TIP_SCREENS.group, TIP_SCREENS.payee, PAYER.state]) {
          const { html } = screen(m, tip, SITE);
          expect(html).not.toContain(hostile);
          expect(tags(html)).toEqual(tags(screen(english, tip, SITE).html));
        }
        const group = TIP_SCREENS.group(m, tip, SITE).html;
        if (state === 'open') expect(group).toContain(escapeHtml(hostile));
      }
    }),
  );
});

it('writes amounts for reading exactly, with all their decimals', () => {
  fc.assert(
    fc.property(units, (amount) => {
      for (const language of LANGUAGES) {
        const digits = amountText(messagesIn(language), amount, '').replace(/\D/g, '');
        expect(digits).toBe(formatAmount(amount).replace('.', ''));
      }
    }),
  );
});
