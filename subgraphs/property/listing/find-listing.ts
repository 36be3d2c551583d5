import type { PropertyContext } from '../context.js';
import type { Listing } from './listing.entity.js';

/**
 * By identifier; with `pms` by the listing's identifier in that system, else by the caller's own one, which is the only
 * one that `api` knows. Of several accounts the viewer's own comes first. null where there is none.
 */
export async function findListing(
  { load }: Pick<PropertyContext, 'load'>,
  id: string,
  pms: string | null,
): Promise<Listing | null> {
  if (pms === null) return load.listing(id);
  const inSystem = pms === 'api' ? null : await load.listingByPmsId(pms, id);
  return inSystem ?? load.listingByMyId(id);
}
