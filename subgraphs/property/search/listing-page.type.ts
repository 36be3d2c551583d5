import { Field, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '#kit/graph/connection.js';
import { Listing } from '../listing/listing.entity.js';
import type { ListingQuery } from './listing-statement.js';

/** `ListingEdge` and `ListingConnection`. */
export const ListingConnection = connectionOf('Listing', () => Listing);

@ObjectType({ description: 'A page of listings by offset. New clients should use `listingConnection`.' })
export class ListingPage {
  /** The query, for counting the total. */
  query!: ListingQuery;

  @Field(() => Int, { description: 'Offset: number of items skipped.' })
  from!: number;

  @Field(() => Int, { description: 'Page size applied.' })
  size!: number;

  @Field(() => Int, { description: 'Number of listings on this page.' })
  count!: number;

  @Field(() => [Listing], { description: 'Listings on this page.' })
  items!: Listing[];
}
