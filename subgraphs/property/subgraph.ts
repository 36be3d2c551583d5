import { emFor } from '#kit/store/database.js';
import type { Subgraph } from '#kit/graph/subgraph.js';
import { type PropertyContext, propertyReads } from './context.js';
import { Listing } from './listing/listing.entity.js';
import { ListingResolver } from './listing/listing.resolver.js';
import { M001Listings } from './migrations/m001-listings.js';

/** Listings. */
export const property: Subgraph = {
  name: 'property',
  store: { schema: 'property', entities: [Listing], migrations: [{ name: 'm001-listings', class: M001Listings }] },
  resolvers: [ListingResolver],
  types: [],
  references: { Listing: ({ id }, { load }: PropertyContext) => load.listing(id) },
  open(parts, orm) {
    const reads = propertyReads(parts.pool, orm!);
    return {
      contextOf(viewer): PropertyContext {
        return {
          viewer,
          get em() {
            return emFor(orm!, viewer);
          },
          load: reads(viewer),
        };
      },
      jobs: [],
    };
  },
};
