import { context } from '@opentelemetry/api';
import type { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { z } from 'zod';
import { urlOf } from '../config.js';
import type { Log } from '../log.js';
import { traceBy } from './span.js';

const address = urlOf('http', 'https').transform((text) => text.replace(/\/+$/, ''));

/** Settings of tracing (OTLP over HTTP); without an endpoint it is off. */
export const TRACES_SHAPE = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform((text) => text.split(',').map((pair) => pair.split(/=(.*)/s, 2).map((part) => part.trim())))
    .refine((pairs) => pairs.every(([name, value]) => name && value), 'must be comma-separated name=value pairs')
    .transform((pairs) => Object.fromEntries(pairs) as Record<string, string>)
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

const LAST_SPANS_MS = 3_000;
const WARN_EVERY_MS = 60_000;

/**
 * Starts tracing: exports spans in batches in the background and drops those that can't be exported. `role` names the
 * process. Returns a stop function, which exports remaining spans for up to three seconds.
 */
export async function openTraces(
  settings: z.infer<z.ZodObject<typeof TRACES_SHAPE>>,
  role: string,
  log: Log,
): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = settings;
  if (!endpoint) return async () => undefined;
  const sdk = await import('@opentelemetry/sdk-trace-node');
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  const otlp = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: 5_000 });
  let warnedAt = 0;
  const exporter: InstanceType<typeof OTLPTraceExporter> = Object.create(otlp);
  exporter.export = (spans, done) =>
    otlp.export(spans, (result) => {
      if (result.error && Date.now() - warnedAt > WARN_EVERY_MS) {
        warnedAt = Date.now();
        log.warn({ err: result.error }, 'traces.not_posted');
      }
      done(result);
    });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceOf({ 'service.name': 'guest-screening', 'service.instance.role': role }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000 })],
  });
  // Not registered globally: packages that use a global tracer would record documents and messages.
  traceBy(provider.getTracer('guest-screening'));
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return async () => {
    traceBy(null);
    context.disable();
    const late = new Promise<void>((resolve) => setTimeout(resolve, LAST_SPANS_MS).unref());
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
  };
}

type Resource = NonNullable<NonNullable<ConstructorParameters<typeof NodeTracerProvider>[0]>['resource']>;

/** A resource that describes the process and nothing about its machine. */
function resourceOf(attributes: Record<string, string>): Resource {
  const resource: Resource = {
    attributes,
    merge: (other) =>
      other ? resourceOf({ ...attributes, ...(other.attributes as Record<string, string>) }) : resource,
    getRawAttributes: () => Object.entries(attributes),
  };
  return resource;
}
