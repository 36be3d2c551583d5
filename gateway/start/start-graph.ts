import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#kit/process/log.js';
import { projectRoot } from '#kit/process/project-root.js';
import type { Source } from '../supergraph/data-sources.js';
import {
  type Doors,
  type Supergraph,
  type SupergraphOptions,
  openDoors,
  startSupergraph,
} from '../supergraph/supergraph.js';

/** Starts the composed graph over these subgraphs. */
export function startGraph(sources: Map<string, Source>, log: Log, introspection: boolean): Promise<Supergraph> {
  return startSupergraph({ ...optionsOf(sources, log), introspection });
}

/** The same for a process without clients: the schemas are built on first use. */
export function graphDoors(sources: Map<string, Source>, log: Log): Doors {
  return openDoors({ ...optionsOf(sources, log), introspection: false });
}

function optionsOf(sources: Map<string, Source>, log: Log): SupergraphOptions {
  return {
    supergraphSdl: readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'),
    dataSourceFor: (name) => sources.get(name)!,
    ownExecutor: true,
    report: (err, context) =>
      log.error({ err, requestId: (context as { requestId?: string }).requestId }, 'request.fault'),
  };
}
