import type { PropertyContext } from '../context.js';
import type { Listing } from './listing.entity.js';

/**
 * Finds a listing by ID; with `pms`, by its ID in that system or else by the caller's own ID (`api` knows only the
 * latter). With matches in several accounts, the viewer's own account comes first. null if none.
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
