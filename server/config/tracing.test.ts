import { describe, expect, it } from 'vitest';
import { read } from '#server/testing/config/readings.ts';

describe('readConfig, of traces', () => {
  it('sends no token of a collector over plain http, and repeats none', () => {
    const here = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    const cases: [Record<string, string>, RegExp][] = [
      [
        { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_EXPORTER_OTLP_HEADERS: 'a=s3cret' },
        /^OTEL_EXPORTER_OTLP_ENDPOINT: must be https/,
      ],
      [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'c:4318' }, /^OTEL_EXPORTER_OTLP_ENDPOINT: must be/],
      ...['s3cret', '=s3cret', 'a=s3cret,b', 'a b=s3cret', 'a=s3cret%', 'a=s3cret%0D'].map(
        (text): [Record<string, string>, RegExp] => [
          { ...here, OTEL_EXPORTER_OTLP_HEADERS: text },
          /^OTEL_EXPORTER_OTLP_HEADERS: must be name=value/,
        ],
      ),
      [{ ...here, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /^OTEL_EXPORTER_OTLP_PROTOCOL: must/],
      [{ ...here, OTEL_TRACES_SAMPLER: 'some' }, /^OTEL_TRACES_SAMPLER: must be one of/],
      ...['1.1', '-0.1', '0.1.1', 'half'].map((text): [Record<string, string>, RegExp] => [
        { ...here, OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: text },
        /^OTEL_TRACES_SAMPLER_ARG: must be a number from 0 to 1/,
      ]),
    ];
    for (const [environment, text] of cases) {
      expect(() => read(environment)).toThrow(text);
      expect(() => read(environment)).not.toThrow(/s3cret/);
    }
    expect(read({ ...here, OTEL_EXPORTER_OTLP_HEADERS: 'a=b' }).tracing?.headers).toEqual({
      a: 'b',
    });
  });
});
