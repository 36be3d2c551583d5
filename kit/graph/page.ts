import { badInput } from '../failure.js';
import { isId } from '../id.js';
import { problems } from '../messages.js';
import { isTimeText } from '../store/time-text.js';
import type { Connection } from './connection.js';
import type { PageArgs } from './page-args.js';

const MAX = 100;
const DEFAULT = 25;

/** A row's sort key: the values it is sorted by, with the identifier last. Times are written by `timeText`. */
export type Place = (string | number)[];

/** SQL type of a sort key. */
export type KeyType = 'uuid' | 'timestamptz' | 'text' | 'bigint' | 'float8';

export interface PageAsked {
  /** Page size, 1 to 100. */
  size: number;
  after: Place | null;
  before: Place | null;
  /** Whether the page is the end of the list (`last`). Rows are then read in reverse order. */
  isBackward: boolean;
}

const FITS: Record<KeyType, (value: unknown) => boolean> = {
  uuid: (value) => typeof value === 'string' && isId(value),
  timestamptz: isTimeText,
  text: (value) => typeof value === 'string' && !value.includes('\u0000') && value.isWellFormed(),
  bigint: Number.isSafeInteger,
  float8: Number.isFinite,
};

/**
 * Reads the arguments of a connection whose rows are sorted by keys of these types. Throws BAD_INPUT for a size below 1,
 * for `first` with `last`, and for a cursor that does not fit. A cursor is untrusted input: clients can put anything into
 * it. Sizes above 100 are reduced to 100.
 */
export function readPage({ first, after, last, before }: PageArgs, types: KeyType[]): PageAsked {
  for (const [name, size] of Object.entries({ first, last }))
    if (typeof size === 'number' && size < 1) throw badInput(name, problems.atLeast(1), 'greater_than_equal');
  const isBackward = typeof last === 'number';
  if (isBackward && typeof first === 'number') throw badInput('last', problems.notWithFirst);
  return {
    size: Math.min(MAX, (isBackward ? last : first) ?? DEFAULT),
    after: after ? readCursor('after', after, types) : null,
    before: before ? readCursor('before', before, types) : null,
    isBackward,
  };
}

function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function readCursor(name: string, cursor: string, types: KeyType[]): Place {
  try {
    const place = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
    if (Array.isArray(place) && place.length === types.length && types.every((type, n) => FITS[type](place[n])))
      return place as Place;
  } catch {
    // Not a cursor of ours: reported below.
  }
  throw badInput(name, problems.cursor, 'cursor');
}

/**
 * Builds a page from up to `size + 1` rows, which are read from the end of the list for a backward page; the extra row
 * means that there are more in that direction. In the other direction, a cursor means that there are items beyond it.
 */
export function connection<Row, Node = Row>(
  rows: Row[],
  asked: PageAsked,
  placeOf: (row: Row) => Place,
  count: () => Promise<number>,
  nodeOf: (row: Row) => Node = (row) => row as unknown as Node,
): Connection<Node> {
  const { size, after, before, isBackward } = asked;
  const page = rows.slice(0, size);
  if (isBackward) page.reverse();
  const edges = page.map((row) => ({ node: nodeOf(row), cursor: writeCursor(placeOf(row)) }));
  const hasMore = rows.length > size;
  return {
    edges,
    count,
    pageInfo: {
      hasNextPage: isBackward ? before !== null : hasMore,
      hasPreviousPage: isBackward ? hasMore : after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}
