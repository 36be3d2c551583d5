import { Directive, Field, Int, ObjectType } from 'type-graphql';

@Directive('@shareable')
@ObjectType({ description: 'Position of a page within a connection.' })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are more items after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether there are items before this page.' })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the first edge on this page; pass it as `before` to get the previous page.',
  })
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
  /** Counts the whole list. */
  count: () => Promise<number>;
}

/** Builds the classes `XEdge` and `XConnection` for a type. */
export function connectionOf<Node extends object>(name: string, type: () => new () => Node) {
  @ObjectType(`${name}Edge`, { description: `${name} item with its cursor.` })
  class EdgeType implements Edge<Node> {
    @Field(() => String, { description: 'Cursor of this item, for `after` and `before`.' })
    cursor!: string;

    @Field(type, { description: 'The item itself.' })
    node!: Node;
  }

  @ObjectType(`${name}Connection`, { description: `A page of ${name} items, with cursor paging.` })
  class ConnectionType implements Connection<Node> {
    count!: () => Promise<number>;

    @Field(() => [EdgeType], { description: 'Items on this page.' })
    edges!: EdgeType[];

    @Field(() => PageInfo, { description: 'Paging information for this page.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Total number of items in the list. Counted only if requested.' })
    totalCount(): Promise<number> {
      return this.count();
    }
  }
  return ConnectionType;
}
