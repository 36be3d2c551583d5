/** The JSON Schema keywords of our documents; another one is an error, so that none is skipped. */
const KNOWN = new Set([
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'anyOf',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'title',
  'examples',
  'dependentRequired',
  'multipleOf',
  'not',
  'description',
]);

export type Schema = Record<string, unknown>;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

function isOfType(value: unknown, types: unknown[]): boolean {
  const type = typeOf(value);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** Where a value breaks a JSON Schema, as `path: reason`; empty if it fits. Bounds and patterns are not checked. */
export function schemaProblems(schema: Schema | boolean, value: unknown, path = '$'): string[] {
  if (typeof schema === 'boolean') return schema ? [] : [`${path}: not allowed`];
  const strange = Object.keys(schema).filter((word) => !KNOWN.has(word));
  if (strange.length > 0) return [`${path}: the schema says ${strange.join(', ')}`];
  if (schema.anyOf) {
    const { anyOf, ...rest } = schema;
    const tried = (anyOf as Schema[]).map((part) => schemaProblems(part, value, path));
    if (tried.every((problems) => problems.length > 0)) return tried.flat();
    return schemaProblems(rest, value, path);
  }
  if (schema.const !== undefined && schema.const !== value) return [`${path}: not ${String(schema.const)}`];
  const types = [schema.type].flat().filter(Boolean);
  if (types.length > 0 && !isOfType(value, types)) return [`${path}: ${typeOf(value)}, not ${types.join(' or ')}`];
  if (schema.enum && !(schema.enum as unknown[]).includes(value)) return [`${path}: not a word of the enum`];
  if (schema.format === 'date-time' && typeof value === 'string' && Number.isNaN(Date.parse(value)))
    return [`${path}: no moment`];
  if (Array.isArray(value))
    return value.flatMap((item, n) =>
      schema.items ? schemaProblems(schema.items as Schema, item, `${path}[${n}]`) : [],
    );
  return typeof value === 'object' && value !== null ? membersProblems(schema, value as Schema, path) : [];
}

function membersProblems(schema: Schema, value: Schema, path: string): string[] {
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  const rest = schema.additionalProperties;
  const missing = ((schema.required ?? []) as string[]).filter((name) => !(name in value));
  const names = (schema.propertyNames as Schema | undefined)?.enum as string[] | undefined;
  return [
    ...missing.map((name) => `${path}.${name}: missing`),
    ...Object.entries(value).flatMap(([name, inner]) => {
      if (Object.hasOwn(properties, name)) return schemaProblems(properties[name]!, inner, `${path}.${name}`);
      if (names && !names.includes(name)) return [`${path}.${name}: not a name that is allowed`];
      return typeof rest === 'object' ? schemaProblems(rest as Schema, inner, `${path}.${name}`) : [];
    }),
  ];
}

/** Members of a value, by their path, that a schema does not define. */
export function untold(schema: Schema, value: unknown, path = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => untold((schema.items ?? {}) as Schema, item, `${path}[]`));
  if (typeof value !== 'object' || value === null || schema.additionalProperties) return [];
  const properties = (schema.properties ?? {}) as Record<string, Schema>;
  return Object.entries(value).flatMap(([name, inner]) =>
    Object.hasOwn(properties, name) ? untold(properties[name]!, inner, `${path}.${name}`) : [`${path}.${name}`],
  );
}
