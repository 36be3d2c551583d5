import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FieldNode,
  GraphQLError,
  Kind,
  getOperationAST,
} from 'graphql';
import { getArgumentValues } from 'graphql/execution/values.js';
import type { Graph } from '#kit/graph/graph.js';
import { countSubscription } from '#kit/metrics/metrics.js';
import type { Topics } from '#kit/queue/topics.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { Supergraph } from '../supergraph/supergraph.js';
import { type LiveResults, answerEvents } from './answer-events.js';
import type { EventStream } from './event-stream.js';
import { type Subscriber, familyViewer } from './family-viewer.js';
import { type LiveField, EVENTS_QUERY, LIVE_FIELDS } from './live-fields.js';
import { type LiveQuery, asQuery } from './live-query.js';
import { startOver } from './start-over.js';
import { type EventNotice, type WatchRules, watchEvents } from './watch-events.js';
import { watchFamily } from './watch-family.js';
import { messages } from '../messages.js';

export interface LiveParts {
  supergraph: Supergraph;
  graph: Graph;
  topics: Topics;
}

type Given = Record<string, unknown>;

const OWNER = /* GraphQL */ `
  query WatchedReservation($id: ID!) {
    reservation(id: $id) {
      accountId
    }
  }
`;

/**
 * Runs a subscription: the subscriber's selection is executed as a query for its events. `rules.onEnd` is only called
 * for a subscription that has started. `lastEventId` takes the place of the argument `since`.
 */
export async function subscribe(
  parts: LiveParts,
  subscriber: Subscriber,
  args: ExecutionArgs,
  rules: WatchRules,
  lastEventId: number | null = null,
): Promise<LiveResults | ExecutionResult> {
  const { viewer } = subscriber;
  const { document, operationName, variableValues } = args;
  const variables = (variableValues ?? {}) as Record<string, unknown>;
  if (viewer.kind === 'sdk') return failed(messages.sdkKeyOnly, 'FORBIDDEN');
  const beyond = parts.supergraph.refuseRole(document, getOperationAST(document, operationName)!, viewer);
  if (beyond) return { errors: [beyond] };
  const { name, given } = readField(parts, args, variables);
  if (lastEventId !== null) given.since = lastEventId;
  const live = LIVE_FIELDS[name];
  if (!live) return failed(messages.unsupportedSubscription(name), 'BAD_INPUT');
  const query = queryOf(document, operationName ?? null);
  const watching = { types: live.types ?? (given.types as string[] | null | undefined) ?? null, rules };
  const isFamily = live.watches === 'family';
  const current = isFamily ? familyViewer(subscriber) : () => viewer;
  const events = await (isFamily ? familyEvents : oneEvents)(parts, current, given, live, watching);
  if (events instanceof GraphQLError) return { errors: [events] };
  countSubscription(name);
  return answerEvents(events, parts.supergraph, query, variables, {
    viewer: current,
    waiting: rules.waiting,
    isFamily,
  });
}

/** Subscribers that send the same document share the parsed one, and the query made from it. */
const queries = new WeakMap<DocumentNode, Map<string | null, LiveQuery>>();

function queryOf(document: DocumentNode, operationName: string | null): LiveQuery {
  const known = queries.get(document) ?? new Map<string | null, LiveQuery>();
  queries.set(document, known);
  const query = known.get(operationName) ?? asQuery(document, operationName, EVENTS_QUERY);
  known.set(operationName, query);
  return query;
}

interface Watching {
  types: string[] | null;
  rules: WatchRules;
}

type StreamOrError = Promise<EventStream<EventNotice> | GraphQLError>;

/** Watches the given account or reservation. */
async function oneEvents(
  parts: LiveParts,
  current: () => Viewer,
  given: Given,
  live: LiveField,
  watching: Watching,
): StreamOrError {
  const viewer = current();
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
  current: () => Viewer,
  given: Given,
  { subjectArgument }: LiveField,
  { types, rules }: Watching,
): StreamOrError {
  const viewer = current();
  const known = (given[subjectArgument] ?? []) as { accountId: string; sequence: number }[];
  const after = new Map(known.map(({ accountId, sequence }) => [accountId, sequence]));
  if ([...after.keys()].some((id) => !viewer.accountIds.includes(id)))
    return refusal(messages.noSuchAccount, 'ACCOUNT_NOT_FOUND');
  const lost = await startOver(graph, viewer, known, given.epoch);
  if (lost) return lost;
  return watchFamily({ viewer: current, types, after }, graph, topics, rules);
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

function failed(message: string, code: string): ExecutionResult {
  return { errors: [refusal(message, code)] };
}

function refusal(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
