import type { Subgraph, SubgraphParts } from '#kit/graph/subgraph.js';
import type { Retention } from '#retention';
import type { Job } from '#kit/queue/jobs.js';
import { emFor } from '#kit/store/database.js';
import { keepPurged } from '#kit/store/purge.js';
import { AccountResolver } from './search/account.resolver.js';
import { purgeClasses } from './callback/purge-classes.js';
import { Callback } from './callback/callback.entity.js';
import { callbackJob } from './callback/deliver-callback.job.js';
import { PropertyNodesResolver } from './nodes.resolver.js';
import { type PropertyContext, propertyReads } from './context.js';
import { CountryResolver } from './country/country.resolver.js';
import { CheckInInstructions } from './listing/check-in-instructions.entity.js';
import { Listing } from './listing/listing.entity.js';
import { postedListing } from './callback/posted-listing.js';
import { ListingResolver } from './listing/listing.resolver.js';
import { findAddressZone } from './listing/find-address-zone.js';
import { M001Listings } from './migrations/m001-listings.js';
import { M002ListingSearch } from './migrations/m002-listing-search.js';
import { M003PartnerIds } from './migrations/m003-partner-ids.js';
import { M004GeneratedSearch } from './migrations/m004-generated-search.js';
import { M005CheckInInstructions } from './migrations/m005-check-in-instructions.js';
import { M117FirstStatistics } from './migrations/m117-first-statistics.js';
import { openPartner } from './partner/open-partner.js';
import { PartnerResolver } from './partner/partner.resolver.js';
import type { PropertySettings } from './settings.js';
import { SearchResolver } from './search/search.resolver.js';

/** Listings. */
export const property: Subgraph = {
  name: 'property',
  store: {
    schema: 'property',
    entities: [Listing, CheckInInstructions, Callback],
    migrations: [
      { name: 'm001-listings', class: M001Listings },
      { name: 'm002-listing-search', class: M002ListingSearch },
      { name: 'm003-partner-ids', class: M003PartnerIds },
      { name: 'm004-generated-search', class: M004GeneratedSearch },
      { name: 'm005-check-in-instructions', class: M005CheckInInstructions },
      { name: 'm117-first-statistics', class: M117FirstStatistics },
    ],
  },
  resolvers: [
    PropertyNodesResolver,
    ListingResolver,
    SearchResolver,
    PartnerResolver,
    CountryResolver,
    AccountResolver,
  ],
  types: [],
  references: {
    Listing: ({ id }, { load }: PropertyContext) => load.listing(id),
    Account: ({ id }, { viewer }: PropertyContext) =>
      [...viewer.accountIds, ...(viewer.testAccountIds ?? [])].includes(id) ? { id } : null,
  },
  open(parts: SubgraphParts & PropertySettings & { pmsIds: string[]; retention: Retention }, orm) {
    const { pool, reads: copies, log, graph, jobs, ...settings } = parts;
    const { publicUrl, pmsIds, allowPrivateCallbacks, retention } = settings;
    const reads = propertyReads(pool, orm!, copies);
    const partner = settings.partner && openPartner(settings.partner, { allowPrivate: allowPrivateCallbacks });
    const delivery = { orm: orm!, graph, log, allowPrivate: allowPrivateCallbacks };
    return {
      contextOf: (viewer): PropertyContext => ({
        viewer,
        get em() {
          return emFor(orm!, viewer);
        },
        pool,
        jobs,
        allowPrivateCallbacks,
        publicUrl,
        pmsIds,
        addressZone: (place) => findAddressZone(graph, viewer, place),
        partner: viewer.isTest ? null : partner,
        listingRecord: ({ accountId, id }) => postedListing(graph, accountId, id),
        load: reads(viewer),
      }),
      jobs: [callbackJob(delivery)] as Job<never>[],
      keepRunning: () => [keepPurged({ orm: orm!, pool, log, name: 'property', classes: purgeClasses(retention) })],
    };
  },
};
