import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as posted; `role` is the process that created it, `facts` its attributes. */
export interface ReceivedSpan {
  role: string;
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string | null;
  facts: Record<string, unknown>;
  isError: boolean;
}

export interface TraceReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** Everything received, unchanged. */
  text(): string;
  headers: Record<string, unknown>[];
  stop(): Promise<void>;
}

interface Value {
  stringValue?: string;
  intValue?: number | string;
}

interface Posted {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] };
    scopeSpans: {
      spans: {
        name: string;
        kind: number;
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        attributes: { key: string; value: Value }[];
        status: { code: number };
      }[];
    }[];
  }[];
}

const factsOf = (attributes: { key: string; value: Value }[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

/** Receives traces as a collector does: OTLP over HTTP, as JSON. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const [texts, headers]: [string[], Record<string, unknown>[]] = [[], []];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      texts.push(text);
      headers.push({ url: request.url, ...request.headers });
      for (const { resource, scopeSpans } of (JSON.parse(text) as Posted).resourceSpans) {
        const role = factsOf(resource.attributes)['service.instance.role'] as string;
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
          const { name, kind, traceId, spanId, parentSpanId, attributes, status } = span;
          const ids = { traceId, spanId, parentSpanId: parentSpanId || null };
          spans.push({ role, name, kind, ...ids, facts: factsOf(attributes), isError: status.code === 2 });
        }
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers,
    text: () => texts.join('\n'),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
