import type { Pictures } from '../location/location.type.js';
import type { Listing } from './listing.entity.js';

/** Returns the picture URLs of a listing, with placeholders served by this service for missing ones. */
export function picturesOf({ pictures }: Pick<Listing, 'pictures'>, publicUrl: string): Pictures {
  const drawing = (size: string) => `${publicUrl}/pictures/listing-${size}.svg`;
  return {
    largeUrl: pictures?.largeUrl ?? drawing('large'),
    regularUrl: pictures?.regularUrl ?? drawing('regular'),
    thumbnailUrl: pictures?.thumbnailUrl ?? drawing('thumbnail'),
  };
}
