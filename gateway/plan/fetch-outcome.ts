import { type FieldNode, Kind, type SelectionSetNode, parse } from 'graphql';
import type { Data } from './merge-data.js';
import type { FetchNode } from './query-plan.js';

export type Path = readonly (string | number)[];

/** A fetch that failed as a whole: its error belongs to every member that it should have returned. */
export interface FetchFailure {
  error: unknown;
  /** The response keys that it should have returned. */
  keys: ReadonlySet<string>;
  /** Where its objects are in the response. */
  places: Path[];
  /** Whether nothing arrived. */
  isTotal: boolean;
}

/** Errors and missing entities of an operation's fetches. */
export class FetchOutcome {
  /** Errors of subgraphs, at their places in the response. */
  readonly errors: unknown[] = [];
  readonly failures: FetchFailure[] = [];
  readonly #failuresOf = new Map<object, FetchFailure[]>();
  readonly #absent = new Set<object>();

  fail(objects: Data[], failure: FetchFailure): void {
    this.failures.push(failure);
    for (const object of objects) this.#failuresOf.set(object, [...this.failuresOf(object), failure]);
  }

  failuresOf(object: object): FetchFailure[] {
    return this.#failuresOf.get(object) ?? [];
  }

  /** Records that the subgraph returned null for an entity. */
  noteAbsent(entity: object): void {
    this.#absent.add(entity);
  }

  isAbsent(entity: object): boolean {
    return this.#absent.has(entity);
  }
}

const known = new WeakMap<FetchNode, ReadonlySet<string>>();

/** The response keys that a fetch returns for each of its objects, in the words of the subgraph. */
export function keysOf(fetch: FetchNode): ReadonlySet<string> {
  const keys = known.get(fetch) ?? readKeys(fetch);
  known.set(fetch, keys);
  return keys;
}

function readKeys({ operation, requires }: FetchNode): ReadonlySet<string> {
  const { definitions } = parse(operation, { noLocation: true });
  const fragments = new Map<string, SelectionSetNode>();
  let roots: FieldNode[] = [];
  const fieldsOf = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection];
      const inside =
        selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value);
      return inside ? fieldsOf(inside) : [];
    });
  for (const part of definitions)
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part.selectionSet);
  for (const part of definitions) if (part.kind === Kind.OPERATION_DEFINITION) roots = fieldsOf(part.selectionSet);
  const fields = requires ? roots.flatMap(({ selectionSet }) => (selectionSet ? fieldsOf(selectionSet) : [])) : roots;
  return new Set(fields.map(({ name, alias }) => (alias ?? name).value));
}
