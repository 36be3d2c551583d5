import { type Client, type Exchange, type Operation, makeOperation } from '@urql/core';
import { map, pipe, tap } from 'wonka';
import type { TypeName } from './answer-types.js';
import type { Name } from './requests.js';

export interface Change {
  /** Null: anything may have changed. */
  types: readonly TypeName[] | null;
  /** The only reservation that it is about. */
  reservationId: string | null;
}

/** The queries whose answers are on the page. */
const shown = new Map<number, Operation>();
/** Those that are being read. */
const reading = new Set<number>();
/** Those whose data changed while they were being read. */
const outdated = new Set<number>();
let client: Client | null = null;

const typesOf = ({ context }: Operation) => (context.additionalTypenames ?? []) as TypeName[];

/** Whether a query's answer may be different after a change. Those about one reservation have its ID as a variable. */
function isAffected(query: Operation, { types, reservationId }: Change): boolean {
  const own = typesOf(query);
  if (!own.some((type) => types?.includes(type) ?? true)) return false;
  const { id } = query.variables as { id?: unknown };
  return reservationId === null || typeof id !== 'string' || id === reservationId;
}

function readAgain(query: Operation): void {
  // urql drops what is asked while the same query is being read.
  if (reading.has(query.key)) outdated.add(query.key);
  else client?.reexecuteOperation(makeOperation('query', query, { requestPolicy: 'network-only' }));
}

/** Reads the shown queries again that one of the changes affects. Returns their number. */
export function refresh(changes: readonly Change[], isChosen: (name: Name) => boolean): number {
  const affected = [...shown.values()].filter(
    (query) => isChosen(query.context.name as Name) && changes.some((change) => isAffected(query, change)),
  );
  affected.forEach(readAgain);
  return affected.length;
}

/** Knows the shown queries. An answer from before a change is followed by another one. */
export const shownQueries: Exchange = ({ client: own, forward }) => {
  client = own;
  return (operations) =>
    pipe(
      operations,
      tap((operation) => {
        const { kind, key } = operation;
        if (kind === 'query') {
          shown.set(key, operation);
          reading.add(key);
        } else if (kind === 'teardown') for (const known of [shown, reading, outdated]) known.delete(key);
      }),
      forward,
      map((result) => {
        const { kind, key } = result.operation;
        // The cache reads the others again by itself.
        if (kind === 'mutation')
          for (const query of shown.values())
            if (reading.has(query.key) && isAffected(query, { types: typesOf(result.operation), reservationId: null }))
              outdated.add(query.key);
        if (kind !== 'query' || result.stale) return result;
        reading.delete(key);
        const query = shown.get(key);
        if (!outdated.delete(key) || !query) return result;
        readAgain(query);
        return { ...result, stale: true };
      }),
    );
};
