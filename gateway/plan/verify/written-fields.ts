import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import type { SupergraphFacts } from './supergraph-facts.js';

/** One field that is read or written: where, on which object types, and with which arguments. */
export interface FieldUse {
  /** Response names from the root, without list positions. */
  path: readonly string[];
  responseName: string;
  /** Object types that the field is selected on. */
  on: ReadonlySet<string>;
  /** Whether a fragment leaves out some object types that the value can have. */
  isNarrowed: boolean;
  /** The field's name and arguments in a comparable form. */
  signature: string;
  /** The field's name for people: `Type.field`. */
  title: string;
}

/** Calls `see` for each field below a selection set, parents first. Returning false skips the field's selections. */
export function eachField(
  selectionSet: SelectionSetNode,
  start: { type: string; on: ReadonlySet<string>; path: readonly string[]; isNarrowed?: boolean },
  { facts, fragments }: { facts: SupergraphFacts; fragments: ReadonlyMap<string, FragmentDefinitionNode> },
  see: (use: FieldUse) => boolean,
): void {
  const { type, on, path, isNarrowed = false } = start;
  const within = (name: string | undefined, inner: SelectionSetNode) => {
    if (!name || name === type) return eachField(inner, start, { facts, fragments }, see);
    const possible = facts.possible(name);
    const both = new Set([...on].filter((object) => possible.has(object)));
    const next = { type: name, on: both, path, isNarrowed: isNarrowed || both.size < on.size };
    return eachField(inner, next, { facts, fragments }, see);
  };
  for (const node of selectionSet.selections) {
    if (isConditional(node.directives)) continue;
    if (node.kind === Kind.INLINE_FRAGMENT) within(node.typeCondition?.name.value, node.selectionSet);
    else if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = fragments.get(node.name.value);
      if (fragment) within(fragment.typeCondition.name.value, fragment.selectionSet);
    } else if (!node.name.value.startsWith('__')) {
      const responseName = plainName((node.alias ?? node.name).value);
      const title = `${type}.${node.name.value}`;
      if (!see({ path, responseName, on, isNarrowed, signature: signatureOf(node), title })) continue;
      const below = facts.types.get(type)?.fields.get(node.name.value)?.type;
      if (!node.selectionSet || !below) continue;
      const next = { type: below, on: facts.possible(below), path: [...path, responseName] };
      eachField(node.selectionSet, next, { facts, fragments }, see);
    }
  }
}

/** Parts of a document that may not run at all. */
const isConditional = (directives: FieldNode['directives'] = []): boolean =>
  directives.some(({ name }) => name.value === 'skip' || name.value === 'include');

/** The planner renames fields that would collide in one fetch and renames them back in its response. */
const plainName = (name: string): string => name.replace(/__alias_\d+$/, '');

export function fragmentsOf({ definitions }: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const part of definitions) if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);
  return fragments;
}

/** A field's name and arguments such that equal calls are equal texts, regardless of how their values are written. */
export function signatureOf({ name, arguments: given = [] }: FieldNode): string {
  const texts = given
    .filter((argument) => !isFromContext(argument))
    .map(({ name: of, value }) => {
      return `${of.value}:${valueText(value)}`;
    });
  return `${name.value}(${texts.sort().join()})`;
}

/** Values that the planner passes on by `@fromContext` are no arguments of the client. */
const isFromContext = ({ value }: ArgumentNode): boolean =>
  value.kind === Kind.VARIABLE && value.name.value.startsWith('contextualArgument_');

function valueText(value: ValueNode): string {
  switch (value.kind) {
    case Kind.VARIABLE:
      return `$${value.name.value}`;
    case Kind.NULL:
      return 'null';
    case Kind.LIST:
      // A single value is accepted where a list is expected.
      return value.values.length === 1 ? valueText(value.values[0]!) : `[${value.values.map(valueText).join()}]`;
    case Kind.OBJECT: {
      const members = value.fields.map((field) => `${field.name.value}:${valueText(field.value)}`);
      return `{${members.sort().join()}}`;
    }
    case Kind.INT:
    case Kind.FLOAT:
      return String(Number(value.value));
    default:
      return JSON.stringify(value.value);
  }
}
