import { type DocumentNode, Kind, type OperationDefinitionNode, type SelectionSetNode, parse } from 'graphql';
import type { FetchNode, QueryPlan, Requirement } from '../query-plan.js';
import { messages } from '../../messages.js';
import { type SupergraphFacts, type TypeFact, fieldSet } from './supergraph-facts.js';
import { type FieldUse, eachField, fragmentsOf, signatureOf } from './written-fields.js';

type AnyNode = NonNullable<QueryPlan['node']>;

/** What the fetches of a plan have written so far, in order. */
interface Trail {
  facts: SupergraphFacts;
  written: Map<string, FieldUse[]>;
  problems: Set<string>;
}

/**
 * Verifies that a plan answers an operation: each selected field is fetched with its own arguments, no two fetches write
 * different values to one place, each fetch gets the values that its fields require, and each entity is fetched by a key
 * that its subgraph resolves. Returns the problems as sentences for the client; empty if the plan is right.
 */
export function planProblems(
  { node }: Pick<QueryPlan, 'node'>,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  facts: SupergraphFacts,
): string[] {
  const trail: Trail = { facts, written: new Map(), problems: new Set() };
  const root = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' }[operation.operation];
  if (node) follow(node, [], root, trail);
  const start = { type: root, on: facts.possible(root), path: [] };
  eachField(operation.selectionSet, start, { facts, fragments: fragmentsOf(document) }, (asked) => {
    const { isFetched, differs } = compare(asked, trail);
    if (!isFetched && (differs || !asked.isNarrowed)) {
      trail.problems.add(differs ? messages.planArguments(asked.title) : messages.planUnreachable(asked.title));
    }
    return isFetched;
  });
  return [...trail.problems];
}

function follow(node: AnyNode, path: readonly string[], root: string, trail: Trail): void {
  switch (node.kind) {
    case 'Sequence':
    case 'Parallel':
      for (const next of node.nodes) follow(next, path, root, trail);
      return;
    case 'Flatten': {
      const names = node.path.filter((step): step is string => typeof step === 'string' && /^\w/.test(step));
      follow(node.node, [...path, ...names], root, trail);
      return;
    }
    case 'Condition':
      for (const next of [node.ifClause, node.elseClause]) if (next) follow(next, path, root, trail);
      return;
    case 'Fetch':
      verifyFetch(node, path, root, trail);
  }
}

function verifyFetch(fetch: FetchNode, path: readonly string[], root: string, trail: Trail): void {
  const { facts } = trail;
  const document = parse(fetch.operation, { noLocation: true });
  const fragments = fragmentsOf(document);
  const [operation] = document.definitions.filter((part) => part.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return;
  const write = (use: FieldUse) => {
    if (compare(use, trail).differs) trail.problems.add(messages.planArguments(use.title));
    const key = placeOf(use.path, use.responseName);
    trail.written.set(key, [...(trail.written.get(key) ?? []), use]);
    return true;
  };
  if (!fetch.requires) {
    eachField(operation.selectionSet, { type: root, on: facts.possible(root), path }, { facts, fragments }, write);
    return;
  }
  verifyKeys(fetch, trail);
  const [entities] = operation.selectionSet.selections;
  if (entities?.kind !== Kind.FIELD || !entities.selectionSet) return;
  for (const { type, selections } of byType(entities.selectionSet, fragments)) {
    const start = { type, on: facts.possible(type), path };
    eachField(selections, start, { facts, fragments }, (use) => {
      if (use.path.length === path.length) verifyRequired(use, fetch.serviceName, trail);
      return write(use);
    });
  }
}

function byType(
  { selections }: SelectionSetNode,
  fragments: ReturnType<typeof fragmentsOf>,
): { type: string; selections: SelectionSetNode }[] {
  return selections.flatMap((node) => {
    const part = node.kind === Kind.FRAGMENT_SPREAD ? fragments.get(node.name.value) : node;
    if (!part || part.kind === Kind.FIELD || !part.typeCondition) return [];
    return [{ type: part.typeCondition.name.value, selections: part.selectionSet }];
  });
}

const placeOf = (path: readonly string[], name: string): string => [...path, name].join('.');

/** Whether a field has been written with these arguments, and whether the same place has a value for others. */
function compare(use: FieldUse, { written }: Trail): { isFetched: boolean; differs: boolean } {
  const same = (written.get(placeOf(use.path, use.responseName)) ?? []).filter(({ on }) =>
    [...on].some((object) => use.on.has(object)),
  );
  return {
    isFetched: same.some(({ signature }) => signature === use.signature),
    differs: same.some(({ signature }) => signature !== use.signature),
  };
}

/** The fields of `@requires` must have been fetched, and with the arguments that the subgraph asks for. */
function verifyRequired(use: FieldUse, graph: string, trail: Trail): void {
  const { facts, problems } = trail;
  const [type, field] = use.title.split('.') as [string, string];
  const required = facts.types.get(type)?.fields.get(field)?.requires.get(graph);
  if (required === undefined) return;
  const start = { type, on: use.on, path: use.path };
  eachField(fieldSet(required), start, { facts, fragments: new Map() }, (needed) => {
    const { isFetched, differs } = compare(needed, trail);
    if (differs) problems.add(messages.planArguments(needed.title));
    else if (!isFetched && !needed.isNarrowed) problems.add(messages.planUnreachable(use.title));
    return isFetched;
  });
}

/** Each kind of representation must contain a key that the subgraph resolves for its type or one of its interfaces. */
function verifyKeys({ requires = [], serviceName }: FetchNode, { facts, problems }: Trail): void {
  for (const representation of requires) {
    if (representation.kind !== 'InlineFragment' || !representation.typeCondition) continue;
    const type = facts.types.get(representation.typeCondition);
    if (!type) continue;
    const keys = [type, ...type.interfaces.map((name) => facts.types.get(name))]
      .filter((one): one is TypeFact => one !== undefined)
      .flatMap((one) => one.keys)
      .filter(({ graph, resolvable }) => graph === serviceName && resolvable);
    if (!keys.some(({ fields }) => includes(representation.selections, fieldSet(fields)))) {
      problems.add(messages.planKey(type.name));
    }
  }
}

function includes(given: readonly Requirement[], wanted: SelectionSetNode): boolean {
  return wanted.selections.every((node) => {
    if (node.kind !== Kind.FIELD) return true;
    const found = given.find((one) => one.kind === 'Field' && one.name === node.name.value);
    if (found?.kind !== 'Field') return signatureOf(node).startsWith('__typename(');
    return !node.selectionSet || includes(found.selections ?? [], node.selectionSet);
  });
}
