import { z } from 'zod';
import type { Role } from '#kit/viewer/viewer.js';
import { capitalEnumOf } from '#kit/graph/enum-of.js';

declare module 'zod' {
  interface GlobalMeta {
    /** Name of a member in the graph, if it differs. */
    graphName?: string;
    /** Minimum role that reads a member. */
    role?: Role;
    /** Whether a member is in results only. */
    isResult?: boolean;
  }
}

/** How values of a zod schema appear in the graph. */
export type Shape =
  | { kind: 'text' | 'id' | 'number' | 'whole' | 'truth' }
  | { kind: 'choice'; shownAs: object; words: readonly string[] }
  | { kind: 'list'; of: Shape }
  | ObjectShape;

export interface ObjectShape {
  kind: 'object';
  name: string;
  description: string;
  members: Member[];
  /** Set if stored values have another form. */
  form?: OtherForm;
}

export interface Member {
  /** Name in stored values. */
  name: string;
  graphName: string;
  description: string;
  role: Role | undefined;
  isResult: boolean;
  /** Whether results can be null. */
  isNullable: boolean;
  /** Whether inputs can omit it. */
  isOptional: boolean;
  shape: Shape;
}

/** How stored values that the graph cannot show as they are appear in it. */
export interface OtherForm {
  /** Schema of the form in the graph. It states which members a draft can omit. */
  form: z.ZodType;
  /** From the stored value to the form. `fileIds`: uploaded files by slot. */
  show(stored: unknown, fileIds: Readonly<Record<string, string>>): unknown;
  /** From the form to the value that the schema validates. */
  take(given: never): unknown;
}

interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

/** A schema and its described copies share their definition. */
const definitionOf = (schema: z.ZodType) => (schema as unknown as { def: Definition }).def;

const enums = new WeakMap<Definition, object>();
const forms = new WeakMap<Definition, OtherForm>();

/** A schema whose words are shown as a GraphQL enum. */
export function shownAs<Schema extends z.ZodType>(schema: Schema, graphEnum: object): Schema {
  enums.set(definitionOf(schema), graphEnum);
  return schema;
}

/** A choice among words, shown as a GraphQL enum in capitals. */
export function choiceOf<Word extends string>(
  name: string,
  description: string,
  meanings: Readonly<Record<Word, string>>,
) {
  return shownAs(z.enum(Object.keys(meanings) as Word[]), capitalEnumOf(name, description, meanings));
}

/** A schema whose values have another form in the graph. */
export function shownIn<Schema extends z.ZodType>(schema: Schema, form: OtherForm): Schema {
  forms.set(definitionOf(schema), form);
  return schema;
}

/** The name of a member of an object schema in the graph. */
export const graphNameOf = (schema: z.ZodType, name: string): string =>
  definitionOf(schema).shape?.[name]?.meta()?.graphName ?? name;

/** The shape of an object schema. `isPartial`: every member can be missing, as in a draft. Throws for other schemas. */
export function objectShape(
  schema: z.ZodType,
  isPartial: boolean,
  named: { name?: string; description?: string } = {},
): ObjectShape {
  const other = forms.get(definitionOf(schema));
  if (other) return { ...objectShape(other.form, false, named), form: other };
  const { type, shape = {}, in: input } = definitionOf(schema);
  if (type === 'pipe') return objectShape(input!, isPartial, named);
  const meta = schema.meta() ?? {};
  const { name = meta.id, description = meta.description } = named;
  if (type !== 'object' || !name || !description) throw new Error(`The schema ${name} is no described object.`);
  const members = Object.entries(shape).map(([member, of]) => memberOf(`${name}.${member}`, of, isPartial));
  return { kind: 'object', name, description, members };
}

function memberOf(path: string, schema: z.ZodType, isPartial: boolean): Member {
  const name = path.split('.')[1]!;
  const { description, graphName = name, role, isResult = false } = schema.meta() ?? {};
  if (!description) throw new Error(`${path} has no description.`);
  return {
    name,
    graphName,
    description,
    role,
    isResult,
    isNullable: isPartial || mayBeNull(schema),
    isOptional: isPartial || schema.safeParse(undefined).success,
    shape: shapeOf(path, schema, isPartial),
  };
}

/** Whether a valid value can be null or missing; a default is never missing. */
function mayBeNull(schema: z.ZodType): boolean {
  const { type, innerType } = definitionOf(schema);
  return type === 'optional' || type === 'nullable' || (innerType !== undefined && mayBeNull(innerType));
}

function shapeOf(path: string, schema: z.ZodType, isPartial: boolean): Shape {
  const graphEnum = enums.get(definitionOf(schema));
  const other = forms.get(definitionOf(schema));
  const { type, innerType, in: input, element } = definitionOf(schema);
  if (other) return objectShape(schema, isPartial);
  if (graphEnum) return { kind: 'choice', shownAs: graphEnum, words: (schema as z.ZodEnum).options as string[] };
  if (innerType ?? input) return shapeOf(path, (innerType ?? input)!, isPartial);
  switch (type) {
    case 'string':
      return { kind: path.endsWith('Id') ? 'id' : 'text' };
    case 'number':
      return { kind: (schema as z.ZodNumber).isInt ? 'whole' : 'number' };
    case 'boolean':
    case 'literal':
      return { kind: 'truth' };
    case 'array':
      return { kind: 'list', of: shapeOf(path, element!, isPartial) };
    case 'object':
      return objectShape(schema, isPartial);
    default:
      throw new Error(`The graph has no type for ${path}: ${type}.`);
  }
}
