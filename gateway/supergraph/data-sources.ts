import type { GraphQLDataSource } from '@apollo/gateway';
import type { GraphQLSchema } from 'graphql';
import { type Opening, forViewer } from '#kit/graph/for-viewer.js';
import { type Viewer, signViewer } from '#kit/viewer/viewer.js';
import { type SpanOf, inSpan } from '#kit/process/trace/span.js';
import { localDataSource } from './data-source.js';
import { remoteDataSource } from './remote-data-source.js';
import type { RequestContext } from './request-context.js';

interface Local extends Opening {
  name: string;
  schema: GraphQLSchema;
  contextOf(viewer: Viewer): object;
}

/** Subgraphs of this process. A request has one context in each subgraph, however many fetches it makes. */
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
          { name: `subgraph ${name}`, kind: 'internal' },
          forItsViewer(localDataSource(schema, ofRequest), opening),
        ),
      ];
    }),
  );
}

/** What a fetch reads and changes is fenced by the accounts of whoever asks. */
function forItsViewer({ process }: GraphQLDataSource, opening: Opening): GraphQLDataSource {
  return {
    process: (options) => forViewer((options.context as RequestContext).viewer, opening, () => process(options)),
  };
}

function traced(span: SpanOf, source: Source): Source {
  const { close } = source;
  return { process: (options) => inSpan(span, () => source.process(options)), ...(close && { close }) };
}

/** A write that waits for its analysis takes 25 seconds at most. */
const LONGEST_ANSWER_MS = 30_000;
/** A picture waits 25 seconds at most for its turn and is read as long, and so are its face and its print. */
const LONGEST_PICTURE_MS = 110_000;

const longestOf = (query: string) => (/\buploadIdImage\b/.test(query) ? LONGEST_PICTURE_MS : LONGEST_ANSWER_MS);

/** A subgraph; one of another process holds connections until it is closed. */
export type Source = GraphQLDataSource & { close?(): Promise<void> };

/**
 * Subgraphs of other processes. Each call carries the viewer, signed for that subgraph. A process that said that it
 * restarts is waited for so many milliseconds (0).
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
      return [name, traced({ name: `fetch ${name}`, kind: 'client' }, source)];
    }),
  );
}
