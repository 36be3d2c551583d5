import { createHash } from 'node:crypto';
import type { GraphQLDataSource } from '@apollo/gateway';
import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  Kind,
  OperationTypeNode,
  type VariableNode,
  getVariableValues,
  isNonNullType,
  visit,
} from 'graphql';
import type { Planning } from './open-planner.js';
import { type Values, checkConditions, conditionVariables } from './conditions.js';
import type { FetchOutcome } from './fetch-outcome.js';
import type { Data } from './merge-data.js';
import { type PlanCache, type PlanNode, type QueryPlan, type Request, isRunnable } from './query-plan.js';
import { type Shaped, responseShape } from './response-shape.js';
import { runPlan } from './run-plan.js';

/** Shapes kept per operation: one for each combination of values in its conditions. */
const MAX_SHAPES = 64;

type Shape = (fetched: Data, outcome: FetchOutcome) => Shaped;

interface Executable {
  node: PlanNode | undefined;
  /** Variables in `@skip` and `@include`. */
  conditions: VariableNode[];
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  shapes: Map<string, Shape>;
}

export interface ExecutorParts extends Planning {
  /** The data source of a subgraph for requests with this context. */
  sourceFor(context: object, subgraph: string): GraphQLDataSource;
  plans: PlanCache;
}

/**
 * Plans operations with Apollo's planner and executes them with less overhead. Returns null for what is left to the
 * gateway: introspection, and names that every object has. Data equal the gateway's; errors say more: see
 * `ResponseErrors`. A query ends early when `context.signal` is aborted.
 */
export function planExecutor(parts: ExecutorParts): (request: Request) => Promise<ExecutionResult> | null {
  const { plans } = parts;
  const executables = new WeakMap<QueryPlan, Executable | 'gateway'>();
  // Plans live as long as their document, so a thousand subscriptions don't evict each other's plans from a cache.
  const planOf = new WeakMap<DocumentNode, QueryPlan>();
  const plainness = new WeakMap<DocumentNode, boolean>();
  const isOurs = (document: DocumentNode): boolean => {
    const found = plainness.get(document) ?? isPlain(document);
    plainness.set(document, found);
    return found;
  };
  const planned = (request: Request): QueryPlan => {
    const key = planKey(request);
    const known = plans.peek(key);
    if (known) return known;
    const plan = parts.planOf(request);
    plans.put(key, plan);
    return plan;
  };
  const executableOf = (request: Request): Executable | 'gateway' => {
    const { document } = request;
    const plan = planOf.get(document) ?? planned(request);
    if (!request.request.operationName) planOf.set(document, plan);
    const found = executables.get(plan) ?? prepared(plan, request);
    executables.set(plan, found);
    return found;
  };
  return (request) => {
    if (!isOurs(request.document)) return null;
    try {
      const executable = executableOf(request);
      return executable === 'gateway' ? null : execute(parts, executable, request);
    } catch (error) {
      return Promise.reject(error as Error);
    }
  };
}

function prepared({ node }: QueryPlan, { document, operation }: Request): Executable | 'gateway' {
  if (!isRunnable(node)) return 'gateway';
  const fragments = document.definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
  return {
    node,
    conditions: conditionVariables([operation, ...fragments]),
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    shapes: new Map(),
  };
}

async function execute(
  { schema, supergraphSchema, sourceFor }: ExecutorParts,
  executable: Executable,
  request: Request,
): Promise<ExecutionResult> {
  const { operation, context } = request;
  let values: Values = {};
  if (operation.variableDefinitions?.length) {
    const { errors, coerced } = getVariableValues(
      schema,
      operation.variableDefinitions,
      request.request.variables ?? {},
    );
    if (errors) return { errors };
    values = coerced;
  }
  checkConditions(executable.conditions, values);
  const shape = shapeFor(schema, executable, request, values);
  const isQuery = operation.operation === OperationTypeNode.QUERY;
  const { data, outcome } = await runPlan(executable.node, {
    supergraphSchema,
    sourceFor,
    request,
    values,
    // Mutations are not canceled: their result may be needed for the `Idempotency-Key`.
    signal: isQuery ? (context as { signal?: AbortSignal }).signal : undefined,
    strict: isQuery ? undefined : strictFields(schema, request),
  });
  const shaped = shape(data, outcome);
  const errors = shaped.errors as ExecutionResult['errors'];
  return errors?.length ? { data: shaped.data, errors } : { data: shaped.data };
}

/**
 * The response keys of a mutation that cannot be null. If one of them fails, the response is `data: null`, which cannot
 * tell the results of later fields: those are not executed.
 */
function strictFields(schema: GraphQLSchema, { operation }: Request): ReadonlySet<string> {
  const fields = schema.getMutationType()?.getFields() ?? {};
  const strict = operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD && isNonNullType(fields[selection.name.value]?.type)
      ? [(selection.alias ?? selection.name).value]
      : [],
  );
  return new Set(strict);
}

function shapeFor(schema: GraphQLSchema, executable: Executable, { operation }: Request, values: Values): Shape {
  const { conditions, fragments, shapes } = executable;
  const key = conditions.map(({ name }) => String(values[name.value])).join();
  const known = shapes.get(key);
  if (known) return known;
  const root = schema.getRootType(operation.operation) as GraphQLObjectType;
  const shape = responseShape({ schema, fragments, values }, operation.selectionSet, root);
  if (shapes.size >= MAX_SHAPES) shapes.clear();
  shapes.set(key, shape);
  return shape;
}

/** The gateway's own cache key of the plan. */
function planKey({ queryHash, request: { operationName } }: Request): string {
  return operationName ? createHash('sha256').update(queryHash).update(operationName).digest('hex') : queryHash;
}

function isPlain(document: DocumentNode): boolean {
  let plain = true;
  visit(document, {
    Field({ name, alias }) {
      if (name.value.startsWith('__') && name.value !== '__typename') plain = false;
      // These names exist on every object.
      if ((alias ?? name).value in Object.prototype) plain = false;
    },
  });
  return plain;
}
