import {
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { type Values, isIncluded } from './conditions.js';
import type { FetchOutcome } from './fetch-outcome.js';
import { type Data, isObject } from './merge-data.js';
import { ResponseErrors } from './response-errors.js';

/** Marks a null where the schema does not allow one: the parent becomes null. */
const INVALID = Symbol('invalid');
type Complete = (value: unknown, walk: Walk) => unknown;

/** The first walk through the data only notices that something is wrong; a second one then collects the errors. */
interface Walk {
  isBroken: boolean;
  errors: ResponseErrors | null;
}

interface Field {
  key: string;
  complete: Complete | 'typename';
}
/** A selection and the type it applies to. */
interface Part {
  set: SelectionSetNode;
  type: GraphQLCompositeType;
}
export interface ShapeSource {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Values of the variables in conditions. */
  values: Values;
}

export interface Shaped {
  data: Data | null;
  errors: unknown[];
}

/**
 * Shapes the fetched data into the client's response: members in the requested order and under the requested names,
 * without the keys and type names added for planning. Values that violate the schema become null, with an error, and
 * nulls propagate to the nearest nullable parent.
 */
export function responseShape(source: ShapeSource, set: SelectionSetNode, root: GraphQLCompositeType) {
  const complete = objectOf(source, root, [{ set, type: root }], 'the response');
  return (fetched: Data, outcome: FetchOutcome): Shaped => {
    if (outcome.failures.length === 0) {
      const walk: Walk = { isBroken: false, errors: null };
      const data = complete(fetched, walk) as Data | null;
      if (!walk.isBroken && outcome.errors.length === 0) return { data, errors: [] };
    }
    const errors = new ResponseErrors(outcome);
    const data = complete(fetched, { isBroken: false, errors }) as Data | null;
    return { data, errors: errors.within(data) };
  };
}

/** Null for a value that violates the schema. */
function violation(walk: Walk, problem: string): null {
  walk.isBroken = true;
  walk.errors?.violation(problem);
  return null;
}

function objectOf(source: ShapeSource, type: GraphQLCompositeType, parts: Part[], place: string): Complete {
  const fieldsOfType = new Map<string, Field[]>();
  const { schema } = source;
  return (value, walk) => {
    if (!isObject(value)) return violation(walk, `Invalid value for ${place}.`);
    const runtime = value.__typename ? schema.getType(value.__typename as string) : type;
    if (!isCompositeType(runtime)) return violation(walk, `Invalid type name for ${place}.`);
    let fields = fieldsOfType.get(runtime.name);
    if (!fields) fieldsOfType.set(runtime.name, (fields = fieldsOf(source, runtime, parts)));
    return pick(schema, runtime, value, fields, walk);
  };
}

function pick(
  schema: GraphQLSchema,
  runtime: GraphQLCompositeType,
  value: Data,
  fields: Field[],
  walk: Walk,
): Data | null {
  const output: Data = {};
  for (const { key, complete } of fields) {
    if (complete === 'typename') {
      const given = value[key] ?? value.__typename;
      const type = (typeof given === 'string' && schema.getType(given)) || runtime;
      if (!isObjectType(type)) return violation(walk, `Missing type name of ${runtime.name}.`);
      output[key] = type.name;
      continue;
    }
    const completed = walk.errors
      ? pickNoting(walk.errors, value, key, complete, walk)
      : complete(value[key] ?? null, walk);
    if (completed === INVALID) return null;
    output[key] = completed;
  }
  return output;
}

/** Completes a member and notes the errors in it. */
function pickNoting(errors: ResponseErrors, owner: Data, key: string, complete: Complete, walk: Walk): unknown {
  const given = owner[key];
  errors.path.push(key);
  if (given === undefined) errors.missing(owner, key);
  errors.isQuiet = given === undefined && errors.isAbsent(owner);
  const completed = complete(given ?? null, walk);
  errors.isQuiet = false;
  errors.path.pop();
  return completed;
}

/** Collects the fields that apply to a type, merging those with the same response key. */
function fieldsOf(source: ShapeSource, runtime: GraphQLCompositeType, parts: Part[]): Field[] {
  const found = new Map<string, { type: GraphQLOutputType | null; parts: Part[] }>();
  const collect = ({ set, type }: Part): void => {
    for (const selection of set.selections) {
      if (!isIncluded(selection, source.values)) continue;
      if (selection.kind !== Kind.FIELD) {
        const fragment =
          selection.kind === Kind.FRAGMENT_SPREAD ? source.fragments.get(selection.name.value) : selection;
        const condition = fragment?.typeCondition ? source.schema.getType(fragment.typeCondition.name.value) : type;
        if (fragment && isCompositeType(condition) && applies(source.schema, condition, runtime)) {
          collect({ set: fragment.selectionSet, type: condition });
        }
        continue;
      }
      const key = selection.alias?.value ?? selection.name.value;
      const field = found.get(key) ?? { type: fieldType(type, selection.name.value), parts: [] };
      found.set(key, field);
      const below = field.type && getNamedType(field.type);
      if (selection.selectionSet && isCompositeType(below)) {
        const own = getNamedType(fieldType(type, selection.name.value) as GraphQLOutputType);
        field.parts.push({ set: selection.selectionSet, type: own as GraphQLCompositeType });
      }
    }
  };
  parts.forEach(collect);
  return [...found].map(([key, { type, parts: below }]) => ({
    key,
    complete: type ? completeOf(source, type, below, `${runtime.name}.${key}`) : 'typename',
  }));
}

/** Null for `__typename`. */
function fieldType(parent: GraphQLCompositeType, name: string): GraphQLOutputType | null {
  const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
  return field?.type ?? null;
}

function applies(schema: GraphQLSchema, condition: GraphQLCompositeType, runtime: GraphQLCompositeType): boolean {
  if (condition === runtime) return true;
  return (
    isAbstractType(condition) &&
    (isObjectType(runtime) || isInterfaceType(runtime)) &&
    schema.isSubType(condition, runtime)
  );
}

function completeOf(source: ShapeSource, type: GraphQLOutputType, parts: Part[], place: string): Complete {
  if (isNonNullType(type)) {
    const complete = completeOf(source, type.ofType, parts, place);
    return (value, walk) => {
      const completed = complete(value, walk) ?? null;
      if (completed !== null) return completed;
      violation(walk, `Cannot return null for non-nullable ${place}.`);
      return INVALID;
    };
  }
  if (isListType(type)) return listOf(completeOf(source, type.ofType, parts, place), place);
  if (isLeafType(type)) {
    const fits = fitting(type);
    return (value, walk) => (value === null || fits(value) ? value : violation(walk, `Invalid value for ${place}.`));
  }
  const complete = objectOf(source, type as GraphQLCompositeType, parts, place);
  return (value, walk) => (value === null ? null : complete(value, walk));
}

function listOf(complete: Complete, place: string): Complete {
  return (value, walk) => {
    if (value === null) return null;
    if (!Array.isArray(value)) return violation(walk, `Invalid value for ${place}: not a list.`);
    const completed = value.map((item: unknown, index) => {
      walk.errors?.path.push(index);
      const done = complete(item ?? null, walk);
      walk.errors?.path.pop();
      return done;
    });
    return completed.includes(INVALID) ? null : completed;
  };
}

/** Valid serialized values of a leaf type; values of custom scalars are not checked. */
function fitting(type: GraphQLLeafType): (value: unknown) => boolean {
  if (isEnumType(type)) return (value) => typeof value === 'string' && type.getValue(value) !== undefined;
  if (!isSpecifiedScalarType(type)) return () => true;
  switch (type.name) {
    case 'Boolean':
      return (value) => typeof value === 'boolean';
    case 'Int':
      return isWhole;
    case 'Float':
      return (value) => Number.isFinite(value);
    case 'ID':
      return (value) => typeof value === 'string' || isWhole(value);
    default:
      return (value) => typeof value === 'string';
  }
}

/** IDs that consist of digits only. */
function isWhole(value: unknown): boolean {
  return Number.isInteger(value) && Math.abs(value as number) < 1e21;
}
