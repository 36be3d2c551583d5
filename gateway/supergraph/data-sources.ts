import { SpanKind } from '@opentelemetry/api';
import type { GraphQLDataSource } from '@apollo/gateway';
import type { GraphQLSchema } from 'graphql';
import { type Opening, forViewer } from '#kit/graph/for-viewer.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { signViewer } from '#kit/viewer/viewer-token.js';
import { type SpanOf, inSpan } from '#kit/process/trace/span.js';
import { localDataSource } from './data-source.js';
import { remoteDataSource } from './remote-data-source.js';
import type { RequestContext } from './request-context.js';

interface Local extends Opening {
  name: string;
  schema: GraphQLSchema;
  contextOf(viewer: Viewer): object;
}

/** The subgraphs in this process. A request has one context per subgraph, regardless of its number of fetches. */
export function localDataSources(subgraphs: Local[]): Map<string, Source> {
  return new Map(
    subgraphs.map(({ name, schema, contextOf, ...opening }) => {
      const contexts = new WeakMap<object, object>();
      const ofRequest = (request: RequestContext) => {
        const known = contexts.get(request) ?? contextOf(request.viewer);
        contexts.set(request, known);
        return known;
      };
      return [
        name,
        traced(
          { name: `subgraph ${name}`, kind: SpanKind.INTERNAL },
          forItsViewer(localDataSource(schema, ofRequest), opening),
        ),
      ];
    }),
  );
}

/** Limits what a fetch can read and change to the viewer's accounts. */
function forItsViewer({ process }: GraphQLDataSource, opening: Opening): GraphQLDataSource {
  return {
    process: (options) => forViewer((options.context as RequestContext).viewer, opening, () => process(options)),
  };
}

function traced(span: SpanOf, source: Source): Source {
  const { close } = source;
  return { process: (options) => inSpan(span, () => source.process(options)), ...(close && { close }) };
}

/** A write that waits for its analysis takes up to 25 seconds. */
const LONGEST_ANSWER_MS = 30_000;
/** An image waits up to 25 seconds for its turn, and reading it, its face and its hash takes up to 25 seconds each. */
const LONGEST_PICTURE_MS = 110_000;

const longestOf = (query: string) =>
  /\b(uploadIdImage|submitDigitalDocument)\b/.test(query) ? LONGEST_PICTURE_MS : LONGEST_ANSWER_MS;

/** A subgraph; a remote one holds connections until it is closed. */
export type Source = GraphQLDataSource & { close?(): Promise<void> };

/**
 * Subgraphs in other processes. Each request carries the viewer in a token signed for that subgraph. The optional
 * number is how many ms to wait for a process that has announced a restart (0).
 */
export function remoteDataSources(
  urls: Record<string, string | string[]>,
  secret: string,
  patienceMs = 0,
): Map<string, Source> {
  const bytes = new TextEncoder().encode(secret);
  return new Map(
    Object.entries(urls).map(([name, url]) => {
      const sign = ({ viewer }: RequestContext) => signViewer(viewer, name, bytes);
      const source = remoteDataSource<RequestContext>({ url, sign, waitMsOf: longestOf, patienceMs, follows: true });
      return [name, traced({ name: `fetch ${name}`, kind: SpanKind.CLIENT }, source)];
    }),
  );
}
