import { Directive, Field, ObjectType } from 'type-graphql';
import { badInput } from '../failure.js';
import { problems } from '../messages.js';

/** A row's sort key: the values it is sorted by, with the identifier last. Times are written by `timeText`. */
export type Place = (string | number | null)[];

@Directive('@shareable')
@ObjectType({ description: 'Position of a page within a connection.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are more items after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there are items before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first edge on this page.' })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last edge on this page; pass it as `after` to get the next page.',
  })
  endCursor!: string | null;
}

export interface Edge<Node> {
  cursor: string;
  node: Node;
}

export interface Connection<Node> {
  edges: Edge<Node>[];
  pageInfo: PageInfo;
}

/** Builds the classes `XEdge` and `XConnection` for a type. Connections use keyset paging and have no total count. */
export function connectionOf<Node extends object>(name: string, type: () => new () => Node) {
  @ObjectType(`${name}Edge`, { description: `${name} item with its cursor.` })
  class EdgeType implements Edge<Node> {
    @Field(() => String, { description: 'Cursor of this item, for `after`.' })
    cursor!: string;

    @Field(type, { description: 'The item itself.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${name} items, with cursor paging.` })
  class ConnectionType implements Connection<Node> {
    @Field(() => [EdgeType], { description: 'Items on this page.' })
    edges!: EdgeType[];

    @Field(() => PageInfo, { description: 'Paging information for this page.' })
    pageInfo!: PageInfo;
  }
  return ConnectionType;
}

export interface PageAsked {
  /** Page size, 1 to 100; defaults to 25. */
  first: number;
  after: Place | null;
}

/**
 * Reads `first` and `after`. Throws BAD_INPUT when `first` is below 1, or when `after` is not a cursor of `width` values
 * that `fits` accepts. A cursor is untrusted input: clients can put anything into it.
 */
export function readPage(
  first: number | null | undefined,
  after: string | null | undefined,
  width: number,
  fits: (place: Place) => boolean = () => true,
): PageAsked {
  const asked = first ?? 25;
  if (asked < 1) throw badInput('first', problems.atLeast(1), 'greater_than_equal');
  return { first: Math.min(100, asked), after: after ? readCursor(after, width, fits) : null };
}

/** Builds a page from up to `first + 1` rows; the extra row means that there is a next page. */
export function connection<Node>(rows: Node[], asked: PageAsked, placeOf: (row: Node) => Place): Connection<Node> {
  const edges = rows.slice(0, asked.first).map((node) => ({ node, cursor: writeCursor(placeOf(node)) }));
  return {
    edges,
    pageInfo: {
      hasNextPage: rows.length > asked.first,
      hasPreviousPage: asked.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

function writeCursor(place: Place): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

function readCursor(cursor: string, width: number, fitting: (place: Place) => boolean): Place {
  try {
    const place = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown;
    const fits = (value: unknown) => value === null || ['string', 'number'].includes(typeof value);
    if (Array.isArray(place) && place.length === width && place.every(fits) && fitting(place as Place))
      return place as Place;
  } catch {
    // Not a cursor of ours: reported below.
  }
  throw badInput('after', problems.cursor, 'cursor');
}
