import { createHash, randomUUID } from 'node:crypto';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '#kit/viewer/viewer.js';
import { queryCost, queryLimits } from '../http/guards.js';
import { type PreparedOperation, prepareDocument } from '../plan/prepared-operation.js';
import type { Supergraph } from '../supergraph/supergraph.js';
import type { EventStream } from './event-stream.js';
import { EVENTS_QUERY } from './live-fields.js';
import type { LiveQuery } from './live-query.js';
import { sameRights } from './shared-reads.js';
import { type EventNotice, pageFor } from './watch-events.js';
import { renamed, renamedPath } from './without-aliases.js';

/** The answer to one event; `id` is its position, if all events are of one account. */
export interface LiveResult {
  id: string | null;
  result: ExecutionResult;
}

export type LiveResults = AsyncIterableIterator<LiveResult, undefined>;

/** Maximum number of events that one query answers; fewer if the subscriber's selection is costly. */
const MOST = 50;

interface Known {
  operation: PreparedOperation;
  most: number;
}

const known = new LRUCache<string, Known>({ max: 1_000 });

/**
 * The query of a subscription, prepared. Its first use also plans it, so the first event need not wait for that: without
 * positions nothing is read.
 */
function prepare(
  { schema, execute }: Supergraph,
  query: LiveQuery,
  variables: Record<string, unknown>,
  viewer: Viewer,
) {
  const found = known.get(query.source);
  if (found) return found;
  const operation = prepareDocument(schema, query.document, query.source);
  const one = query.variablesOf(variables, { positions: [{ accountId: viewer.accountId, sequence: 1 }] });
  const cost = Math.max(1, queryCost({ schema, document: query.document, variables: one }));
  const prepared = { operation, most: Math.max(1, Math.min(MOST, Math.floor(queryLimits.cost / cost))) };
  known.set(query.source, prepared);
  void execute(operation, query.variablesOf(variables, { positions: [] }), { viewer });
  return prepared;
}

/**
 * Answers the events of a subscriber with its own selection. Events that wait already are answered together, in one
 * query. Not a generator: `return` must settle immediately, also while waiting for an event.
 */
export function answerEvents(
  events: EventStream<EventNotice>,
  supergraph: Supergraph,
  query: LiveQuery,
  variables: Record<string, unknown>,
  { viewer: current, waiting, isFamily }: { viewer: () => Viewer; waiting: number; isFamily: boolean },
): LiveResults {
  let viewer = current();
  const { operation, most } = prepare(supergraph, query, variables, viewer);
  const nameFor = (holder: Viewer): string =>
    createHash('sha256')
      .update(JSON.stringify([sameRights(holder), query.source, query.variablesOf(variables, {})]))
      .digest('base64');
  let sameFor = nameFor(viewer);
  const atOnce = Math.min(most, pageFor(waiting));
  const answer = async (some: EventNotice[]): Promise<LiveResult[]> => {
    if (current() !== viewer) {
      viewer = current();
      sameFor = nameFor(viewer);
    }
    const positions = some.map(({ accountId, sequence }) => ({ accountId, sequence }));
    const found = await answerOnce(`${JSON.stringify(positions)} ${sameFor}`, () =>
      supergraph.execute(operation, query.variablesOf(variables, { positions }), { viewer, requestId: randomUUID() }),
    );
    return some.map((event, n) => ({
      id: isFamily ? null : String(event.sequence),
      result: resultAt(found, n, EVENTS_QUERY.responseKey, query),
    }));
  };
  let ready: LiveResult[] = [];
  return {
    async next() {
      if (ready.length === 0) {
        const { value, done } = await events.next();
        if (done) return { value: undefined, done: true };
        ready = await answer([value, ...events.take(atOnce - 1)]);
      }
      return { value: ready.shift()!, done: false };
    },
    async return() {
      ready = [];
      await events.return();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** Queries in progress: subscribers with the same key and the same query share one. */
const underWay = new Map<string, Promise<ExecutionResult>>();

function answerOnce(name: string, find: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
  const asked = underWay.get(name);
  if (asked) return asked;
  const found = find().finally(() => underWay.delete(name));
  underWay.set(name, found);
  return found;
}

/**
 * The answer to one of the events that a query answered together, under the names of the subscriber. Errors without a
 * path, or of all events, belong to each.
 */
export function resultAt(
  { data, errors, ...more }: ExecutionResult,
  n: number,
  shared: string,
  own: Pick<LiveQuery, 'responseKey' | 'names'>,
) {
  const list = data?.[shared] as unknown[] | null | undefined;
  const shown = data && (shared in data ? { [own.responseKey]: renamed(list?.[n] ?? null, own.names) } : {});
  const mine = (errors ?? []).flatMap((error) => errorAt(error, n, shared, own));
  return {
    ...more,
    ...(mine.length > 0 && { errors: mine }),
    ...(data !== undefined && { data: shown }),
  } as ExecutionResult;
}

function errorAt(
  error: GraphQLError,
  n: number,
  shared: string,
  { responseKey, names }: Pick<LiveQuery, 'responseKey' | 'names'>,
): GraphQLError[] {
  const [first, index, ...path] = error.path ?? [];
  if (first !== shared) return [error];
  if (index !== undefined && index !== n) return [];
  const { message, originalError, extensions } = error;
  return [new GraphQLError(message, { path: [responseKey, ...renamedPath(path, names)], originalError, extensions })];
}
