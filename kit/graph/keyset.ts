import type { KeyType, PageAsked, Place } from './page.js';

export interface SortKey {
  /** SQL of the key. */
  sql: string;
  type: KeyType;
}

/** A total order of rows: the last key is unique. */
export interface SortOrder {
  keys: SortKey[];
  direction: 'asc' | 'desc';
}

/** Adds a value to a statement; returns its placeholder. */
export type Add = (value: unknown) => string;

/** The types of an order's keys, for `readPage`. */
export const typesOf = ({ keys }: SortOrder): KeyType[] => keys.map(({ type }) => type);

/** SQL conditions for the rows between a page's cursors. */
export function betweenCursors(order: SortOrder, page: Pick<PageAsked, 'after' | 'before'>, add: Add): string[] {
  const row = order.keys.map(({ sql }) => sql).join(', ');
  const side = (place: Place | null, sign: string) =>
    place ? [`(${row}) ${sign} (${order.keys.map(({ type }, n) => `${add(place[n])}::${type}`).join(', ')})`] : [];
  const [later, earlier] = order.direction === 'asc' ? ['>', '<'] : ['<', '>'];
  return [...side(page.after, later), ...side(page.before, earlier)];
}

/** The direction in which a page's rows are read: from the end of the list if it pages backward. */
export function readDirection({ direction }: SortOrder, { isBackward }: Pick<PageAsked, 'isBackward'>) {
  if (!isBackward) return direction;
  return direction === 'asc' ? 'desc' : 'asc';
}

/** SQL `order by` list for reading a page's rows. */
export function readOrder(order: SortOrder, page: Pick<PageAsked, 'isBackward'>): string {
  const direction = readDirection(order, page);
  return order.keys.map(({ sql }) => `${sql} ${direction}`).join(', ');
}

/** SQL conditions for the members of a filter that are set. */
export function conditionsOf<Name extends string>(
  conditions: Record<Name, (value: string) => string>,
  filter: Partial<Record<Name, unknown>>,
  add: Add,
): string[] {
  const isSet = (name: Name) => filter[name] !== undefined && filter[name] !== null;
  return (Object.keys(conditions) as Name[]).filter(isSet).map((name) => conditions[name](add(filter[name])));
}
