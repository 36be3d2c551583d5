import { enumOf } from '#kit/graph/enum-of.js';

export const ListingStatus = enumOf('ListingStatus', 'Whether a listing is let.', {
  ACTIVE: 'It is let.',
  INACTIVE: 'It is not let now; what is known of it stays.',
});

export type ListingStatus = keyof typeof ListingStatus;
