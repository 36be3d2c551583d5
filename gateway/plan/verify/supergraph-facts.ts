import {
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  Kind,
  type SelectionSetNode,
  type TypeNode,
  parse,
  valueFromASTUntyped,
} from 'graphql';

export interface KeyFact {
  graph: string;
  /** The text of the key's field set, for example `id compositeId { two three }`. */
  fields: string;
  resolvable: boolean;
}

export interface FieldFact {
  /** The name of the field's type, without lists and non-null. */
  type: string;
  /** The field set of `@requires`, by the name of the subgraph that resolves the field. */
  requires: ReadonlyMap<string, string>;
}

export interface TypeFact {
  name: string;
  kind: 'object' | 'interface' | 'union';
  interfaces: readonly string[];
  fields: ReadonlyMap<string, FieldFact>;
  keys: readonly KeyFact[];
  /** Subgraphs that declare the type, and whether as `@interfaceObject`. */
  graphs: ReadonlyMap<string, { isInterfaceObject: boolean }>;
  /** Subgraphs and interfaces of the object as each subgraph declares them, as `graph interface`. */
  implementedIn: ReadonlySet<string>;
}

/** What plans are verified against: the composite types of a composed supergraph. */
export interface SupergraphFacts {
  types: ReadonlyMap<string, TypeFact>;
  /** Names of the object types that a value of this type can have; its own name if no object implements it. */
  possible(type: string): ReadonlySet<string>;
}

type Arguments = Record<string, unknown>;

const argumentsOf = ({ arguments: given = [] }: ConstDirectiveNode): Arguments =>
  Object.fromEntries(given.map(({ name, value }) => [name.value, valueFromASTUntyped(value)]));

function usesOf(node: { directives?: readonly ConstDirectiveNode[] }, name: string): Arguments[] {
  return (node.directives ?? []).filter((directive) => directive.name.value === name).map(argumentsOf);
}

/** The name of a type without lists and non-null. */
export function namedType(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : namedType(type.type);
}

/** The selections of a field set such as `id guest { email }`. */
export function fieldSet(text: string): SelectionSetNode {
  const [definition] = parse(`{ ${text} }`, { noLocation: true }).definitions;
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`Not a field set: ${text}`);
  return definition.selectionSet;
}

/** Reads the types of a supergraph SDL, with the `join__` directives that say which subgraph resolves what. */
export function supergraphFacts(supergraphSdl: string): SupergraphFacts {
  const { definitions } = parse(supergraphSdl, { noLocation: true });
  const names = new Map<string, string>();
  for (const node of definitions) {
    if (node.kind !== Kind.ENUM_TYPE_DEFINITION || node.name.value !== 'join__Graph') continue;
    for (const value of node.values ?? []) {
      names.set(value.name.value, String(usesOf(value, 'join__graph')[0]?.name ?? value.name.value));
    }
  }
  const nameOf = (graph: unknown) => names.get(String(graph)) ?? String(graph);

  const types = new Map<string, TypeFact>();
  const objects = new Map<string, Set<string>>();
  for (const node of definitions) {
    const isUnion = node.kind === Kind.UNION_TYPE_DEFINITION;
    const isObject = node.kind === Kind.OBJECT_TYPE_DEFINITION;
    if (!isUnion && !isObject && node.kind !== Kind.INTERFACE_TYPE_DEFINITION) continue;
    const name = node.name.value;
    const declared = usesOf(node, 'join__type');
    const interfaces = isUnion ? [] : (node.interfaces ?? []).map((one) => one.name.value);
    if (isUnion) objects.set(name, new Set((node.types ?? []).map((member) => member.name.value)));
    if (isObject) {
      for (const parent of [name, ...interfaces]) {
        objects.set(parent, (objects.get(parent) ?? new Set()).add(name));
      }
    }
    types.set(name, {
      name,
      kind: isUnion ? 'union' : isObject ? 'object' : 'interface',
      interfaces,
      fields: new Map(isUnion ? [] : (node.fields ?? []).map((field) => [field.name.value, fieldFact(field, nameOf)])),
      keys: declared
        .filter(({ key }) => key !== undefined)
        .map(({ graph, key, resolvable }) => ({
          graph: nameOf(graph),
          fields: String(key),
          resolvable: resolvable !== false,
        })),
      graphs: new Map(
        declared.map(({ graph, isInterfaceObject }) => [
          nameOf(graph),
          { isInterfaceObject: isInterfaceObject === true },
        ]),
      ),
      implementedIn: new Set(
        usesOf(node, 'join__implements').map((use) => `${nameOf(use.graph)} ${String(use.interface)}`),
      ),
    });
  }
  return { types, possible: (type) => objects.get(type) ?? new Set([type]) };
}

function fieldFact({ type, ...node }: FieldDefinitionNode, nameOf: (graph: unknown) => string): FieldFact {
  const requires = new Map<string, string>();
  for (const use of usesOf(node, 'join__field')) {
    if (use.requires !== undefined) requires.set(nameOf(use.graph), String(use.requires));
  }
  return { type: namedType(type), requires };
}
