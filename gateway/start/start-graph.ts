import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '#kit/process/log.js';
import { projectRoot } from '#kit/process/project-root.js';
import type { Source } from '../supergraph/data-sources.js';
import { type Supergraph, startSupergraph } from '../supergraph/supergraph.js';

/** The composed graph over these subgraphs. */
export async function startGraph(sources: Map<string, Source>, log: Log, introspection: boolean): Promise<Supergraph> {
  return startSupergraph({
    supergraphSdl: readFileSync(join(projectRoot, 'schema/supergraph.graphql'), 'utf8'),
    dataSourceFor: (name) => sources.get(name)!,
    ownExecutor: true,
    introspection,
    report: (err, context) =>
      log.error({ err, requestId: (context as { requestId?: string }).requestId }, 'request.fault'),
  });
}
