import { type DocumentNode, Kind, type TypeNode, visit } from 'graphql';

/** Costs kept for each document. */
const MAX_COSTS = 64;
/** Arguments that multiply the cost, of fields, and that of `@skip` and `@include`. */
export const SIZES = ['size', 'limit', 'first', 'last'] as const;
const WITH_EFFECT: ReadonlySet<string> = new Set([...SIZES, 'if']);

interface Question {
  document: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string | null;
}

interface Costs {
  limits: object;
  /** Variables that can change the cost. */
  names: string[];
  byValues: Map<string, number>;
}

const costsOf = new WeakMap<DocumentNode, Costs>();

/**
 * The cost of an operation, computed once for each document and values of the variables that can change it. A cost of 0
 * belongs to variables that are invalid, so it is not kept for others.
 */
export function knownCost(
  { document, variables = {}, operationName }: Question,
  limits: object,
  compute: () => number,
) {
  const costs = costsOf.get(document) ?? { limits, names: namesIn(document), byValues: new Map() };
  costsOf.set(document, costs);
  const values = costs.names.map((name) => variables[name]);
  // Lists and objects may be long.
  if (costs.limits !== limits || values.some((value) => typeof value === 'object')) return compute();
  const key = JSON.stringify([operationName ?? '', ...values.map((value) => [typeof value, value])]);
  const known = costs.byValues.get(key);
  if (known !== undefined) return known;
  const cost = compute();
  if (costs.byValues.size >= MAX_COSTS) costs.byValues.clear();
  if (cost > 0) costs.byValues.set(key, cost);
  return cost;
}

/** The length of a list has an effect, too. */
function namesIn(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    VariableDefinition({ variable, type }) {
      if (isList(type)) names.add(variable.name.value);
    },
    Argument({ name, value }) {
      if (value.kind === Kind.VARIABLE && WITH_EFFECT.has(name.value)) names.add(value.name.value);
    },
  });
  return [...names];
}

function isList(type: TypeNode): boolean {
  return type.kind === Kind.LIST_TYPE || (type.kind === Kind.NON_NULL_TYPE && isList(type.type));
}
