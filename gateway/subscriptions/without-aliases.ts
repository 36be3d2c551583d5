import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  print,
} from 'graphql';

/** Response keys of a selection without aliases, with those that the document has given them; null: the same names. */
export type OwnNames = ReadonlyMap<string, { own: string; below: OwnNames | null }> | null;

export interface Unaliased {
  document: DocumentNode;
  /** Of the fields below the root field. */
  names: OwnNames;
}

type Names = Map<string, { own: string; below: Names }>;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type KeyOf = (field: FieldNode) => string;

/** A field is selected under two names at one place, so that neither can stand for both. */
class SelectedTwice extends Error {}

/**
 * Drops the aliases below the root field `root` of a valid document with one operation. Documents that differ only in
 * them can then share an answer, and `renamed` gives it the names of each. Fields with arguments are named after these.
 * Null if a field is selected under two names at one place.
 */
export function withoutAliases(document: DocumentNode, root: string): Unaliased | null {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const names: Names = new Map();
  try {
    const definitions = document.definitions.map((node) => {
      if (node.kind === Kind.FRAGMENT_DEFINITION)
        return { ...node, selectionSet: unaliasedSet(node.selectionSet, fragments, new Map()) };
      if (node.kind !== Kind.OPERATION_DEFINITION) return node;
      return { ...node, selectionSet: unaliasedSet(node.selectionSet, fragments, names, ownName) };
    });
    const below = names.get(root)?.below ?? new Map();
    return { document: { ...document, definitions }, names: changedNames(below) };
  } catch (error) {
    if (error instanceof SelectedTwice) return null;
    throw error;
  }
}

/** Rewrites a selection, and notes the names of its fields, also of those in fragments. */
function unaliasedSet(
  { kind, selections }: SelectionSetNode,
  fragments: Fragments,
  names: Names,
  keyOf: KeyOf = plainName,
): SelectionSetNode {
  const rewrite = (selection: SelectionNode): SelectionNode => {
    if (selection.kind === Kind.FIELD) return unaliasedField(selection, fragments, names, keyOf);
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return { ...selection, selectionSet: unaliasedSet(selection.selectionSet, fragments, names, keyOf) };
    const fragment = fragments.get(selection.name.value);
    if (fragment) unaliasedSet(fragment.selectionSet, fragments, names);
    return selection;
  };
  return { kind, selections: selections.map(rewrite) };
}

function unaliasedField(field: FieldNode, fragments: Fragments, names: Names, keyOf: KeyOf): FieldNode {
  const own = ownName(field);
  const key = keyOf(field);
  const known = names.get(key);
  if (known && known.own !== own) throw new SelectedTwice();
  const below: Names = known?.below ?? new Map();
  names.set(key, { own, below });
  return {
    ...field,
    alias: key === field.name.value ? undefined : { kind: Kind.NAME, value: key },
    selectionSet: field.selectionSet && unaliasedSet(field.selectionSet, fragments, below),
  };
}

const ownName = ({ alias, name }: FieldNode): string => alias?.value ?? name.value;

/** The name of a field; with arguments, one that fields with other arguments do not have. */
function plainName({ name, arguments: given = [] }: FieldNode): string {
  if (given.length === 0) return name.value;
  const texts = given.map(print).sort().join();
  return `${name.value}_${createHash('sha256').update(texts).digest('hex').slice(0, 24)}`;
}

function changedNames(names: Names): OwnNames {
  const all = new Map([...names].map(([key, { own, below }]) => [key, { own, below: changedNames(below) }]));
  return [...all].some(([key, { own, below }]) => own !== key || below) ? all : null;
}

/** Data under the names of its document. Parts without other names are returned as they are, not copied. */
export function renamed(data: unknown, names: OwnNames): unknown {
  if (!names || typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map((one) => renamed(one, names));
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const name = names.get(key);
      return name ? [name.own, renamed(value, name.below)] : [key, value];
    }),
  );
}

/** The path of an error under the names of its document. */
export function renamedPath(path: readonly (string | number)[], names: OwnNames): (string | number)[] {
  let at = names;
  return path.map((step) => {
    if (typeof step === 'number') return step;
    const name = at?.get(step);
    at = name?.below ?? null;
    return name?.own ?? step;
  });
}
