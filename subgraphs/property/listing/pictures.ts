import type { Pictures } from '../location/location.type.js';
import type { Listing } from './listing.entity.js';

/** The links of a listing; where it has none of its own, to a drawing that the service itself serves. */
export function picturesOf({ pictures }: Pick<Listing, 'pictures'>, publicUrl: string): Pictures {
  const drawing = (size: string) => `${publicUrl}/pictures/listing-${size}.svg`;
  return {
    largeUrl: pictures?.largeUrl ?? drawing('large'),
    regularUrl: pictures?.regularUrl ?? drawing('regular'),
    thumbnailUrl: pictures?.thumbnailUrl ?? drawing('thumbnail'),
  };
}
