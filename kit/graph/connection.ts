import { Directive, Field, ObjectType } from 'type-graphql';
import { Failure } from '../failure.js';

/** The place of a row in its order: the values that it is sorted by, the identifier last. Times are `timeText`. */
export type Place = (string | number | null)[];

@Directive('@shareable')
@ObjectType({ description: 'Where a page of a connection stands.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether something follows.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether something was passed over.' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first edge.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last edge.' })
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

/** The classes `XEdge` and `XConnection` of a type. A connection answers keyset pages; it never counts. */
export function connectionOf<Node extends object>(name: string, type: () => new () => Node) {
  @ObjectType(`${name}Edge`, { description: `A ${name} in its place.` })
  class EdgeType implements Edge<Node> {
    @Field(() => String, { description: 'The place, for `after`.' })
    cursor!: string;

    @Field(type, { description: 'What stands there.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${name} rows in order.` })
  class ConnectionType implements Connection<Node> {
    @Field(() => [EdgeType], { description: 'The rows of the page.' })
    edges!: EdgeType[];

    @Field(() => PageInfo, { description: 'Where the page stands.' })
    pageInfo!: PageInfo;
  }
  return ConnectionType;
}

export interface PageAsked {
  /** Rows of a page, 1 to 100; 25 where none is given. */
  first: number;
  after: Place | null;
}

/**
 * What `first` and `after` ask for. Throws BAD_INPUT when `first` is below 1, or `after` is no cursor of `width` or none
 * whose values `fits` lets through: a cursor comes from outside, whatever was put into it.
 */
export function readPage(
  first: number | null | undefined,
  after: string | null | undefined,
  width: number,
  fits: (place: Place) => boolean = () => true,
): PageAsked {
  const asked = first ?? 25;
  if (asked < 1) {
    const problem = { loc: ['first'], msg: 'is below 1', type: 'greater_than_equal' };
    throw new Failure('BAD_INPUT', 'first is below 1', [problem]);
  }
  return { first: Math.min(100, asked), after: after ? readCursor(after, width, fits) : null };
}

/** A page out of at most `first + 1` rows: the one too many tells that something follows. */
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
    // No cursor of ours: told below.
  }
  throw new Failure('BAD_INPUT', 'after is not a cursor', [{ loc: ['after'], msg: 'is not a cursor', type: 'cursor' }]);
}
