import { SpanKind } from '@opentelemetry/api';
import type { GraphQLDataSource } from '@apollo/gateway';
import type { GraphQLSchema } from 'graphql';
import { type Opening, forViewer } from '#kit/graph/for-viewer.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { localDataSource } from './data-source.js';
import type { RequestContext } from './request-context.js';
import { type Source, traced } from './traced-source.js';

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
