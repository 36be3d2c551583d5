import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  isSpanContextValid,
  trace,
} from '@opentelemetry/api';

/** What is told of a span: words and numbers of our own making, never a value that somebody sent. */
export type SpanFacts = Record<string, string | number>;

/**
 * `server` and `consumer` spans may begin a trace; the others exist only below one. `parent` is a `traceparent` (W3C
 * Trace Context) that came with a request or a job; without it the span in force is the parent.
 */
export interface SpanOf {
  name: string;
  kind: 'server' | 'consumer' | 'client' | 'producer' | 'internal';
  facts?: SpanFacts;
  parent?: string | null | undefined;
}

export interface OpenSpan {
  /** Runs the work, with everything that it starts, within the span. */
  run<Result>(work: () => Result): Result;
  tell(facts: SpanFacts): void;
  rename(name: string): void;
  /** `code` is a word of ours or of the network. */
  fail(code: string): void;
  end(): void;
}

const KINDS = {
  server: SpanKind.SERVER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  internal: SpanKind.INTERNAL,
};
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

const inForce = new AsyncLocalStorage<Context>();
let tracer: Tracer | null = null;

/** From now on spans are made by this tracer; null: none are made, at the price of one comparison each. */
export function traceBy(next: Tracer | null): void {
  tracer = next;
}

/** The span in force as others take it over (`traceparent`); undefined where there is none. */
export function traceparentInForce(): string | undefined {
  const span = tracer && spanInForce();
  if (!span) return undefined;
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}

/** The trace in force, for the lines of the log. */
export function traceIdInForce(): string | undefined {
  return tracer ? spanInForce()?.spanContext().traceId : undefined;
}

/** Begins a span, to be ended by the caller; null where none is to be made. */
export function startSpan({ name, kind, facts = {}, parent }: SpanOf): OpenSpan | null {
  if (!tracer) return null;
  const above = contextOf(parent) ?? inForce.getStore();
  if (!above && kind !== 'server' && kind !== 'consumer') return null;
  const context = above ?? ROOT_CONTEXT;
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, context);
  return {
    run: (work) => inForce.run(trace.setSpan(context, span), work),
    tell: (more) => void span.setAttributes(more),
    rename: (next) => void span.updateName(next),
    fail: (code) => void span.setAttributes({ 'error.type': code }).setStatus({ code: SpanStatusCode.ERROR }),
    end: () => span.end(),
  };
}

/** Runs the work as a span; what it throws is told by its code only, as messages may quote values. */
export function inSpan<Result>(of: SpanOf, work: (span: OpenSpan | null) => Promise<Result>): Promise<Result> {
  const span = startSpan(of);
  return span ? within(span, work) : work(null);
}

async function within<Result>(span: OpenSpan, work: (span: OpenSpan) => Promise<Result>): Promise<Result> {
  try {
    return await span.run(() => work(span));
  } catch (error) {
    span.fail(codeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

function spanInForce(): Span | undefined {
  const context = inForce.getStore();
  return context && trace.getSpan(context);
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
