import { expect, it } from 'vitest';
import type { PointEntry } from '#contract/creator/dashboard.ts';
import { messagesIn } from '#rules/messages/messages.ts';
import { WEEK } from './week.ts';

const ENTRY: PointEntry = {
  ...{ id: '1', at: '2026-03-04T12:00:00Z', week: '2026-03-08', rule: 'gm' },
  ...{
    points: 1,
    fullPoints: 1,
    cut: null,
    limit: null,
    about: null,
    deed: null,
    amount: null,
    name: null,
    isCorrection: false,
  },
};

it.each<[Partial<PointEntry>, string]>([
  [{}, '4 Mar · /gm · <b>+1 point</b>'],
  [{ points: 0, cut: 'cooldown' }, '4 Mar · /gm · <b>no points</b>: it counts once in 24 hours'],
  [
    {
      rule: 'tip',
      about: 'Tip of JKC 25 to <Bob>',
      points: 0,
      cut: 'daily_tip_limit',
      limit: '10',
    },
    '4 Mar · Tip, Tip of JKC 25 to &lt;Bob&gt; · <b>no points</b>: only 10 tips a day earn',
  ],
  [
    { points: 0.5, cut: 'daily_activity_cap', limit: '20' },
    "4 Mar · /gm · <b>+0.5 points</b>: the rest is above the day's limit of 20",
  ],
  [
    { points: 0, cut: 'daily_activity_cap', limit: '20' },
    "4 Mar · /gm · <b>no points</b>: the day's limit of 20 points was reached",
  ],
  [
    { at: '2026-03-31T23:59:59Z', rule: 'first_tip_undone', points: -3 },
    '31 Mar · First tip taken back · <b>−3 points</b>',
  ],
])('tells an entry of the ledger in words: %o', (change, line) => {
  const { html } = WEEK.entries(
    messagesIn('en'),
    [{ ...ENTRY, ...change }],
    'https://deck.example',
  );
  expect(html.split('\n')[1]).toBe(line);
});
