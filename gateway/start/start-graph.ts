import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import type { Log } from '#kit/process/log.js';
import { projectRoot } from '#kit/process/project-root.js';
import type { Config } from '../config.js';
import { trustedDocuments } from '../documents/trusted-documents.js';
import type { Source } from '../supergraph/traced-source.js';
import {
  type Doors,
  type Readings,
  type Supergraph,
  type SupergraphOptions,
  openDoors,
  readingsOf,
  startSupergraph,
} from '../supergraph/supergraph.js';

/** Subgraphs, with the schemas of those in this process. */
export interface GraphParts {
  sources: Map<string, Source>;
  schemas?: ReadonlyMap<string, GraphQLSchema>;
}

/** Starts the composed graph over these subgraphs, with what its clients may do. */
export function startGraph(
  subgraphs: GraphParts,
  log: Log,
  { GRAPHQL_INTROSPECTION: introspection, trusted, TRUSTED_DOCUMENTS_ONLY: enforced }: ClientRules,
): Promise<Supergraph> {
  const ofPages = enforced === 'all' ? readSchema('page-documents.graphql') : undefined;
  const documents = trustedDocuments({ byId: trusted, enforced, ...(ofPages !== undefined && { ofPages }) });
  return startSupergraph({ ...optionsOf(subgraphs, log), introspection, documents });
}

type ClientRules = Pick<Config, 'GRAPHQL_INTROSPECTION' | 'trusted' | 'TRUSTED_DOCUMENTS_ONLY'>;

const readSchema = (name: string): string => readFileSync(join(projectRoot, 'schema', name), 'utf8');

/** The same for a process without clients: the schemas are built on first use. */
export function graphDoors(subgraphs: GraphParts, log: Log): Doors {
  return openDoors({ ...optionsOf(subgraphs, log), introspection: false });
}

/** Read once per process; tests start many services in one. */
let readings: Readings | undefined;

function optionsOf({ sources, schemas }: GraphParts, log: Log): SupergraphOptions {
  const supergraphSdl = readSchema('supergraph.graphql');
  return {
    supergraphSdl,
    ...(schemas && { schemas }),
    readings: (readings ??= readingsOf({ supergraphSdl, ownExecutor: true })),
    dataSourceFor: (name) => sources.get(name)!,
    report: (err, context) =>
      log.error({ err, requestId: (context as { requestId?: string }).requestId }, 'request.fault'),
  };
}
