import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import DataLoader from 'dataloader';
import pg from 'pg';
import type { Viewer } from '#kit/viewer/viewer.js';
import { open } from '#kit/cipher/cipher.js';
import { isId } from '#kit/id.js';
import type { Jobs } from '#kit/queue/jobs.js';
import { columnsOf } from '#kit/store/columns.js';
import type { Reads } from '#kit/store/replicas.js';
import { rowBy, rowsBy } from '#kit/store/rows.js';
import { forSearch } from '#kit/store/fence/scope.js';
import { CheckInInstructions } from './listing/check-in-instructions.entity.js';
import { Listing } from './listing/listing.entity.js';
import type { Partner } from './partner/open-partner.js';
import type { Place } from './listing/merge-location.js';
import { type ListingIdsQuery, listingIdsStatement } from './search/listing-ids-statement.js';
import {
  type ListedListing,
  type ListingQuery,
  type Slice,
  countStatement,
  listingStatement,
} from './search/listing-statement.js';

/** Reads of the subgraph. They return plain columns, never managed entities. */
export function propertyReads(pool: pg.Pool, orm: MikroORM, reads: Reads = pool) {
  const from = { table: 'property.listing', columns: columnsOf(orm, Listing) };
  const listing = rowBy<Listing>(pool, { ...from, by: 'id', type: 'uuid' });
  const byMyId = rowsBy<Listing>(pool, { ...from, by: 'my_id', type: 'text' });
  const byPmsId = rowsBy<Listing>(pool, { ...from, by: 'pms_listing_id', type: 'text' });
  const instructions = rowBy<CheckInInstructions>(pool, {
    table: 'property.check_in_instructions',
    columns: columnsOf(orm, CheckInInstructions),
    by: 'id',
    type: 'uuid',
  });
  const listings = async (query: ListingQuery, slice: Slice) => {
    // Use pg's type parsers; the ORM's return times as text.
    const statement = { ...listingStatement(from.columns, query, slice), types: pg.types };
    return (await searching(query, () => reads.query<ListedListing>(statement))).rows;
  };
  return (viewer: Viewer) => ({
    listing: async (id: string) => (isId(id) ? listing.load(viewer.accountIds, id) : null),
    listingByMyId: async (myId: string, accountId?: string) =>
      nearest(viewer, await byMyId.load(accountId ? [accountId] : viewer.accountIds, myId)),
    listingByPmsId: async (pms: string, id: string) =>
      nearest(
        viewer,
        (await byPmsId.load(viewer.accountIds, id)).filter((row) => row.pms === pms),
      ),
    checkInInstructionsOf: async ({ accountId, id }: Listing) => {
      const row = await instructions.load([accountId], id);
      return row && open(row.text, 'property.check_in_instructions.text', row);
    },
    listings,
    listingIds: async (query: ListingIdsQuery) =>
      (await forSearch(() => reads.query<{ id: string }>(listingIdsStatement(query)))).rows.map(({ id }) => id),
    listingsOfAccount: listingsOfAccount(listings),
    listingCount: async (query: ListingQuery) =>
      (await searching(query, () => reads.query<{ total: number }>(countStatement(query)))).rows[0]!.total,
  });
}

/** Text searches need the search index; the statement limits them to its accounts. */
function searching<Found>({ search }: ListingQuery, ask: () => Found): Found {
  return search === null ? ask() : forSearch(ask);
}

/** Of listings in several accounts, returns the viewer's own, otherwise the first one found. */
function nearest({ accountIds }: Viewer, found: Listing[]): Listing | null {
  const distance = ({ accountId }: Listing) => accountIds.indexOf(accountId);
  return found.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}

interface Asked {
  query: ListingQuery;
  slice: Slice;
}

type Rows = (query: ListingQuery, slice: Slice) => Promise<ListedListing[]>;

/** Batches the same query for many accounts of a request into one statement; `query` names one account. */
function listingsOfAccount(listings: Rows): Rows {
  const sameFor = ({ query, slice }: Asked) => JSON.stringify([{ ...query, accountIds: [] }, slice]);
  const loader = new DataLoader<Asked, ListedListing[], string>(
    async (asked) => {
      const found = new Map<string, ListedListing[]>();
      for (const [same, group] of Map.groupBy(asked, sameFor)) {
        const accountIds = group.flatMap(({ query }) => query.accountIds);
        found.set(same, await listings({ ...group[0]!.query, accountIds }, group[0]!.slice));
      }
      return asked.map((one) =>
        found.get(sameFor(one))!.filter(({ accountId }) => one.query.accountIds.includes(accountId)),
      );
    },
    { cacheKeyFn: (key) => JSON.stringify(key), batchScheduleFn: (dispatch) => setImmediate(dispatch) },
  );
  return (query, slice) => loader.load({ query, slice });
}

export interface PropertyContext {
  viewer: Viewer;
  em: EntityManager;
  pool: pg.Pool;
  jobs: Pick<Jobs, 'enqueue'>;
  allowPrivateCallbacks: boolean;
  publicUrl: string;
  /** Supported property management systems. */
  pmsIds: string[];
  /** Looks up the time zone of an address; null if it has none. Throws UNAVAILABLE. */
  addressZone(place: Place): Promise<string | null>;
  /** null if not configured, or for test accounts, which never call the partner. */
  partner: Partner | null;
  /** Returns the listing record as sent to other systems. */
  listingRecord(listing: Pick<Listing, 'accountId' | 'id'>): Promise<object | null>;
  load: ReturnType<ReturnType<typeof propertyReads>>;
}
