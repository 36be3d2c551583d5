import { enumOf } from '#kit/graph/enum-of.js';

export const ListingStatus = enumOf('ListingStatus', 'Whether a listing is available for rent.', {
  ACTIVE: 'Available for rent.',
  INACTIVE: 'Not available for rent; its data is retained.',
});

export type ListingStatus = keyof typeof ListingStatus;
