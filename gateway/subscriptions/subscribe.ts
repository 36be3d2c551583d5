import { createHash, randomUUID } from 'node:crypto';
import { type ExecutionArgs, type ExecutionResult, type FieldNode, GraphQLError, Kind, getOperationAST } from 'graphql';
import { getArgumentValues } from 'graphql/execution/values.js';
import { LRUCache } from 'lru-cache';
import type { Graph } from '#kit/graph/graph.js';
import { countSubscription } from '#kit/metrics/metrics.js';
import type { Topics } from '#kit/queue/topics.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import { prepareDocument } from '../plan/prepared-operation.js';
import type { Supergraph } from '../supergraph/supergraph.js';
import { type LiveField, EVENT_QUERY, LIVE_FIELDS } from './live-fields.js';
import { type LiveQuery, asQuery } from './live-query.js';
import { startOver } from './start-over.js';
import { type EventNotice, type WatchRules, watchEvents } from './watch-events.js';
import { watchFamily } from './watch-family.js';
import { messages } from '../messages.js';

/** Renames the response key of a result that several subscribers share to a subscriber's own. */
export function underName({ data, errors, ...more }: ExecutionResult, shared: string, own: string): ExecutionResult {
  const renamed = data && (shared in data ? { [own]: data[shared] } : {});
  return {
    ...more,
    ...(errors && { errors: errors.map((error) => errorUnder(error, shared, own)) }),
    ...(data !== undefined && { data: renamed }),
  };
}

function errorUnder(error: GraphQLError, shared: string, own: string): GraphQLError {
  const [first, ...path] = error.path ?? [];
  if (first !== shared) return error;
  const { message, originalError, extensions } = error;
  return new GraphQLError(message, { path: [own, ...path], originalError, extensions });
}

export interface LiveParts {
  supergraph: Supergraph;
  graph: Graph;
  topics: Topics;
}

type Given = Record<string, unknown>;

type Results = AsyncIterableIterator<ExecutionResult, undefined>;

const OWNER = /* GraphQL */ `
  query WatchedReservation($id: ID!) {
    reservation(id: $id) {
      accountId
    }
  }
`;

/**
 * Runs a subscription: for each event, the subscriber's selection is executed as a query. `rules.onEnd` is only called
 * for a subscription that has started.
 */
export async function subscribe(
  parts: LiveParts,
  viewer: Viewer,
  args: ExecutionArgs,
  rules: WatchRules,
): Promise<Results | ExecutionResult> {
  const { document, operationName, variableValues } = args;
  const variables = (variableValues ?? {}) as Record<string, unknown>;
  if (viewer.kind === 'sdk') return failed(messages.sdkKeyOnly, 'FORBIDDEN');
  const beyond = parts.supergraph.refuseRole(document, getOperationAST(document, operationName)!, viewer);
  if (beyond) return { errors: [beyond] };
  const { name, given } = readField(parts, args, variables);
  const live = LIVE_FIELDS[name];
  if (!live) return failed(messages.unsupportedSubscription(name), 'BAD_INPUT');
  const query = asQuery(document, operationName ?? null, EVENT_QUERY);
  const watching = { types: live.types ?? (given.types as string[] | null | undefined) ?? null, rules };
  const events = await (live.watches === 'family' ? familyEvents : oneEvents)(parts, viewer, given, live, watching);
  if (events instanceof GraphQLError) return { errors: [events] };
  countSubscription(name);
  return answered(events, answerer(parts.supergraph, query, variables, viewer));
}

interface Watching {
  types: string[] | null;
  rules: WatchRules;
}

type Begun = Promise<AsyncIterableIterator<EventNotice, undefined> | GraphQLError>;

/** Watches the given account or reservation. */
async function oneEvents(parts: LiveParts, viewer: Viewer, given: Given, live: LiveField, watching: Watching): Begun {
  const watched = live.watches === 'account' ? accountOf(viewer, given) : await reservationOf(parts, viewer, given);
  if (watched instanceof GraphQLError) return watched;
  const since = typeof given.since === 'number' ? given.since : null;
  const known = since === null ? [] : [{ accountId: watched.accountId, sequence: since }];
  const lost = await startOver(parts.graph, viewer, known, given.epoch);
  if (lost) return lost;
  const watch = { ...watched, viewer, types: watching.types, since };
  return watchEvents(watch, parts.graph, parts.topics, watching.rules);
}

