import { createHash } from 'node:crypto';
import type { GraphQLDataSource } from '@apollo/gateway';
import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type VariableDefinitionNode,
  getVariableValues,
  isObjectType,
  visit,
} from 'graphql';
import type { Data } from './merge-data.js';
import {
  type PlanCache,
  type PlanNode,
  type QueryPlan,
  type Request,
  type Requirement,
  isRunnable,
} from './query-plan.js';
import { responseShape } from './response-shape.js';
import { runPlan } from './run-plan.js';

interface Executable {
  node: PlanNode | undefined;
  variableDefinitions: readonly VariableDefinitionNode[];
  shape: (fetched: Data) => Data | null;
}

/**
 * Runs the gateway's plans with less work than the gateway does: an operation is planned and executed by the gateway
 * once, and from then on here. Gives null for what only the gateway can do (a plan not yet made, `@skip` and `@include`,
 * introspection, other kinds of plan nodes). Answers what the gateway would, save for spans and extensions.
 */
export function planExecutor(
  schema: GraphQLSchema,
  sources: ReadonlyMap<string, GraphQLDataSource>,
  plans: PlanCache,
): (request: Request) => Promise<ExecutionResult> | null {
  const executables = new WeakMap<QueryPlan, Executable | 'gateway'>();
  // Whoever holds a document holds its plan: a thousand subscriptions don't push each other's out of the cache.
  const planOf = new WeakMap<DocumentNode, QueryPlan>();
  return (request) => {
    const plan = planOf.get(request.document) ?? plans.peek(planKey(request));
    if (!plan) return null;
    if (!request.request.operationName) planOf.set(request.document, plan);
    let executable = executables.get(plan);
    if (!executable) {
      executable = executableOf(schema, plan, request) ?? 'gateway';
      executables.set(plan, executable);
    }
    return executable === 'gateway' ? null : execute(schema, executable, sources, request);
  };
}

async function execute(
  schema: GraphQLSchema,
  { node, variableDefinitions, shape }: Executable,
  sources: ReadonlyMap<string, GraphQLDataSource>,
  request: Request,
): Promise<ExecutionResult> {
  if (variableDefinitions.length > 0) {
    const { errors } = getVariableValues(schema, variableDefinitions, request.request.variables ?? {});
    if (errors) return { errors };
  }
  const { data, errors } = await runPlan(node, sources, request);
  const shaped = shape(data);
  return errors.length > 0 ? { data: shaped, errors: errors as ExecutionResult['errors'] } : { data: shaped };
}

/** The key under which the gateway keeps the plan. */
function planKey({ queryHash, request: { operationName } }: Request): string {
  return operationName ? createHash('sha256').update(queryHash).update(operationName).digest('hex') : queryHash;
}

function executableOf(schema: GraphQLSchema, { node }: QueryPlan, { document, operation }: Request): Executable | null {
  const root = schema.getRootType(operation.operation);
  if (!root || !isRunnable(node) || !isPlain(document) || !hasPlainRequirements(schema, node)) return null;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const part of document.definitions)
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);
  return {
    node,
    variableDefinitions: operation.variableDefinitions ?? [],
    shape: responseShape({ schema, fragments }, operation.selectionSet, root),
  };
}

function isPlain(document: DocumentNode): boolean {
  let plain = true;
  visit(document, {
    Directive({ name }) {
      if (name.value === 'skip' || name.value === 'include') plain = false;
    },
    Field({ name, alias }) {
      if (name.value.startsWith('__') && name.value !== '__typename') plain = false;
      // Such names would be found on every object.
      if ((alias ?? name).value in Object.prototype) plain = false;
    },
  });
  return plain;
}

/** Whether entities are told apart by the types of objects only; the API schema knows all of those. */
function hasPlainRequirements(schema: GraphQLSchema, node: PlanNode | undefined): boolean {
  const isPlainOne = (required: Requirement): boolean =>
    required.kind === 'Field'
      ? (required.selections ?? []).every(isPlainOne)
      : isObjectType(schema.getType(required.typeCondition ?? '')) && required.selections.every(isPlainOne);
  if (!node) return true;
  if (node.kind === 'Fetch') return (node.requires ?? []).every(isPlainOne);
  return (node.kind === 'Flatten' ? [node.node] : node.nodes).every((next) => hasPlainRequirements(schema, next));
}
