import {
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isObjectType,
  parse,
  valueFromASTUntyped,
} from 'graphql';
import { REQUIRES_ROLE } from '#kit/graph/requires-role.js';
import { ROLES, type Role, type Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../messages.js';

/** Minimum role of each field that has one, by `Type.field`. */
export type LeastRoles = ReadonlyMap<string, Role>;

/** Reads the role policy from the SDL, where `@requiresRole` is its only definition. Throws for an unknown role. */
export function leastRolesOf(sdl: string): LeastRoles {
  const least = new Map<string, Role>();
  for (const type of parse(sdl, { noLocation: true }).definitions) {
    if (type.kind !== Kind.OBJECT_TYPE_DEFINITION && type.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    for (const { name, directives = [] } of type.fields ?? [])
      for (const { name: directive, arguments: given = [] } of directives) {
        if (directive.value !== REQUIRES_ROLE) continue;
        const role = given[0] && (valueFromASTUntyped(given[0].value) as Role);
        const field = `${type.name.value}.${name.value}`;
        if (!role || !ROLES.includes(role)) throw new Error(`@${REQUIRES_ROLE} of ${field} names an unknown role.`);
        least.set(field, role);
      }
  }
  return least;
}

/** Adds the role to each field's description, so introspection, the explorer and the docs show it. */
export function describeRoles(schema: GraphQLSchema, least: LeastRoles): void {
  for (const [name, role] of least) {
    const [typeName, fieldName] = name.split('.') as [string, string];
    const type = schema.getType(typeName);
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[fieldName] : undefined;
    if (field) field.description = `${field.description ?? ''}\n\nRequires role: ${role}.`.trim();
  }
}

/** Returns an error for an operation beyond the viewer's role, else null. Checked before execution. */
export type RefuseRole = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  viewer: Viewer | undefined,
) => GraphQLError | null;

interface Need {
  field: string;
  /** null: root fields without a role are not available to sessions. */
  least: Role | null;
}

/**
 * Checks that a session's role covers every field of an operation, through fragments, interfaces and aliases, and also
 * fields that `@skip` would omit. API keys have no role.
 */
export function roleFence(schema: GraphQLSchema, least: LeastRoles): RefuseRole {
  const known = new WeakMap<OperationDefinitionNode, Need[]>();
  return (document, operation, viewer) => {
    if (viewer?.kind !== 'user') return null;
    let needs = known.get(operation);
    if (!needs) {
      needs = needsOf(schema, least, document, operation);
      known.set(operation, needs);
    }
    const reach = ROLES.indexOf(viewer.role ?? 'viewer');
    const beyond = needs.find((need) => need.least === null || ROLES.indexOf(need.least) > reach);
    if (!beyond) return null;

    const extensions = { code: 'FORBIDDEN' };
    return new GraphQLError(messages.role(beyond.field, beyond.least), { extensions });
  };
}

/** Collects the fields of an operation that require more than the lowest role, each once. */
function needsOf(
  schema: GraphQLSchema,
  least: LeastRoles,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): Need[] {
  const root = schema.getRootType(operation.operation);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const part of document.definitions)
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);
  const needs = new Map<string, Need>();
  const walked = new Set<string>();

  const take = (type: GraphQLNamedType, name: string): void => {
    // A field of an interface can be resolved by any type that implements it.
    const types = isAbstractType(type) ? [type, ...schema.getPossibleTypes(type)] : [type];
    for (const one of types) {
      const role = least.get(`${one.name}.${name}`) ?? (one === root ? null : 'viewer');
      if (role === 'viewer') continue;
      const field = one === root ? name : `${one.name}.${name}`;
      needs.set(field, { field, least: role });
    }
  };
  const walk = (type: GraphQLNamedType | undefined, { selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const name = selection.name.value;
        if (name.startsWith('__') || !type) continue;
        take(type, name);
        const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
        if (field && selection.selectionSet) walk(getNamedType(field.type), selection.selectionSet);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        const condition = selection.typeCondition?.name.value;
        walk(condition ? schema.getType(condition) : type, selection.selectionSet);
      } else {
        const fragment = fragments.get(selection.name.value);
        if (!fragment || walked.has(fragment.name.value)) continue;
        walked.add(fragment.name.value);
        walk(schema.getType(fragment.typeCondition.name.value), fragment.selectionSet);
      }
    }
  };
  walk(root ?? undefined, operation.selectionSet);
  return [...needs.values()];
}
