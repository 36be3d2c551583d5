import { type JsonSchema, createGeneratorSync } from 'json-schema-faker';

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: JsonSchema;
}

interface Operation {
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
}

export interface Described {
  paths: Record<string, Record<string, Operation>>;
}

export interface Generated {
  /** As in the route table: `GET /accounts/:id`. */
  operation: string;
  method: string;
  path: string;
  body?: unknown;
}

/** Values of the formats that a generator cannot invent: they name something outside of the document. */
const FORMATS = {
  // Nothing listens there.
  uri: () => 'http://127.0.0.1:9/hook',
};

/** Upper limits that are longer than a request needs: the generator would fill them. */
const LONGEST: Record<string, number> = { maxLength: 60, maxItems: 3 };

/** The schema with short texts and lists. What it allows, the original allows too. */
function small<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(small) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const members = Object.entries(schema).map(([name, value]) => {
    const longest = typeof value === 'number' ? LONGEST[name] : undefined;
    return [name, longest === undefined ? small(value as unknown) : Math.min(value as number, longest)];
  });
  return Object.fromEntries(members) as T;
}

const OPTIONALS = [0, 0.15, 0.3, 0.5];

/**
 * Generates `count` requests per operation, valid by the document and the same for the same seed. `known` returns the
 * ID of an existing record for a parameter or a member, such as `listing.id`; null if it names none.
 */
export function generatedRequests(
  { paths }: Described,
  count: number,
  known: (operation: string, name: string) => string | null,
): Generated[] {
  let seed = 0;
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => {
      const operation = `${method.toUpperCase()} ${template.replace(/\{(\w+)\}/g, ':$1')}`;
      return Array.from({ length: count }, (_, n) => {
        seed += 1;
        return generated(operation, described, { seed, share: OPTIONALS[n % OPTIONALS.length]!, known });
      });
    }),
  );
}

interface Choice {
  seed: number;
  /** Share of the optional members that are sent. */
  share: number;
  known(operation: string, name: string): string | null;
}

function generated(operation: string, { parameters, requestBody }: Operation, choice: Choice): Generated {
  const { generate } = createGeneratorSync({
    seed: choice.seed * 1000,
    optionalsProbability: choice.share,
    useExamplesValue: true,
    formats: FORMATS,
    maxDateTime: '2039-12-31T00:00:00Z',
  });
  const own = parameters.filter(({ $ref }) => !$ref);
  const shapes = {
    type: 'object',
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  };
  const given = withKnown(generate(small(shapes)), operation, choice) as Record<string, unknown>;
  const [method, template] = operation.split(' ') as [string, string];
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const query = own.filter((one) => one.in === 'query' && given[one.name] !== undefined);
  const search = new URLSearchParams(query.map(({ name }) => [name, String(given[name])])).toString();
  const schema = requestBody?.content['application/json']!.schema;
  return {
    operation,
    method,
    path: search ? `${path}?${search}` : path,
    ...(schema && { body: withKnown(generate(small(schema)), operation, choice) }),
  };
}

/** The value with the IDs of existing records in place of generated ones. */
function withKnown(value: unknown, operation: string, choice: Choice, within = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withKnown(item, operation, choice, within));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const id = typeof inner === 'string' ? choice.known(operation, within + name) : null;
      return [name, id ?? withKnown(inner, operation, choice, `${within}${name}.`)];
    }),
  );
}
