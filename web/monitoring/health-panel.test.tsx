import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SystemHealth } from '#contract/site/health.ts';
import { NowProvider } from '#web/shell/now.tsx';
import { ChainText, poolText, WitnessesText } from './health-panel.tsx';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const AN_HOUR_AGO = '2026-03-04T11:00:00Z';

it.each([
  ['no_wallet', null, 'a part of the wallet’s balance, but no wallet is configured'],
  ['waits', '2026-03-01', 'the week of 2026-03-01 waits until the wallet’s balance can be read'],
  [
    'unread',
    '2026-03-01',
    'the balance could not be read for the week of 2026-03-01, and counted as 0',
  ],
  ['read', '2026-03-01', 'the balance was read for the week of 2026-03-01'],
  ['not_yet', null, 'a part of the wallet’s balance, which no week has needed yet'],
] as const)('the row Pool says %s', (state, week, text) => {
  expect(poolText({ status: 'ok', state, week })).toBe(text);
});

describe('the text of the row Blocks', () => {
  const read: SystemHealth['chain'] = {
    configured: true,
    status: 'ok',
    height: 12_345,
    sourceHeight: 12_345,
    readAt: AN_HOUR_AGO,
    halted: false,
  };
  const unread = { ...read, status: 'unknown', height: null, sourceHeight: null } as const;

  it.each([
    ['of all blocks', {}, 'at block 12,345, last read whole 1 hour ago'],
    [
      'of all blocks but never the whole',
      { readAt: null },
      'at block 12,345, never read whole yet',
    ],
    ['of a source that is behind', { sourceHeight: 12_344 }, 'at block 12,345, last read whole'],
    [
      'behind, with the time, however few blocks are missing',
      { sourceHeight: 12_346 },
      'behind: block 12,345 of 12,346, last read whole 1 hour ago',
    ],
    [
      'behind since the start',
      { sourceHeight: 13_000, readAt: null },
      'behind: block 12,345 of 13,000, never read whole yet',
    ],
    ['before the first block', { ...unread, readAt: null }, 'not read yet'],
    [
      'while nobody can know',
      { ...unread, readAt: null, halted: null },
      'unknown while the database is unreachable',
    ],
    ['while it is halted', { halted: true }, 'halted after a deep reorganisation'],
    [
      'without a chain',
      { ...unread, configured: false, status: 'off', readAt: null, halted: null },
      'no chain is followed',
    ],
  ] as const)('says how far it is: %s', (_, chain, text) => {
    const html = renderToStaticMarkup(
      <NowProvider nowMs={NOW_MS}>
        <ChainText chain={{ ...read, ...chain }} />
      </NowProvider>,
    );
    expect(html.replace(/<[^>]*>/g, '').startsWith(text)).toBe(true);
  });
});

it.each([
  [{ status: 'off' }, 'no witness is configured'],
  [{ status: 'unknown' }, 'unknown while the database is unreachable'],
  [{ status: 'warning' }, 'none has cosigned yet'],
  [
    { size: 1_234, cosignedAt: AN_HOUR_AGO, names: ['a.example/w', 'b.example/w'] },
    'a.example/w, b.example/w cosigned 1,234 leaves 1 hour ago',
  ],
] as const)('the row of witnesses, %j, says %s', (change, text) => {
  const none = { status: 'ok', size: null, cosignedAt: null } as const;
  const witnesses = { ...none, ...change, names: 'names' in change ? [...change.names] : [] };
  const page = renderToStaticMarkup(
    <NowProvider nowMs={NOW_MS}>
      <WitnessesText witnesses={witnesses} />
    </NowProvider>,
  );
  expect(page.replace(/<[^>]*>/g, '')).toBe(text);
});
