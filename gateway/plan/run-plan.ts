import type { GraphQLDataSource } from '@apollo/gateway';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { Values } from './conditions.js';
import { type Entities, entitiesOf, mergeEntities } from './entities.js';
import { FetchOutcome, type Path, keysOf } from './fetch-outcome.js';
import { type Data, dataAt, mergeData, pathsAt } from './merge-data.js';
import type { FetchNode, PlanNode, Request } from './query-plan.js';
import { applyRewrites, renamedKeys } from './rewrites.js';
import { messages } from '../messages.js';

export interface RunOptions {
  supergraphSchema: GraphQLSchema;
  sourceFor(context: object, subgraph: string): GraphQLDataSource;
  request: Request;
  values: Values;
  /** When aborted, no further fetch is sent, and those under way are not waited for. */
  signal?: AbortSignal;
  /** Root fields that cannot be null: once one is, the data are null, and no further root field is fetched. */
  strict?: ReadonlySet<string>;
}

interface Run extends RunOptions {
  data: Data;
  outcome: FetchOutcome;
  aborted: Promise<never> | null;
  isLost: boolean;
}

const KIND = 'incoming operation' as Parameters<GraphQLDataSource['process']>[0]['kind'];

/** Runs the fetches of a plan in order. Returns the fetched data, and what failed. */
export async function runPlan(
  node: PlanNode | undefined,
  options: RunOptions,
): Promise<{ data: Data; outcome: FetchOutcome }> {
  const { signal } = options;
  const data: Data = {};
  const outcome = new FetchOutcome();
  const run = { ...options, data, outcome, aborted: signal ? abortOf(signal) : null, isLost: false };
  if (node) await runNode(run, node, data, []);
  return { data, outcome };
}

/** Rejects when the signal is aborted. */
function abortOf(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(timedOut());
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  // Nothing may be waiting for it.
  aborted.catch(() => undefined);
  return aborted;
}

function timedOut(): GraphQLError {
  return new GraphQLError(messages.timeout, { extensions: { code: 'UNAVAILABLE' } });
}

async function runNode(run: Run, node: PlanNode, at: unknown, path: Path): Promise<void> {
  switch (node.kind) {
    case 'Sequence':
      for (const next of node.nodes) {
        await runNode(run, next, at, path);
        if (run.isLost) return;
      }
      return;
    case 'Parallel':
      await Promise.all(node.nodes.map((next) => runNode(run, next, at, path)));
      return;
    case 'Flatten': {
      const below = dataAt(at, node.path);
      if (below) await runNode(run, node.node, below, [...path, ...node.path]);
      return;
    }
    case 'Condition': {
      const next = run.values[node.condition] === true ? node.ifClause : node.elseClause;
      if (next) await runNode(run, next, at, path);
      return;
    }
    case 'Fetch': {
      const list = (Array.isArray(at) ? at : [at]).filter((item) => item !== null && item !== undefined) as Data[];
      if (list.length === 0) return;
      await runFetch(run, node, list, path).catch((error: unknown) => fail(run, node, list, path, error, true));
      if (run.strict && path.length === 0) run.isLost ||= isLost(run.strict, node, run.data);
    }
  }
}

function isLost(strict: ReadonlySet<string>, fetch: FetchNode, data: Data): boolean {
  return [...keysOf(fetch)].some((key) => strict.has(key) && (data[key] ?? null) === null);
}

function fail(run: Run, fetch: FetchNode, list: Data[], path: Path, error: unknown, isTotal: boolean): void {
  const renamed = renamedKeys(fetch.outputRewrites);
  const keys = new Set([...keysOf(fetch)].map((key) => renamed.get(key) ?? key));
  run.outcome.fail(list, { error, keys, places: pathsAt(run.data, path), isTotal });
}

async function runFetch(run: Run, fetch: FetchNode, list: Data[], path: Path): Promise<void> {
  const { supergraphSchema: schema, outcome } = run;
  const variables = usedVariables(fetch, run.request.request.variables);
  if (!fetch.requires) {
    const { data, errors } = await send(run, fetch, variables, path);
    takeErrors(run, fetch, list, path, { data, errors });
    applyRewrites(schema, fetch.outputRewrites, data);
    for (const item of list) mergeData(item, data);
    return;
  }
  const entities = entitiesOf(schema, list, fetch);
  if (entities.representations.length === 0) return;
  variables.representations = entities.representations;
  const { data, errors } = await send(run, fetch, variables, path);
  takeErrors(run, fetch, list, path, { data, errors }, entities);
  const received = data?._entities;
  if (data && (received || !errors?.length)) mergeEntities(schema, entities, received, fetch, outcome);
}

function usedVariables({ variableUsages = [] }: FetchNode, given: Data = {}): Data {
  const used: Data = {};
  for (const name of variableUsages) {
    if (Object.hasOwn(given, name) && given[name] !== undefined) used[name] = given[name];
  }
  if ('representations' in used) throw new Error('Variables cannot contain key "representations"');
  return used;
}

interface Answer {
  data?: Data | null;
  errors?: readonly GraphQLFormattedError[];
}

function send({ sourceFor, request, signal, aborted }: Run, fetch: FetchNode, variables: Data, path: Path) {
  const source = sourceFor(request.context, fetch.serviceName);
  if (signal?.aborted) throw timedOut();
  const answer = source.process({
    kind: KIND,
    request: { query: fetch.operation, variables, operationName: fetch.operationName },
    incomingRequestContext: request,
    context: request.context,
    document: fetch.operationDocumentNode,
    pathInIncomingRequest: path,
    signal,
  } as unknown as Parameters<GraphQLDataSource['process']>[0]) as Promise<Answer>;
  return aborted ? Promise.race([answer, aborted]) : answer;
}

/** Gives each error its place in the response. An error without a place belongs to everything that the fetch asks for. */
function takeErrors(
  run: Run,
  fetch: FetchNode,
  list: Data[],
  path: Path,
  { data, errors }: Answer,
  entities?: Entities,
): void {
  if (!errors?.length) return;
  const places = pathsAt(run.data, path);
  const renamed = renamedKeys(fetch.outputRewrites);
  for (const error of errors) {
    const [root, index] = error.path ?? [];
    const isPlaced = entities ? typeof index === 'number' : keysOf(fetch).has(String(root));
    const found = located(error, undefined);
    if (!isPlaced) {
      fail(run, fetch, list, path, found, !(entities ? data?._entities : data));
      continue;
    }
    const owners = entities ? (entities.places[index as number] ?? []).map((place) => places[place] ?? []) : places;
    const inside = (error.path ?? []).slice(entities ? 2 : 0).map((step) => renamed.get(String(step)) ?? step);
    for (const owner of owners) run.outcome.errors.push(located(error, [...owner, ...inside]));
  }
}

function located(error: GraphQLFormattedError, path: Path | undefined): GraphQLError {
  const { message, extensions } = error;
  const code = extensions?.code ?? 'DOWNSTREAM_SERVICE_ERROR';
  return new GraphQLError(message || 'A subgraph failed.', {
    path,
    extensions: { ...extensions, code },
    originalError: error instanceof Error ? error : undefined,
  });
}
