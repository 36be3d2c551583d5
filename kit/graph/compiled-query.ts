import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  Kind,
  TypeInfo,
  defaultFieldResolver,
  getNamedType,
  isAbstractType,
  isObjectType,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { isPropertyField } from './property-fields.js';

export type Variables = Record<string, unknown>;
export type CompiledQuery = (context: unknown, variables: Variables) => Promise<ExecutionResult> | ExecutionResult;

/**
 * Prepares a schema for the compiler, in place: compiled code reads a field without resolver as a plain property, so
 * promises, methods and throwing getters would not be handled as in graphql-js. Fields that are marked as properties have
 * none of these.
 */
export function prepareForCompiling(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields()))
      if (!isPropertyField(field)) field.resolve ??= defaultFieldResolver;
  }
  const entity = schema.getType('_Entity');
  // The compiler's default throws outside of any error handling if there is no type name.
  if (isAbstractType(entity)) entity.resolveType ??= (value: { __typename?: string }) => value.__typename;
}

/** Compiles an operation to a function; null if only graphql-js executes it correctly. */
export function compiledQuery(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  if (!isCompilable(schema, document)) return null;
  const compiled = compileQuery(schema, document);
  if (!isCompiledQuery(compiled)) return null;
  return (context, variables) => compiled.query(undefined, context, present(variables));
}

/** Removes undefined members: compiled code treats them as null, which would clear a value instead of keeping it. */
function present<T>(value: T): T {
  if (Array.isArray(value)) return value.map(present) as T;
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(members.map(([name, inner]) => [name, present(inner as unknown)])) as T;
}

/**
 * Variables inside input objects of a document, except for those that always have a value. Compiled code reads one that
 * was not given as null, which would clear a value instead of keeping it.
 */
export function memberVariables(document: DocumentNode): string[] {
  const optional = new Set<string>();
  const inside = new Set<string>();
  visit(document, {
    VariableDefinition({ variable, type, defaultValue }) {
      if (type.kind !== Kind.NON_NULL_TYPE && !defaultValue) optional.add(variable.name.value);
    },
    ObjectField: ({ value }) => {
      if (value.kind === Kind.VARIABLE) inside.add(value.name.value);
    },
  });
  return [...inside].filter((name) => optional.has(name));
}

function isCompilable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let compilable = true;
  const refuse = () => {
    compilable = false;
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      // The compiler writes literals into code and turns one magic text in them into an expression, so documents with
      // literal texts are never compiled. They are many and rarely repeated anyway.
      StringValue: refuse,
      Field(node) {
        if (node.name.value === '__proto__' || node.alias?.value === '__proto__') refuse();
        const type = getNamedType(types.getType());
        // Type resolvers often return a promise, which compiled code does not await.
        if (isAbstractType(type) && type.name !== '_Entity') refuse();
        if (isObjectType(type) && type.isTypeOf) refuse();
      },
    }),
  );
  return compilable;
}
