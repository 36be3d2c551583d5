import {
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
  parseType,
  print,
  visit,
} from 'graphql';
import { messages } from '../messages.js';
import { type OwnNames, withoutAliases } from './without-aliases.js';

export interface QueryTarget {
  /** The root query field that resolves the subscription. */
  queryField: string;
  /** Its arguments: name to GraphQL type, such as `{ id: 'ID!' }`. Each event provides their values. */
  args: Record<string, string>;
  /** Response key to use instead of the subscriber's own. */
  responseKey?: string;
}

export interface LiveQuery {
  /** A query operation with the fragments it uses; `source` is its text. */
  document: DocumentNode;
  source: string;
  /** The subscriber's response key: the alias or the name of the subscription field. */
  responseKey: string;
  /** The subscriber's names of the fields below, if the query has others: see `renamed`. */
  names: OwnNames;
  /** Builds the query's variables from the subscriber's and the arguments of one event. */
  variablesOf(variables: Record<string, unknown>, args: Record<string, unknown>): Record<string, unknown>;
}

/**
 * Converts `subscription Op($v) { field(args) { …selection } }` to the query that answers one event: the same selection
 * below another root field with other arguments. With a `responseKey` in the target, that key is used, and the operation
 * name and aliases are dropped, so that documents that differ only in names become identical. The document must be valid.
 * Throws if it has no such subscription, or one with more than one root field.
 */
export function asQuery(sent: DocumentNode, operationName: string | null | undefined, target: QueryTarget): LiveQuery {
  const operation = subscriptionOf(sent, operationName);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of sent.definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);

  const taken = new Set(operation.variableDefinitions?.map(({ variable }) => variable.name.value));
  const variableOf = new Map(Object.keys(target.args).map((name) => [name, freeName(`event_${name}`, taken)]));
  const keys = new Set<string>();
  const selectionSet = rewriteRoot(operation.selectionSet, fragments, (field) => {
    keys.add(field.alias?.value ?? field.name.value);
    return targetField(field, target, variableOf);
  });
  const [responseKey] = keys;
  if (responseKey === undefined || keys.size > 1) throw new Error(messages.oneRootField);

  const used = usedBy(selectionSet, fragments);
  const kept = (operation.variableDefinitions ?? []).filter(({ variable }) => used.variables.has(variable.name.value));
  const added = [...variableOf].map(([name, variable]) => definition(variable, target.args[name] as string));
  const query: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.QUERY,
    ...(!target.responseKey && { name: operation.name }),
    variableDefinitions: [...kept, ...added],
    selectionSet,
  };
  const rewritten: DocumentNode = { kind: Kind.DOCUMENT, definitions: [query, ...used.fragments] };
  const unaliased = target.responseKey ? withoutAliases(rewritten, target.responseKey) : null;
  const { document, names } = unaliased ?? { document: rewritten, names: null };
  const keptNames = kept.map(({ variable }) => variable.name.value);
  return {
    document,
    source: print(document),
    responseKey,
    names,
    variablesOf: (variables, args) => ({
      ...Object.fromEntries(keptNames.filter((name) => name in variables).map((name) => [name, variables[name]])),
      ...Object.fromEntries([...variableOf].map(([name, variable]) => [variable, args[name]])),
    }),
  };
}

function subscriptionOf(document: DocumentNode, name: string | null | undefined): OperationDefinitionNode {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const named = name ? operations.filter((node) => node.name?.value === name) : operations;
  const [operation] = named;
  if (named.length !== 1 || operation?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw new Error('The document has no subscription with this name.');
  }
  return operation;
}

/** Inlines fragments on Subscription into the root, with their conditions. */
function rewriteRoot(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  rewrite: (field: FieldNode) => FieldNode,
): SelectionSetNode {
  const rewriteOne = (selection: SelectionNode): SelectionNode => {
    if (selection.kind === Kind.FIELD) return rewrite(selection);
    const inner =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? fragments.get(selection.name.value)?.selectionSet
        : selection.selectionSet;
    if (!inner) throw new Error('The subscription uses a fragment that is not in the document.');
    return {
      kind: Kind.INLINE_FRAGMENT,
      directives: selection.directives,
      selectionSet: rewriteRoot(inner, fragments, rewrite),
    };
  };
  return { kind: Kind.SELECTION_SET, selections: selections.map(rewriteOne) };
}

function targetField(
  field: FieldNode,
  { queryField, responseKey = field.alias?.value ?? field.name.value }: QueryTarget,
  variableOf: ReadonlyMap<string, string>,
): FieldNode {
  return {
    ...field,
    name: { kind: Kind.NAME, value: queryField },
    alias: { kind: Kind.NAME, value: responseKey },
    arguments: [...variableOf].map(([name, variable]) => ({
      kind: Kind.ARGUMENT as const,
      name: { kind: Kind.NAME as const, value: name },
      value: variableNode(variable),
    })),
  };
}

/** Collects the variables and fragments that the selection uses, transitively. */
function usedBy(selectionSet: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const variables = new Set<string>();
  const used = new Map<string, FragmentDefinitionNode>();
  const read = (node: ASTNode): void => {
    visit(node, {
      Variable: ({ name }) => void variables.add(name.value),
      FragmentSpread({ name: { value } }) {
        const fragment = fragments.get(value);
        if (!fragment || used.has(value)) return;
        used.set(value, fragment);
        read(fragment);
      },
    });
  };
  read(selectionSet);
  return { variables, fragments: [...used.values()] };
}

function definition(variable: string, type: string): VariableDefinitionNode {
  return {
    kind: Kind.VARIABLE_DEFINITION,
    variable: variableNode(variable),
    type: parseType(type, { noLocation: true }),
  };
}

function variableNode(name: string) {
  return { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } } as const;
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  return taken.has(wanted) ? freeName(`${wanted}_`, taken) : wanted;
}
