import { enumOf } from '#kit/graph/enum-of.js';

export const ListingSort = enumOf('ListingSort', 'The order of listings.', {
  oldest: 'As they were made.',
  newest: 'The last made first.',
  name: 'By public name, without regard to case and accents.',
});

export type ListingSort = keyof typeof ListingSort;
