import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  context,
  isSpanContextValid,
  trace,
} from '@opentelemetry/api';

/**
 * `SERVER` and `CONSUMER` spans can start a trace; others only exist within one. `parent` is the `traceparent` (W3C Trace
 * Context) of a request or job; defaults to the current span. `attributes` are our own words and numbers, never input
 * values.
 */
export interface SpanOf {
  name: string;
  kind: SpanKind;
  attributes?: Attributes;
  parent?: string | null | undefined;
}

const BEGINNING: readonly SpanKind[] = [SpanKind.SERVER, SpanKind.CONSUMER];

// Done without the API's propagator, which would bring a second copy of most of its packages.
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

let tracer: Tracer | null = null;

/** Sets the tracer; null turns tracing off, at the cost of one comparison per span. */
export function traceBy(next: Tracer | null): void {
  tracer = next;
}

/** The current span as a `traceparent` header; undefined if there is none. */
export function traceparentInForce(): string | undefined {
  const span = tracer && trace.getActiveSpan();
  if (!span) return undefined;
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** The current trace, for log lines. */
export function traceIdInForce(): string | undefined {
  return tracer ? trace.getActiveSpan()?.spanContext().traceId : undefined;
}

/** Starts a span, which the caller must end; null if tracing is off. */
export function startSpan({ name, kind, attributes = {}, parent }: SpanOf): Span | null {
  if (!tracer) return null;
  const above = contextOf(parent) ?? context.active();
  if (!trace.getSpanContext(above) && !BEGINNING.includes(kind)) return null;
  return tracer.startSpan(name, { kind, attributes }, above);
}

/** Runs work, including everything it starts, within the span. */
export function runWithin<Result>(span: Span, work: () => Result): Result {
  return context.with(trace.setSpan(context.active(), span), work);
}

/** `code` is one of our codes or a network error code. */
export function failSpan(span: Span | null, code: string): void {
  span?.setAttribute('error.type', code).setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work in a span. Errors are recorded by code only, as messages may quote values. */
export function inSpan<Result>(of: SpanOf, work: (span: Span | null) => Promise<Result>): Promise<Result> {
  const span = startSpan(of);
  return span ? runWithin(span, () => ended(span, work)) : work(null);
}

async function ended<Result>(span: Span, work: (span: Span) => Promise<Result>): Promise<Result> {
  try {
    return await work(span);
  } catch (error) {
    failSpan(span, codeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

function contextOf(traceparent: string | null | undefined): Context | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return undefined;
  const above = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(above) ? trace.setSpanContext(ROOT_CONTEXT, above) : undefined;
}

function codeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : typeof name === 'string' ? name : 'unknown';
}
