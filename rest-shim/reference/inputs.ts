import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import type { Route, RouteInput } from '../route.js';
import { graphDescriptions, paramsOf } from './graph-descriptions.js';
import type { JsonSchema } from './json-schema.js';
import { PARAMETERS } from './parameters.js';
import { type InputRules, rulesOf } from './rules.js';
import { inSnakeCase, tightened } from './tighten.js';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
}

export interface Inputs {
  parameters: Parameter[];
  /** null if the operation has no body. */
  body: JsonSchema | null;
}

/**
 * Inputs of an operation: path parameters, query parameters and body, with their schemas. Throws if a parameter has no
 * description.
 */
export function inputsOf(row: Route, schema: GraphQLSchema, inputRules: InputRules): Inputs {
  const rules = rulesOf(`${row.method.toUpperCase()} ${row.path}`, inputRules);
  const told = row.toldBody ?? row.body;
  const body = told ? jsonSchemaOf(told) : null;
  const checked = row.query ? jsonSchemaOf(row.query) : {};
  const names = [...new Set([...Object.keys(checked.properties ?? {}), ...queryNames(row, body ?? {})])];
  const words = graphDescriptions(row, schema, body ?? {}, names);
  const inPath = row.params ? jsonSchemaOf(row.params).properties : undefined;
  const parameter = (name: string, place: 'path' | 'query', shape: JsonSchema, required: boolean): Parameter => {
    const known = PARAMETERS[`${row.path.split('/')[1]} ${name}`] ?? PARAMETERS[name];
    const description = known?.[0] ?? words.get(name);
    if (!description) throw new Error(`${row.method} ${row.path}: ${name} has no description`);
    const limits = rules.flatMap(({ parameters = {} }): JsonSchema[] => (parameters[name] ? [parameters[name]] : []));
    const own: JsonSchema = { ...shape, ...known?.[1] };
    const needed = required || rules.some((rule) => rule.needed?.includes(name));
    return { name, in: place, required: needed, description, schema: limits.reduce(tightened, withoutNull(own)) };
  };
  const text = { type: 'string' };
  const described = (shape: JsonSchema) => withDescriptions(shape, words, []);
  return {
    parameters: [
      ...paramsOf(row).map((name) => parameter(name, 'path', inPath?.[name] ?? text, true)),
      ...names.map((name) =>
        parameter(name, 'query', checked.properties?.[name] ?? text, checked.required?.includes(name) ?? false),
      ),
    ],
    body: body && rules.reduce((shape, { body: rule }) => (rule ? tightened(shape, rule) : shape), described(body)),
  };
}

/** Finds query parameters that a route uses without a schema, by observing which ones it reads. */
function queryNames(row: Route, body: JsonSchema): string[] {
  const read = new Set<string>();
  const query = new Proxy({} as RouteInput['query'], {
    get: (_, name) => void (typeof name === 'string' && read.add(name)),
  });
  for (const given of [{}, emptyOf(body)])
    try {
      row.variables?.({ params: {}, query, body: given });
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  return [...read];
}

/** The checks of the subgraphs, as JSON Schema with the names of `/v1`. */
export function rulesFrom(checks: Record<string, z.ZodType>): InputRules {
  return Object.fromEntries(Object.entries(checks).map(([name, check]) => [name, inSnakeCase(jsonSchemaOf(check))]));
}

/** A path or a query cannot hold null. */
function withoutNull({ type, anyOf, ...rest }: JsonSchema): JsonSchema {
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  return {
    ...rest,
    ...(types.length > 0 && { type: types.length > 1 ? types : types[0]! }),
    ...(anyOf && { anyOf: anyOf.filter((part) => part.type !== 'null') }),
  };
}

const emptyOf = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(Object.entries(properties).flatMap(([name, { type }]) => (type === 'array' ? [[name, []]] : [])));

function jsonSchemaOf(type: z.ZodType): JsonSchema {
  const { $schema: _, ...told } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return plain(told);
}

const UNTOLD = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];

/** Simplifies a schema: nullable as part of the type, and without the bounds of JavaScript integers. */
function plain(shape: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = shape;
  for (const bound of ['minimum', 'maximum']) if (UNTOLD.includes(rest[bound] as number)) delete rest[bound];
  if (rest.additionalProperties && Object.keys(rest.additionalProperties).length === 0)
    rest.additionalProperties = true;
  if (rest.properties)
    rest.properties = Object.fromEntries(Object.entries(rest.properties).map(([name, inner]) => [name, plain(inner)]));
  if (rest.items) rest.items = plain(rest.items);
  if (!anyOf) return rest;
  const parts = anyOf.flatMap((part) => {
    const { anyOf: inner, ...other } = plain(part);
    return inner && Object.keys(other).length === 0 ? inner : [{ ...(inner && { anyOf: inner }), ...other }];
  });
  const [value] = parts.filter(({ type }) => type !== 'null');
  if (parts.length !== 2 || !value || value.anyOf || !parts.some(({ type }) => type === 'null'))
    return { ...rest, anyOf: parts };
  const type = [value.type, 'null'].flat() as string[];
  return { ...rest, ...value, type, ...(value.enum && { enum: [...value.enum, null] }) };
}

function withDescriptions(shape: JsonSchema, words: Map<string, string>, path: string[]): JsonSchema {
  const description = words.get(path.join('.'));
  const inner = (part: JsonSchema) => withDescriptions(part, words, path);
  return {
    ...shape,
    ...(description && path.length > 0 && { description }),
    ...(shape.anyOf && { anyOf: shape.anyOf.map((part) => withDescriptions(part, words, path)) }),
    ...(shape.items && { items: inner(shape.items) }),
    ...(shape.properties && {
      properties: Object.fromEntries(
        Object.entries(shape.properties).map(([name, part]) => [name, withDescriptions(part, words, [...path, name])]),
      ),
    }),
  };
}
