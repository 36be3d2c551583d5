import type { ApolloServerPlugin } from '@apollo/server';
import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { getComplexity } from 'graphql-query-complexity';
import { SIZES, knownCost } from './known-cost.js';
import { messages } from '../messages.js';

/** Limits of one operation, with fragments expanded. `cost` is roughly the number of fields in the response. */
export const queryLimits = {
  depth: 12,
  /** The introspection query of common tools is 15 levels deep. */
  introspectionDepth: 16,
  /** Each `__schema` or `__type` can return the whole schema. */
  introspections: 3,
  aliases: 30,
  rootFields: 20,
  directives: 50,
  tokens: 2000,
  cost: 20_000,
  /** Characters of a document; sockets have the same limit. */
  characters: 100_000,
  /** Subgraphs cap page sizes at this, so larger values cost no more. */
  listSize: 100,
};
/** Items of a connection without `first` and `last`. */
const CONNECTION_SIZE = 25;

export type QueryLimits = typeof queryLimits;

/** For Apollo Server and `parse`: the parser stops at the limit. */
export const parseOptions = { maxTokens: queryLimits.tokens };

interface Shape {
  depth: number;
  introspectionDepth: number;
  introspections: number;
  aliases: number;
  rootFields: number;
  directives: number;
}

const NOTHING: Shape = {
  depth: 0,
  introspectionDepth: 0,
  introspections: 0,
  aliases: 0,
  rootFields: 0,
  directives: 0,
};
const WORDS: Record<keyof Shape, string> = {
  depth: 'nested levels',
  introspectionDepth: 'nested introspection levels',
  introspections: 'introspections',
  aliases: 'aliases',
  rootFields: 'root fields',
  directives: 'directives',
};

/** Validation rule for the limits of depth, introspection, aliases, root fields and directives. */
export function queryShapeRule(limits: QueryLimits = queryLimits): ValidationRule {
  return (context: ValidationContext): ASTVisitor => {
    const shapeOf = shapeReader((name) => context.getFragment(name));
    return {
      OperationDefinition(operation) {
        const shape = shapeOf(operation.selectionSet.selections);
        shape.directives += operation.directives?.length ?? 0;
        for (const [member, words] of Object.entries(WORDS) as [keyof Shape, string][]) {
          if (shape[member] <= limits[member]) continue;
          context.reportError(new GraphQLError(messages.queryShape(words, limits[member]), operation));
        }
        return false;
      },
    };
  };
}

/** Number of root fields of an operation, through fragments: it counts as that many operations, at least 1. */
export function countOperations(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const shapeOf = shapeReader((wanted) => fragments.find(({ name }) => name.value === wanted));
  return Math.max(1, shapeOf(operation.selectionSet.selections).rootFields);
}

/** Reads each fragment once, so nested fragments that expand exponentially stay cheap here. */
function shapeReader(fragment: (name: string) => FragmentDefinitionNode | null | undefined) {
  const known = new Map<string, Shape>();

  function read(selections: readonly SelectionNode[]): Shape {
    return selections.map(readOne).reduce(join, { ...NOTHING });
  }

  function readOne(selection: SelectionNode): Shape {
    const own = selection.directives?.length ?? 0;
    if (selection.kind === Kind.FRAGMENT_SPREAD) return withDirectives(readFragment(selection.name.value), own);
    if (selection.kind === Kind.INLINE_FRAGMENT) return withDirectives(read(selection.selectionSet.selections), own);
    const below = selection.selectionSet ? read(selection.selectionSet.selections) : NOTHING;
    const depth = 1 + Math.max(below.depth, below.introspectionDepth);
    const isIntrospection = selection.name.value.startsWith('__') && depth > 1;
    return {
      depth: isIntrospection ? 0 : 1 + below.depth,
      introspectionDepth: isIntrospection ? depth : below.introspectionDepth,
      introspections: below.introspections + (isIntrospection ? 1 : 0),
      aliases: below.aliases + (selection.alias ? 1 : 0),
      rootFields: 1,
      directives: below.directives + own,
    };
  }

  function readFragment(name: string): Shape {
    const shape = known.get(name);
    if (shape) return shape;
    // A recursive fragment is rejected by another rule; here the recursion only has to terminate.
    known.set(name, NOTHING);
    const read_ = read(fragment(name)?.selectionSet.selections ?? []);
    known.set(name, read_);
    return read_;
  }

  return read;
}

function join(left: Shape, right: Shape): Shape {
  return {
    depth: Math.max(left.depth, right.depth),
    introspectionDepth: Math.max(left.introspectionDepth, right.introspectionDepth),
    introspections: left.introspections + right.introspections,
    aliases: left.aliases + right.aliases,
    rootFields: left.rootFields + right.rootFields,
    directives: left.directives + right.directives,
  };
}

function withDirectives(shape: Shape, more: number): Shape {
  return { ...shape, directives: shape.directives + more };
}

export interface CostQuestion {
  schema: GraphQLSchema;
  document: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string | null;
}

/**
 * Estimates how many fields the response has: each field counts 1, and its sub-selection is multiplied by the largest of
 * its arguments `size`, `limit`, `first` and `last` or the length of its longest list argument. A connection without any
 * counts its default size. Invalid variables cost 0, as the operation is not executed.
 */
export function queryCost(question: CostQuestion, limits: QueryLimits = queryLimits): number {
  const { schema, document, variables, operationName } = question;
  try {
    return getComplexity({
      schema,
      query: document,
      variables,
      operationName: operationName ?? undefined,
      estimators: [({ args, childComplexity, field }) => 1 + childComplexity * timesOf(args, field, limits.listSize)],
    });
  } catch (error) {
    // The library has its own limit on the number of nodes.
    return error instanceof Error && /number of nodes/.test(error.message) ? Infinity : 0;
  }
}

function timesOf(args: Record<string, unknown>, field: GraphQLField<unknown, unknown>, listSize: number): number {
  const sizes = SIZES.map((name) => args[name]).filter((size) => typeof size === 'number');
  if (sizes.length === 0 && field.args.some(({ name }) => name === 'last')) sizes.push(CONNECTION_SIZE);
  const lengths = Object.values(args).map((value) => (Array.isArray(value) ? value.length : 1));
  return Math.max(1, ...sizes.map((size) => Math.min(size, listSize)), ...lengths);
}

/** Throws QUERY_TOO_COSTLY (HTTP 400) when the operation costs more than it may. */
export function refuseCostly(question: CostQuestion, limits: QueryLimits = queryLimits): void {
  if (knownCost(question, limits, () => queryCost(question, limits)) <= limits.cost) return;
  throw new GraphQLError(messages.queryTooCostly, {
    extensions: { code: 'QUERY_TOO_COSTLY', http: { status: 400 } },
  });
}

/** The cost limit as a plugin of Apollo Server; `queryShapeRule` goes into its `validationRules`. */
export function costLimit(limits: QueryLimits = queryLimits): ApolloServerPlugin {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ schema, document, request: { variables, operationName } }) {
          refuseCostly({ schema, document, variables, operationName }, limits);
        },
      };
    },
  };
}
