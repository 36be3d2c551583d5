import { snakeCase } from '../camel-keys.js';
import type { JsonSchema } from './json-schema.js';

/** Parts of a rule that say nothing about a value, or that are merged in their own way. */
const MERGED = ['type', 'properties', 'items', 'required', 'additionalProperties', 'description', 'anyOf'];

const typesOf = ({ type }: JsonSchema): string[] => [type ?? []].flat();

/**
 * Adds the limits of a rule to a schema: what a member must match, which members are required. Members of the rule that
 * the schema does not have are left out. The rule wins where both say the same thing.
 */
export function tightened(shape: JsonSchema, rule: JsonSchema): JsonSchema {
  if (shape.anyOf && !shape.properties) return tightenedForms(shape, shape.anyOf, rule);
  const type = commonType(shape, rule);
  const more = Object.fromEntries(Object.entries(rule).filter(([name]) => !MERGED.includes(name)));
  const required = [...new Set([...(shape.required ?? []), ...(rule.required ?? [])])];
  const { properties, items } = rule;
  const all = shape.properties && tightenedAll(shape.properties, properties ?? {});
  const values = (more.enum ?? shape.enum) as unknown[] | undefined;
  return {
    ...shape,
    ...more,
    ...(type && { type }),
    ...(values && {
      enum: type && !typesOf({ type }).includes('null') ? values.filter((one) => one !== null) : values,
    }),
    ...(all && { properties: all }),
    ...(shape.items && items && { items: tightened(shape.items, items) }),
    ...(required.length > 0 && { required }),
    ...(rule.anyOf && { anyOf: rule.anyOf.map((form) => wholeForm(form, all ?? {})) }),
  };
}

/** A form of an object, with everything that is known of the members it names, for tools that read it by itself. */
function wholeForm(form: JsonSchema, known: Record<string, JsonSchema>): JsonSchema {
  if (!form.properties) return form;
  const members = Object.entries(form.properties).map(([name, limits]) => {
    const shape = known[name];
    if (!shape || typeof limits === 'boolean' || limits.type === 'null') return [name, limits];
    const { description: _, ...rest } = tightened(shape, limits);
    return [name, rest];
  });
  return { ...form, properties: Object.fromEntries(members) as Record<string, JsonSchema> };
}

const FOR_NUMBERS = ['minimum', 'maximum', 'multipleOf'];

/** A value of one of several types: each takes the limits that apply to it. */
function tightenedForms(shape: JsonSchema, forms: JsonSchema[], { examples, ...rule }: JsonSchema): JsonSchema {
  const numbers = Object.fromEntries(Object.entries(rule).filter(([name]) => FOR_NUMBERS.includes(name)));
  const texts = Object.fromEntries(Object.entries(rule).filter(([name]) => !FOR_NUMBERS.includes(name)));
  const limited = forms.map((part) => {
    if (rule.type || rule.properties) return suited(part, rule);
    if (part.type === 'string') return { ...part, ...texts };
    return typesOf(part).some((type) => ['number', 'integer'].includes(type)) ? { ...part, ...numbers } : part;
  });
  return { ...shape, ...(examples !== undefined && { examples }), anyOf: limited };
}

/** One of several forms of a value: the rule's items apply to a list, the rest to an object. */
function suited(part: JsonSchema, rule: JsonSchema): JsonSchema {
  if (part.type === 'array' && part.items && rule.properties) return { ...part, items: tightened(part.items, rule) };
  return typesOf(part).some((type) => typesOf(rule).includes(type)) ? tightened(part, rule) : part;
}

function tightenedAll(shapes: Record<string, JsonSchema>, rules: Record<string, JsonSchema>) {
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => [name, rules[name] ? tightened(shape, rules[name]) : shape]),
  );
}

/** A rule may narrow `number` to `integer`, and forbid null. */
function commonType(shape: JsonSchema, rule: JsonSchema): string | string[] | undefined {
  if (!shape.type || !rule.type) return shape.type ?? rule.type;
  const [own, wanted] = [typesOf(shape), typesOf(rule)];
  const common = own.flatMap((type) => {
    if (wanted.includes(type)) return [type];
    return type === 'number' && wanted.includes('integer') ? ['integer'] : [];
  });
  return common.length === 1 ? common[0] : common;
}

/** The rule with the names that its members have in `/v1`. */
export function inSnakeCase(rule: JsonSchema): JsonSchema {
  const { properties, items, required, anyOf } = rule;
  return {
    ...rule,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [snakeCase(name), inSnakeCase(inner)]),
      ),
    }),
    ...(items && { items: inSnakeCase(items) }),
    ...(anyOf && { anyOf: anyOf.map(inSnakeCase) }),
    ...(required && { required: required.map(snakeCase) }),
  };
}
