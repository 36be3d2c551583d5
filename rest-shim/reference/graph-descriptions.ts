import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
  type ValueNode,
  getNamedType,
  isInputObjectType,
  parse,
} from 'graphql';
import { snakeCase } from '../camel-keys.js';
import type { Route, RouteInput } from '../route.js';
import type { JsonSchema } from './json-schema.js';
import { moneyTexts } from './money-texts.js';

type Described = GraphQLArgument | GraphQLInputField;

/** Unique markers for the members of a request, by path; a marker identifies its member wherever it ends up. */
class Marks {
  readonly paths = new Map<unknown, string[]>();

  /** A value of this shape, consisting of markers. */
  of(shape: JsonSchema, path: string[]): unknown {
    const { anyOf, type, properties, items } = shape;
    if (anyOf) return this.of(anyOf[0]!, path);
    if (properties)
      return Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, this.of(inner, [...path, name])]),
      );
    if (items) return [this.of(items, path)];
    const isNumber = [type].flat().some((one) => one === 'number' || one === 'integer');
    const at = 800_000_001 + this.paths.size;
    const mark = isNumber ? at : `~${at}~`;
    this.paths.set(mark, path);
    return mark;
  }
}

/**
 * Descriptions of request members from the GraphQL schema, by dotted path: runs markers through the route's `variables`;
 * each member gets the description of the argument or input field where its marker ends up.
 */
export function graphDescriptions(row: Route, schema: GraphQLSchema, body: JsonSchema, query: string[]) {
  const found = new Map<string, string>();
  const texts = moneyTexts(schema);
  const parameters = Object.fromEntries([...query, ...paramsOf(row)].map((name) => [name, { type: 'string' }]));
  for (const name of [null, ...Object.keys(parameters)]) {
    const marks = new Marks();
    const given = name ? {} : (marks.of(body, []) as RouteInput['body']);
    const value = name ? { [name]: marks.of({ type: 'string' }, [name]) as string } : {};
    const variables = variablesOf(row, { params: value, query: value, body: given });
    for (const [argument, node] of argumentsOf(row, schema))
      note(valueOf(node, variables), [argument], { marks, texts, found });
  }
  return found;
}

/** A route may fail on markers where it expects a date or a number. */
function variablesOf(row: Route, input: RouteInput): Record<string, unknown> {
  try {
    return row.variables?.(input) ?? {};
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return {};
    throw error;
  }
}

/** The parameters in a route's path. */
export function paramsOf({ path }: Route): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
}

function argumentsOf({ operation }: Route, schema: GraphQLSchema): [Described, ValueNode][] {
  const { definitions } = parse(operation);
  return definitions.flatMap((part) => {
    if (part.kind !== Kind.OPERATION_DEFINITION) return [];
    const fields = schema.getRootType(part.operation)!.getFields();
    return fieldsOf(part.selectionSet).flatMap(({ name, arguments: given = [] }) =>
      given.flatMap((one): [Described, ValueNode][] => {
        const argument = fields[name.value]!.args.find((known) => known.name === one.name.value);
        return argument ? [[argument, one.value]] : [];
      }),
    );
  });
}

const fieldsOf = ({ selections }: SelectionSetNode) =>
  selections.flatMap((node) => (node.kind === Kind.FIELD ? [node] : []));

function valueOf(node: ValueNode, variables: Record<string, unknown>): unknown {
  if (node.kind === Kind.VARIABLE) return variables[node.name.value];
  if (node.kind !== Kind.OBJECT) return undefined;
  return Object.fromEntries(node.fields.map(({ name, value }) => [name.value, valueOf(value, variables)]));
}

interface Notes {
  marks: Marks;
  texts: ReturnType<typeof moneyTexts>;
  found: Map<string, string>;
}

/** Walks a value along the GraphQL input types to find markers and their fields. */
function note(value: unknown, trail: Described[], notes: Notes): void {
  if (Array.isArray(value)) for (const item of value) note(item, trail, notes);
  else if (typeof value === 'object' && value !== null) {
    const type = getNamedType(trail.at(-1)!.type);
    if (!isInputObjectType(type)) return;
    const fields = type.getFields();
    const texts = notes.texts.get(trail.at(-1)) ?? {};
    for (const [name, inner] of Object.entries(value)) {
      const field = fields[name];
      const described = field && texts[name] ? { ...field, description: texts[name] } : field;
      if (described) note(inner, [...trail, described], notes);
    }
  } else noteMark(notes.marks.paths.get(value), trail, notes.found);
}

function noteMark(path: string[] | undefined, trail: Described[], found: Map<string, string>): void {
  if (!path) return;
  for (let up = 0; up < path.length && up < trail.length; up += 1) {
    const described = trail.at(-1 - up)!;
    if (up > 0 && snakeCase(described.name) !== path.at(-1 - up)) return;
    const key = path.slice(0, path.length - up).join('.');
    if (described.description && !found.has(key)) found.set(key, described.description.trim());
  }
}