/** Watches all accounts of the viewer. */
async function familyEvents(
  { graph, topics }: LiveParts,
  viewer: Viewer,
  given: Given,
  { subjectArgument }: LiveField,
  { types, rules }: Watching,
): Begun {
  const known = (given[subjectArgument] ?? []) as { accountId: string; sequence: number }[];
  const after = new Map(known.map(({ accountId, sequence }) => [accountId, sequence]));
  if ([...after.keys()].some((id) => !viewer.accountIds.includes(id)))
    return refusal(messages.noSuchAccount, 'ACCOUNT_NOT_FOUND');
  const lost = await startOver(graph, viewer, known, given.epoch);
  if (lost) return lost;
  return watchFamily({ viewer, types, after }, graph, topics, rules);
}

interface Watched {
  accountId: string;
  subjectId: string | null;
}

async function reservationOf({ graph }: LiveParts, viewer: Viewer, { reservationId }: Given) {
  const { data } = await graph(OWNER, { id: reservationId }, viewer);
  const owner = data?.reservation as { accountId: string } | null | undefined;
  if (!owner) return refusal(messages.noSuchReservation, 'RESERVATION_NOT_FOUND');
  return { accountId: owner.accountId, subjectId: String(reservationId) } satisfies Watched;
}

/** The given account, or the viewer's own. */
function accountOf({ accountId: own, accountIds }: Viewer, { accountId }: Given): Watched | GraphQLError {
  const wanted = accountId === null || accountId === undefined || accountId === 'me' ? own : String(accountId);
  if (!accountIds.includes(wanted)) return refusal(messages.noSuchAccount, 'ACCOUNT_NOT_FOUND');
  return { accountId: wanted, subjectId: null };
}

function readField(
  { supergraph }: LiveParts,
  { document, operationName }: ExecutionArgs,
  variables: Record<string, unknown>,
) {
  const operation = getOperationAST(document, operationName);
  const field = operation?.selectionSet.selections.find(
    (selection): selection is FieldNode => selection.kind === Kind.FIELD,
  );
  const definition = field && supergraph.schema.getSubscriptionType()?.getFields()[field.name.value];
  if (!field || !definition) throw new GraphQLError(messages.oneRootField);
  return { name: field.name.value, given: getArgumentValues(definition, field, variables) };
}

function answerer(
  { schema, execute }: Supergraph,
  query: LiveQuery,
  variables: Record<string, unknown>,
  viewer: Viewer,
) {
  const operation = prepareDocument(schema, query.document, query.source);
  planAhead(query.source, () =>
    execute(operation, query.variablesOf(variables, { accountId: viewer.accountId, sequence: 0 }), { viewer }),
  );
  const { requestId: _none, address: _nowhere, ...holder } = viewer;
  const sameFor = createHash('sha256')
    .update(JSON.stringify([holder, query.source, query.variablesOf(variables, {})]))
    .digest('base64');
  return async ({ accountId, sequence }: EventNotice): Promise<ExecutionResult> => {
    const found = await answerOnce(`${accountId} ${sequence} ${sameFor}`, () =>
      execute(operation, query.variablesOf(variables, { accountId, sequence }), { viewer, requestId: randomUUID() }),
    );
    return underName(found, EVENT_QUERY.responseKey, query.responseKey);
  };
}

const planned = new LRUCache<string, true>({ max: 1_000 });

/** Plans the query in advance, so the first event need not wait for it. Event 0 does not exist, so nothing is found. */
function planAhead(source: string, run: () => Promise<ExecutionResult>): void {
  if (planned.get(source)) return;
  planned.set(source, true);
  void run();
}

/** Queries in progress: subscribers with the same key and the same query share one. */
const underWay = new Map<string, Promise<ExecutionResult>>();

function answerOnce(name: string, find: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
  const known = underWay.get(name);
  if (known) return known;
  const found = find().finally(() => underWay.delete(name));
  underWay.set(name, found);
  return found;
}

/** Not a generator: `return` must settle immediately, also while waiting for an event. */
function answered(
  events: AsyncIterableIterator<EventNotice, undefined>,
  answer: (event: EventNotice) => Promise<ExecutionResult>,
): Results {
  return {
    async next() {
      const { value, done } = await events.next();
      return done ? { value: undefined, done: true } : { value: await answer(value as EventNotice), done: false };
    },
    async return() {
      await events.return?.();
      return { value: undefined, done: true };
    },
    async throw(error: unknown) {
      await events.return?.();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

function failed(message: string, code: string): ExecutionResult {
  return { errors: [refusal(message, code)] };
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
