import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span in the JSON of OpenTelemetry's protocol. */
export type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
};
type Sent = {
  resourceSpans: {
    resource: Pick<SentSpan, 'attributes'>;
    scopeSpans: { spans: SentSpan[] }[];
  }[];
};

/** A collector of traces, for one test. */
export async function openCollectorForTest() {
  const bodies: string[] = [];
  const sent = () => bodies.flatMap((body) => (JSON.parse(body) as Sent).resourceSpans); // // The format of the protocol.
  const collector = {
    /** Its address, as the operator sets it. */
    root: '',
    /** All bodies that it received, unchanged. */
    bodies,
    headers: [] as unknown[],
    /** It answers once `isOpen` resolves, with this status. */
    isOpen: Promise.resolve(),
    status: 200,
    resources: () => sent().map(({ resource }) => attributesOf(resource)),
    spans: () => sent().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    const { method, url, headers } = request;
    collector.headers.push([method, url, headers['x-key'], headers['content-type']]);
    await collector.isOpen;
    response.writeHead(collector.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  collector.root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on TCP.
  return collector;
}

export function attributesOf({ attributes }: Pick<SentSpan, 'attributes'>) {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );
}
