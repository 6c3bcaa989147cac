import { describe, expect, test } from 'vitest';
import { type CardFacts, cardStanding, RENEWAL_MS } from './card-standing.ts';

const FACTS: CardFacts = {
  status: 'active',
  periodStartMs: 1_000,
  periodEndMs: 9_000_000_000,
  isInvoicePaid: true,
  endedAtMs: null,
  isHeld: false,
  isPriceRight: true,
};

describe('a card subscription', () => {
  test.each<[string, Partial<CardFacts>, string | null, number]>([
    ['paid', {}, 'active', 9_000_000_000],
    ['renewed and not yet paid', { isInvoicePaid: false }, 'active', 1_000 + RENEWAL_MS],
    ['past due', { status: 'past_due', isInvoicePaid: false }, 'past_due', 1_000],
    ['unpaid', { status: 'unpaid' }, 'suspended', 1_000],
    ['paused', { status: 'paused' }, 'suspended', 1_000],
    ['of a word to come', { status: 'thinking' }, 'suspended', 1_000],
    ['given back', { isHeld: true }, 'suspended', 9_000_000_000],
    ['past due and given back', { status: 'past_due', isHeld: true }, 'suspended', 9_000_000_000],
    ['of another price', { isPriceRight: false }, 'suspended', 9_000_000_000],
    ['ended at once', { status: 'canceled', endedAtMs: 5_000 }, 'cancelled', 5_000],
    [
      'ended after its period',
      { status: 'canceled', endedAtMs: 9_000_000_001 },
      'cancelled',
      9_000_000_000,
    ],
    ['ended with its period', { status: 'canceled' }, 'cancelled', 9_000_000_000],
    ['never paid', { status: 'incomplete' }, null, 0],
    ['never paid and over', { status: 'incomplete_expired' }, null, 0],
  ])('%s', (_name, facts, status, expiresAtMs) => {
    const standing = cardStanding({ ...FACTS, ...facts });
    expect(standing).toEqual(status === null ? null : { status, expiresAtMs });
  });
});
