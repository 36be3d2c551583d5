import { registerEnumType } from 'type-graphql';

export const ListingStatus = { ACTIVE: 'ACTIVE', INACTIVE: 'INACTIVE' } as const;

export type ListingStatus = keyof typeof ListingStatus;

registerEnumType(ListingStatus, {
  name: 'ListingStatus',
  description: 'Whether a listing is let.',
  valuesConfig: {
    ACTIVE: { description: 'It is let.' },
    INACTIVE: { description: 'It is not let now; what is known of it stays.' },
  },
});
