import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBoard } from '#server/services/board/board.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { createHealth } from './health.ts';
import { readMetrics, writeMetrics } from './metrics.ts';

describe('writeMetrics', () => {
  it('writes Prometheus’s text format', () => {
    const text = writeMetrics([
      {
        name: 'a_total',
        help: 'How many.\nAnd \\ why.',
        type: 'counter',
        samples: [
          { value: 0.25 },
          { labels: { job: 'a "b" \\ c\nd', other: 'x' }, value: 3 },
          { labels: {}, value: true },
          { value: false },
          // More digits than a float can hold.
          { value: '9999999999.12345678' },
        ],
      },
      { name: 'b', help: 'Nothing known.', type: 'gauge', samples: [] },
      { name: 'c', help: 'Last.', type: 'gauge', samples: [{ value: 0 }] },
    ]);
    expect(text).toBe(
      [
        '# HELP a_total How many.\\nAnd \\\\ why.',
        '# TYPE a_total counter',
        'a_total 0.25',
        'a_total{job="a \\"b\\" \\\\ c\\nd",other="x"} 3',
        'a_total 1',
        'a_total 0',
        'a_total 9999999999.12345678',
        '# HELP c Last.',
        '# TYPE c gauge',
        'c 0',
        '',
      ].join('\n'),
    );
  });

  it('writes nothing for nothing', () => {
    expect(writeMetrics([])).toBe('');
  });
});

describeOnPostgres('readMetrics', (database) => {
  it('has the age of the last whole read of the chain, and none before that', async () => {
    const { db } = database();
    const nowMs = Date.parse('2026-03-04T12:00:00Z');
    const now = () => nowMs;
    const board = await createBoard(db, { now, thresholdHundredths: 500 });
    const read = () => {
      const health = createHealth({
        db,
        now,
        readWallet: null,
        followsChain: true,
        readPrice: null,
        makesBackups: false,
        hasFixedPrice: false,
      });
      return readMetrics({ db, board, health });
    };
    const NAME = 'quarterdeck_chain_read_age_seconds';
    expect(await read()).not.toContain(NAME);
    await sql`insert into chain_state (source_height, mempool) values (897, 'partial')`.execute(db);
    await sql`insert into chain_blocks (height, hash, time, txids) values (897, 'a', now(), '{}')`.execute(
      db,
    );
    expect(await read()).toContain('quarterdeck_chain_height 897');
    expect(await read()).not.toContain(NAME);
    const readAt = new Date(nowMs - 90_000).toISOString();
    await sql`update chain_state set current_at = ${readAt}::timestamptz`.execute(db);
    expect(await read()).toContain(`\n${NAME} 90\n`);
  });
});
