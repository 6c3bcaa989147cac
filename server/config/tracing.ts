import { ConfigError, isHttpsOrLoopback, type ReadVariable, readOne, readUrl } from './values.ts';

export type TracingConfig = {
  /** The address to which spans are posted, in OpenTelemetry's protocol as JSON. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  /** The share of traces that is recorded, from 0 to 1. */
  sampleRatio: number;
};

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';
const HEADERS = 'OTEL_EXPORTER_OTLP_HEADERS';
const SAMPLER = 'OTEL_TRACES_SAMPLER';
/** The server starts every trace, so a parent has no effect. */
const SAMPLERS = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [
  name,
  `parentbased_${name}`,
]);

/** Reads OpenTelemetry's own variables that set the destination and the choice of traces; null if no address is set. */
export function readTracing(read: ReadVariable): TracingConfig | null {
  const root = readUrl(ENDPOINT, read(ENDPOINT));
  if (root === null) return null;
  const protocol = read('OTEL_EXPORTER_OTLP_PROTOCOL');
  if (protocol !== null) readOne('OTEL_EXPORTER_OTLP_PROTOCOL', protocol, ['http/json']);
  const headers = readHeaders(read(HEADERS));
  if (Object.keys(headers).length > 0 && !isHttpsOrLoopback(root)) {
    throw new ConfigError(`${ENDPOINT}: must be https, or on this machine, if ${HEADERS} is set`, [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_HEADERS',
    ]);
  }
  return {
    url: `${root}/v1/traces`,
    headers,
    serviceName: read('OTEL_SERVICE_NAME') ?? 'quarterdeck',
    sampleRatio: readRatio(read),
  };
}

// name=value,name=value; values are encoded as in an address.
function readHeaders(text: string | null): Record<string, string> {
  const pairs = (text ?? '').split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, name = '', value = ''] =
        /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
      const decoded = decode(value);
      // Not quoted: it may be a token.
      if (name === '' || decoded === null || !/^[\x20-\x7e]+$/.test(decoded)) {
        throw new ConfigError(`${HEADERS}: must be name=value, separated by commas`, [
          'OTEL_EXPORTER_OTLP_HEADERS',
        ]);
      }
      return [name.toLowerCase(), decoded];
    }),
  );
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function readRatio(read: ReadVariable): number {
  const sampler = readOne(SAMPLER, read(SAMPLER) ?? 'parentbased_always_on', SAMPLERS);
  if (sampler.endsWith('always_off')) return 0;
  const text = read(`${SAMPLER}_ARG`);
  if (sampler.endsWith('always_on') || text === null) return 1;
  const ratio = Number(text);
  if (!/^[0-9.]+$/.test(text) || !(ratio >= 0 && ratio <= 1)) {
    throw new ConfigError(`${SAMPLER}_ARG: must be a number from 0 to 1`, ['OTEL_TRACES_SAMPLER']);
  }
  return ratio;
}
