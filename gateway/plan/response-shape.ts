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
import { type Data, isObject } from './merge-data.js';

/** Marks a null where the schema does not allow one: the parent becomes null. */
const INVALID = Symbol('invalid');
type Complete = (value: unknown) => unknown;

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
}

/**
 * Shapes the fetched data into the client's response: members in the requested order and under the requested names,
 * without the keys and type names added for planning. Values that violate the schema become null, and nulls propagate to
 * the nearest nullable parent.
 */
export function responseShape(source: ShapeSource, set: SelectionSetNode, root: GraphQLCompositeType) {
  const complete = objectOf(source, root, [{ set, type: root }]);
  return (fetched: Data): Data | null => complete(fetched) as Data | null;
}

function objectOf(source: ShapeSource, type: GraphQLCompositeType, parts: Part[]): Complete {
  const fieldsOfType = new Map<string, Field[]>();
  const { schema } = source;
  return (value) => {
    if (!isObject(value)) throw new Error(`A subgraph did not return an object for ${type.name}.`);
    const runtime = value.__typename ? schema.getType(value.__typename as string) : type;
    if (!isCompositeType(runtime)) return null;
    let fields = fieldsOfType.get(runtime.name);
    if (!fields) fieldsOfType.set(runtime.name, (fields = fieldsOf(source, runtime, parts)));
    return pick(schema, runtime, value, fields);
  };
}

function pick(schema: GraphQLSchema, runtime: GraphQLCompositeType, value: Data, fields: Field[]): Data | null {
  const output: Data = {};
  for (const { key, complete } of fields) {
    if (complete === 'typename') {
      const given = value[key] ?? value.__typename;
      const type = (typeof given === 'string' && schema.getType(given)) || runtime;
      if (!isObjectType(type)) return null;
      output[key] = type.name;
      continue;
    }
    const completed = complete(value[key] ?? null);
    if (completed === INVALID) return null;
    output[key] = completed;
  }
  return output;
}

/** Collects the fields that apply to a type, merging those with the same response key. */
function fieldsOf(source: ShapeSource, runtime: GraphQLCompositeType, parts: Part[]): Field[] {
  const found = new Map<string, { type: GraphQLOutputType | null; parts: Part[] }>();
  const collect = ({ set, type }: Part): void => {
    for (const selection of set.selections) {
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
    complete: type ? completeOf(source, type, below) : 'typename',
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

function completeOf(source: ShapeSource, type: GraphQLOutputType, parts: Part[]): Complete {
  if (isNonNullType(type)) {
    const complete = completeOf(source, type.ofType, parts);
    return (value) => complete(value) ?? INVALID;
  }
  if (isListType(type)) return listOf(completeOf(source, type.ofType, parts));
  if (isLeafType(type)) {
    const fits = fitting(type);
    return (value) => (value !== null && fits(value) ? value : null);
  }
  const complete = objectOf(source, type as GraphQLCompositeType, parts);
  return (value) => (value === null ? null : complete(value));
}

function listOf(complete: Complete): Complete {
  return (value) => {
    if (value === null) return null;
    if (!Array.isArray(value)) throw new Error('A subgraph did not return a list.');
    const completed = value.map((item: unknown) => complete(item ?? null));
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
