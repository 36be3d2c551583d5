import { randomUUID } from 'node:crypto';
import { type ExecutionArgs, type ExecutionResult, GraphQLError, Kind, type FieldNode, getOperationAST } from 'graphql';
import { getArgumentValues } from 'graphql/execution/values.js';
import { countSubscription } from '#kit/metrics/metrics.js';
import type { Graph } from '#kit/graph/graph.js';
import type { Topics } from '#kit/queue/topics.js';
import type { Viewer } from '#kit/graph/viewer.js';
import { prepareDocument } from '../plan/prepared-operation.js';
import type { Supergraph } from '../supergraph/supergraph.js';
import { type LiveQuery, asQuery } from './live-query.js';
import { EVENT_QUERY, LIVE_FIELDS } from './live-fields.js';
import { type Noticed, watchEvents } from './watch-events.js';

export interface LiveParts {
  supergraph: Supergraph;
  graph: Graph;
  topics: Topics;
}

type Results = AsyncIterableIterator<ExecutionResult, undefined>;

const OWNER = /* GraphQL */ `
  query WatchedReservation($id: ID!) {
    reservation(id: $id) {
      accountId
    }
  }
`;

/** Runs one subscription for a viewer: each event is answered by the subscriber's own selection, run as a query. */
export async function subscribe(
  parts: LiveParts,
  viewer: Viewer,
  args: ExecutionArgs,
): Promise<Results | ExecutionResult> {
  const { document, operationName, variableValues } = args;
  const variables = (variableValues ?? {}) as Record<string, unknown>;
  if (viewer.kind === 'sdk') return failed("An SDK key may only do the portal's client-side operations.", 'FORBIDDEN');
  const { name, given } = readField(parts, args, variables);
  const live = LIVE_FIELDS[name];
  if (!live) return failed(`The subscription ${name} is not served.`, 'BAD_INPUT');
  const subjectId = live.subjectArgument && String(given[live.subjectArgument]);
  const accountId = subjectId ? await ownerOf(parts, subjectId, viewer) : accountIn(viewer, given.accountId);
  if (!accountId)
    return subjectId
      ? failed('There is no such reservation.', 'RESERVATION_NOT_FOUND')
      : failed('There is no such account.', 'ACCOUNT_NOT_FOUND');
  const query = asQuery(document, operationName ?? null, EVENT_QUERY);
  const since = typeof given.since === 'number' ? given.since : null;
  const events = await watchEvents(
    { viewer, accountId, subjectId, types: live.types, since },
    parts.graph,
    parts.topics,
  );
  countSubscription(name);
  return answered(events, answerer(parts.supergraph, query, variables, viewer));
}

async function ownerOf({ graph }: LiveParts, id: string, viewer: Viewer): Promise<string | undefined> {
  const { data } = await graph(OWNER, { id }, viewer);
  return (data?.reservation as { accountId: string } | null | undefined)?.accountId;
}

/** The account that is named, or the viewer's own; undefined for one that the viewer does not see. */
function accountIn({ accountIds }: Viewer, named: unknown): string | undefined {
  return typeof named === 'string' && named !== 'me' ? accountIds.find((id) => id === named) : accountIds[0];
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
  if (!field || !definition) throw new GraphQLError('The subscription must ask for one field by name.');
  return { name: field.name.value, given: getArgumentValues(definition, field, variables) };
}

function answerer(
  { schema, execute }: Supergraph,
  query: LiveQuery,
  variables: Record<string, unknown>,
  viewer: Viewer,
) {
  const operation = prepareDocument(schema, query.document, query.source);
  return ({ accountId, sequence }: Noticed): Promise<ExecutionResult> =>
    execute(operation, query.variablesOf(variables, { accountId, sequence }), { viewer, requestId: randomUUID() });
}

/** No generator: `return` must settle at once, also while an event is awaited. */
function answered(
  events: AsyncIterableIterator<Noticed, undefined>,
  answer: (event: Noticed) => Promise<ExecutionResult>,
): Results {
  return {
    async next() {
      const { value, done } = await events.next();
      return done ? { value: undefined, done: true } : { value: await answer(value as Noticed), done: false };
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
  return { errors: [new GraphQLError(message, { extensions: { code } })] };
}
