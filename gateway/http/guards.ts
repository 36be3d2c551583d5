import type { ApolloServerPlugin } from '@apollo/server';
import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { getComplexity } from 'graphql-query-complexity';
import { messages } from '../messages.js';

/** What one operation may ask for, fragments spread out. `cost` is about the number of fields answered. */
export const queryLimits = {
  depth: 12,
  /** The introspection query of the usual tools is 15 deep. */
  introspectionDepth: 16,
  /** Each `__schema` and `__type` may answer the whole schema. */
  introspections: 3,
  aliases: 30,
  rootFields: 20,
  directives: 50,
  tokens: 2000,
  cost: 20_000,
  /** Characters of a document: a socket takes as much. */
  characters: 100_000,
  /** Lists are cut to this size by the subgraphs, so that a larger number costs no more. */
  listSize: 100,
};
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

/** The validation rule of depth, introspection depth, aliases, root fields and directives. */
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

/** How many fields of the root an operation asks for, through fragments: so many operations it counts as; at least 1. */
export function countOperations(document: DocumentNode, operation: OperationDefinitionNode): number {
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const shapeOf = shapeReader((wanted) => fragments.find(({ name }) => name.value === wanted));
  return Math.max(1, shapeOf(operation.selectionSet.selections).rootFields);
}

/** Each fragment is read once, so that fragments of fragments cost nothing here however large they unfold. */
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
    // A fragment that holds itself is refused by another rule; here it only has to end.
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
 * About how many fields the operation answers: each counts 1, and what is below a field counts as often as its
 * arguments `size`, `limit` and `first`, or its longest list of values, say. Variables that do not fit cost 0, since
 * the operation is not executed.
 */
export function queryCost(question: CostQuestion, limits: QueryLimits = queryLimits): number {
  const { schema, document, variables, operationName } = question;
  try {
    return getComplexity({
      schema,
      query: document,
      variables,
      operationName: operationName ?? undefined,
      estimators: [({ args, childComplexity }) => 1 + childComplexity * timesOf(args, limits.listSize)],
    });
  } catch (error) {
    // The counter itself stops at its own number of nodes.
    return error instanceof Error && /number of nodes/.test(error.message) ? Infinity : 0;
  }
}

function timesOf(args: Record<string, unknown>, listSize: number): number {
  const sizes = [args.size, args.limit, args.first].filter((size) => typeof size === 'number');
  const lengths = Object.values(args).map((value) => (Array.isArray(value) ? value.length : 1));
  return Math.max(1, ...sizes.map((size) => Math.min(size, listSize)), ...lengths);
}

/** Throws QUERY_TOO_COSTLY (HTTP 400) when the operation costs more than it may. */
export function refuseCostly(question: CostQuestion, limits: QueryLimits = queryLimits): void {
  if (queryCost(question, limits) <= limits.cost) return;
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
