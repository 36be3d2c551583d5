import type { GraphQLDataSource } from '@apollo/gateway';
import { type SpanOf, inSpan } from '#kit/process/trace/span.js';

/** A subgraph; a remote one holds connections until it is closed. */
export type Source = GraphQLDataSource & { close?(): Promise<void> };

/** Measures each fetch as a span of the request's trace. */
export function traced(span: SpanOf, source: Source): Source {
  const { close } = source;
  return { process: (options) => inSpan(span, () => source.process(options)), ...(close && { close }) };
}
