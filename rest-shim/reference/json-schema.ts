/** The parts of JSON Schema (2020-12) that the reference uses. */
export interface JsonSchema {
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  [other: string]: unknown;
}

const typesOf = ({ type }: JsonSchema): string[] => (Array.isArray(type) ? type : type ? [type] : []);

/** Merges two schemas: members of both, required only if required in both. The more specific schema of a value wins. */
export function merged(one: JsonSchema, other: JsonSchema): JsonSchema {
  if (Object.keys(one).length === 0) return other;
  if (Object.keys(other).length === 0) return one;
  const types = [...new Set([...typesOf(one), ...typesOf(other)])];
  if (types.length > 1) return ofSeveralTypes(one, other, types);
  if (types[0] === 'object') return mergedObjects(one, other);
  const [rich, poor] = one.description || one.enum ? [one, other] : [other, one];
  const items = one.items && other.items ? merged(one.items, other.items) : (one.items ?? other.items);
  return { ...poor, ...rich, ...(items && { items }) };
}

function ofSeveralTypes(one: JsonSchema, other: JsonSchema, types: string[]): JsonSchema {
  const known = types.includes('integer') ? types.filter((type) => type !== 'number') : types;
  const type = known.length > 1 ? known : known[0];
  const values = one.enum ?? other.enum;
  return {
    ...other,
    ...one,
    type,
    ...(values && { enum: [...new Set(types.includes('null') ? [...values, null] : values)] }),
  };
}

function mergedObjects(one: JsonSchema, other: JsonSchema): JsonSchema {
  const properties: Record<string, JsonSchema> = { ...one.properties };
  for (const [name, member] of Object.entries(other.properties ?? {}))
    properties[name] = properties[name] ? merged(properties[name], member) : member;
  // Free-form names that came from a sample.
  const free = one.propertyNames?.enum ?? other.propertyNames?.enum ?? [];
  for (const name of free) delete properties[name as string];
  const required = one.required?.filter((name) => other.required?.includes(name) && !free.includes(name));
  const known = Object.keys(properties).length > 0;
  return {
    ...other,
    ...one,
    properties: known ? properties : undefined,
    ...(required && { required: required.length > 0 ? required : undefined }),
  };
}
