import { capitalEnumOf } from '#kit/graph/enum-of.js';

export const ListingSort = capitalEnumOf('ListingSort', 'Sort order of listings.', {
  oldest: 'Oldest first.',
  newest: 'Newest first.',
  name: 'By public name, ignoring case and accents.',
});

export type ListingSort = (typeof ListingSort)[string];
