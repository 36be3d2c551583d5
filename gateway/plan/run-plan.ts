import type { GraphQLDataSource } from '@apollo/gateway';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type Data, dataAt, mergeData, pathsAt, representationOf } from './merge-data.js';
import type { FetchNode, PlanNode, Request } from './query-plan.js';

interface Run {
  sources: ReadonlyMap<string, GraphQLDataSource>;
  request: Request;
  data: Data;
  errors: unknown[];
}

interface Entities {
  list: Data[];
  representations: Data[];
  /** The index in `list` of each representation. */
  places: number[];
}

const KIND = 'incoming operation' as Parameters<GraphQLDataSource['process']>[0]['kind'];

/** Runs the fetches of a plan in order. Returns the fetched data, and the errors in the order they occurred. */
export async function runPlan(
  node: PlanNode | undefined,
  sources: ReadonlyMap<string, GraphQLDataSource>,
  request: Request,
): Promise<{ data: Data; errors: unknown[] }> {
  const run: Run = { sources, request, data: {}, errors: [] };
  if (node) await runNode(run, node, run.data, []);
  return { data: run.data, errors: run.errors };
}

async function runNode(run: Run, node: PlanNode, at: unknown, path: (string | number)[]): Promise<void> {
  switch (node.kind) {
    case 'Sequence':
      for (const next of node.nodes) await runNode(run, next, at, path);
      return;
    case 'Parallel':
      await Promise.all(node.nodes.map((next) => runNode(run, next, at, path)));
      return;
    case 'Flatten': {
      const below = dataAt(at, node.path);
      if (below) await runNode(run, node.node, below, path.concat(node.path));
      return;
    }
    case 'Fetch':
      await runFetch(run, node, at, path).catch((error: unknown) => run.errors.push(error));
  }
}

async function runFetch(run: Run, fetch: FetchNode, at: unknown, path: (string | number)[]): Promise<void> {
  const list = (Array.isArray(at) ? at : [at]).filter((item) => item !== null && item !== undefined) as Data[];
  if (list.length === 0) return;
  const variables = usedVariables(fetch, run.request.request.variables);
  if (!fetch.requires) {
    const data = await send(run, fetch, variables, path);
    for (const item of list) mergeData(item, data);
    return;
  }
  const entities = entitiesOf(list, fetch.requires);
  if (entities.representations.length === 0) return;
  variables.representations = entities.representations;
  const data = await send(run, fetch, variables, path, entities);
  if (data) mergeEntities(entities, data._entities);
}

function usedVariables({ variableUsages = [] }: FetchNode, given: Data = {}): Data {
  const used: Data = {};
  for (const name of variableUsages) {
    if (Object.hasOwn(given, name) && given[name] !== undefined) used[name] = given[name];
  }
  if ('representations' in used) throw new Error('Variables cannot contain key "representations"');
  return used;
}

function entitiesOf(list: Data[], requires: NonNullable<FetchNode['requires']>): Entities {
  const entities: Entities = { list, representations: [], places: [] };
  list.forEach((item, place) => {
    const representation = representationOf(item, requires);
    if (!representation?.__typename) return;
    entities.representations.push(representation);
    entities.places.push(place);
  });
  return entities;
}

function mergeEntities({ list, places }: Entities, received: unknown): void {
  if (!Array.isArray(received) || received.length !== places.length) {
    throw new Error(`Expected "data._entities" to contain ${places.length} elements`);
  }
  (received as (Data | null)[]).forEach((entity, index) => {
    const known = list[places[index] as number] as Data;
    if (entity) entity.__typename ??= known.__typename;
    mergeData(known, entity);
  });
}

async function send(
  { sources, request, data, errors }: Run,
  fetch: FetchNode,
  variables: Data,
  path: (string | number)[],
  entities?: Entities,
): Promise<Data | null | undefined> {
  const source = sources.get(fetch.serviceName);
  if (!source) throw new Error(`Unknown subgraph: ${fetch.serviceName}.`);
  const response = await source.process({
    kind: KIND,
    request: { query: fetch.operation, variables, operationName: fetch.operationName },
    incomingRequestContext: request,
    context: request.context,
    document: fetch.operationDocumentNode,
    pathInIncomingRequest: path,
  } as Parameters<GraphQLDataSource['process']>[0]);
  if (response.errors) {
    let paths: (string | number)[][] | undefined;
    const pathOf = (inFetch: GraphQLFormattedError['path']) => {
      const place = inFetch?.[1];
      if (!entities || typeof place !== 'number') return inFetch && [...path, ...inFetch];
      paths ??= pathsAt(data, path);
      return [...(paths[entities.places[place] as number] ?? []), ...(inFetch ?? []).slice(2)];
    };
    errors.push(...response.errors.map((error) => located(error, pathOf(error.path))));
  }
  return response.data;
}

function located(error: GraphQLFormattedError, path: GraphQLFormattedError['path']): GraphQLError {
  const { message, extensions } = error;
  const code = extensions?.code ?? 'DOWNSTREAM_SERVICE_ERROR';
  return new GraphQLError(message || 'A subgraph failed.', {
    path,
    extensions: { ...extensions, code },
    originalError: error instanceof Error ? error : undefined,
  });
}
