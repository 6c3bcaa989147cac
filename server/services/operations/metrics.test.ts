import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createBoard } from '#server/services/board/board.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { createHealth } from './health.ts';
import { readMetrics, writeMetrics } from './metrics.ts';

const DOCUMENT = 'docs/operations.md';
const readText = (path: string) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const ALERTS = readText('deploy/prometheus/alerts.yml');
const DASHBOARD = readText('deploy/grafana/quarterdeck.json');

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
    const board = await createBoard(db, {
      now,
      poolUnits: 50_000_000_000n,
      thresholdHundredths: 500,
    });
    const read = () => {
      const health = createHealth({
        db,
        now,
        readWallet: null,
        followsChain: true,
        readPrice: null,
        makesBackups: false,
        hasFixedPrice: async () => false,
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

  it('has every metric that the alerts and the dashboard name', async () => {
    const { db } = database();
    const nowMs = Date.parse('2026-03-04T12:00:00Z');
    const now = () => nowMs;
    await sql`insert into members (telegram_id, created_at) values (7, now())`.execute(db);
    await sql`
      insert into jobs (name, started_at, succeeded_at, duration_ms)
      values ('chain', now(), now(), 1)`.execute(db);
    await sql`
      insert into chain_state (source_height, current_at, mempool) values (897, now(), 'complete')`.execute(
      db,
    );
    await sql`insert into chain_blocks (height, hash, time, txids) values (897, 'a', now(), '{}')`.execute(
      db,
    );
    await sql`insert into payout_outlook (needed, at) values (1, ${new Date(nowMs)})`.execute(db);
    await sql`insert into payouts (method, amount, created_at) values ('sendmany', 1, now())`.execute(
      db,
    );
    await sql`
      insert into faucet_payments (member_id, address, amount, created_at)
      select id, 'an address', 1, now() from members`.execute(db);
    await sql`
      insert into backups (made_at, file, bytes, took_ms, engine, schema_version)
      values (now(), 'a', 1, 1, 'postgres', '5')`.execute(db);
    const health = createHealth({
      db,
      now,
      readWallet: async () => ({
        height: 897,
        tipTimeMs: nowMs,
        isSyncing: false,
        balanceUnits: 1n,
      }),
      followsChain: true,
      readPrice: async () => ({ takenAtMs: nowMs }),
      makesBackups: true,
      hasFixedPrice: async () => false,
    });
    const board = await createBoard(db, {
      now,
      poolUnits: 50_000_000_000n,
      thresholdHundredths: 500,
    });
    const text = await readMetrics({ db, board, health });
    const exported = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    const named = ALERTS.concat(DASHBOARD).match(/\b(quarterdeck|process)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((name) => !exported.includes(name))).toEqual([]);
  });
});

it('has alerts that lead to a section of the operator’s document', () => {
  const sections = [...readText(DOCUMENT).matchAll(/^### (.+)$/gm)].map(
    ([, title]) => `${DOCUMENT}#${title?.toLowerCase().replaceAll(' ', '-')}`,
  );
  const rules = ALERTS.match(/- alert: /g) ?? [];
  const named = [...ALERTS.matchAll(/description: (.+)/g)].map(([, place]) => place ?? '');
  expect(named).toHaveLength(rules.length);
  expect(named.filter((place) => !sections.includes(place))).toEqual([]);
});
