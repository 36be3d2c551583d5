import type { GraphQLSchema } from 'graphql';
import type { Route, RouteInput } from '../route.js';
import { type JsonSchema, merged } from './json-schema.js';
import { Sample, type Variant } from './sample.js';

const FULL: Variant = { leaves: true, depth: Infinity, flag: true, word: null };

const VARIANTS: Variant[] = [
  FULL,
  { ...FULL, flag: false },
  { ...FULL, leaves: false },
  ...[1, 2, 3, 4, 5].flatMap((depth) => [
    { ...FULL, depth },
    { ...FULL, depth, leaves: false },
    { ...FULL, depth, leaves: false, flag: false },
  ]),
  ...[0, 1, 2, 3].map((word) => ({ ...FULL, word })),
];

/**
 * Derives the JSON Schema of a route's response: runs samples of its operation's data through its `answer`, and describes
 * the result by the GraphQL fields it came from. Throws if even complete data gives no response.
 */
export function answerSchema(row: Route, schema: GraphQLSchema): JsonSchema {
  let told: JsonSchema | null = null;
  for (const [n, variant] of VARIANTS.entries())
    for (const body of bodiesOf(row)) {
      const sample = new Sample(schema, row.operation, variant);
      const shape = shapeOf(answered(row, sample, body, n === 0), sample, row.nullable ?? []);
      if (shape) told = told ? merged(told, shape) : shape;
    }
  const { addedProperties } = row;
  return addedProperties ? { ...told, properties: { ...told!.properties, ...addedProperties } } : told!;
}

/** Sparse data may give no response, if the route relies on missing members. */
function answered(row: Route, sample: Sample, body: RouteInput['body'], must: boolean): unknown {
  const params = Object.fromEntries([...row.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'text']));
  try {
    return row.answer(sample.data, { params, query: {}, body });
  } catch (error) {
    if (must && !(error instanceof TypeError)) throw error;
    return null;
  }
}

/** Empty bodies: some routes respond differently to a list than to a single item. */
function bodiesOf({ body }: Route): RouteInput['body'][] {
  const read = [{}, [{}]].flatMap((given) => body?.safeParse(given).data ?? []) as RouteInput['body'][];
  return read.length > 0 ? read : [{}];
}

/** null for null. */
function shapeOf(value: unknown, sample: Sample, nullable: string[], name = ''): JsonSchema | null {
  if (value === null || value === undefined) return nullable.includes(name) ? { type: 'null' } : null;
  const mark = sample.marks.get(value);
  if (Array.isArray(value)) {
    const items = (value as unknown[]).flatMap((item): JsonSchema[] => {
      const shape = shapeOf(item, sample, nullable, name);
      return shape ? [shape] : [];
    });
    return { type: 'array', ...mark, ...(items.length > 0 && { items: items.reduce(merged) }) };
  }
  if (typeof value === 'object') return mark?.type ? mark : { ...objectShape(value, sample, nullable), ...mark };
  // Free-form members of the caller.
  if (mark && !mark.type) return {};
  const known = mark ?? sample.named.get(name);
  return known?.type === jsonType(value, known) ? known : { type: jsonType(value, known) };
}

function jsonType(value: unknown, known: JsonSchema | undefined): string {
  return typeof value === 'number' && known?.type === 'integer' ? 'integer' : typeof value;
}

function objectShape(value: object, sample: Sample, nullable: string[]): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  let rest: JsonSchema | null = null;
  let names: JsonSchema | undefined;
  for (const [name, inner] of Object.entries(value)) {
    const shape = shapeOf(inner, sample, nullable, name);
    if (!shape) continue;
    const key = sample.marks.get(name);
    if (key) [names, rest] = [key, shape];
    else properties[name] = shape;
  }
  const required = Object.keys(properties);
  return {
    type: 'object',
    ...(required.length > 0 && { properties, required }),
    ...(rest && { additionalProperties: rest }),
    ...(names?.enum && { propertyNames: { enum: names.enum } }),
  };
}
