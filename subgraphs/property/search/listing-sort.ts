import { registerEnumType } from 'type-graphql';

export const ListingSort = { oldest: 'oldest', newest: 'newest', name: 'name' } as const;

export type ListingSort = keyof typeof ListingSort;

registerEnumType(ListingSort, {
  name: 'ListingSort',
  description: 'The order of listings.',
  valuesConfig: {
    oldest: { description: 'As they were made.' },
    newest: { description: 'The last made first.' },
    name: { description: 'By public name, without regard to case and accents.' },
  },
});
