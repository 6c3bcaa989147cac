import { describe, expect, it } from 'vitest';
import { writeMetrics } from './metrics.ts';

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
          // More digits than a float holds.
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
