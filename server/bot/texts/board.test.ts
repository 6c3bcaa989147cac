import { expect, it } from 'vitest';
import { messagesIn } from '#rules/messages/messages.ts';
import { RANK } from './board.ts';

it('lists those who have points, also without a name', () => {
  const entry = (rank: number, displayName: string, totalLifetimePoints: number) => {
    const displayType = displayName === 'Anonymous User' ? 'other' : 'firstName';
    return { rank, userId: `${rank}`, displayName, displayType, totalLifetimePoints } as const;
  };
  const anne = entry(1, 'Anne <b>', 2.5);
  const nobody = entry(2, 'Anonymous User', 1);
  const idle = entry(3, 'Anonymous User', 0);
  const top = (...entries: (typeof anne)[]) =>
    RANK.top(messagesIn('en'), entries, idle, 'https://deck.example').html;
  expect(top(anne, nobody, idle).split('\n')).toEqual([
    '<b>The top ten, by lifetime points</b>',
    '1. Anne &lt;b&gt; · 2.5 points',
    '2. <i>a member without a name</i> · 1 point',
    '…',
    '<b>3. <i>a member without a name</i> · 0 points</b>',
  ]);
  expect(top(idle)).toContain('Nobody yet: /gm makes you the first.');
});
