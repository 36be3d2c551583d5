import { registerEnumType } from 'type-graphql';

export const AddressPrecision = {
  building: 'building',
  street: 'street',
  postal_code: 'postal_code',
  city: 'city',
  country: 'country',
  none: 'none',
} as const;

export type AddressPrecision = keyof typeof AddressPrecision;

registerEnumType(AddressPrecision, {
  name: 'AddressPrecision',
  description: 'How exact the match of an address is.',
  valuesConfig: {
    building: { description: 'The building of that house number.' },
    street: { description: 'The street, or a point reckoned along its house numbers.' },
    postal_code: { description: 'The area of a postal code; street and house number are not looked at.' },
    city: { description: 'The city.' },
    country: { description: 'The country, since nothing else was given.' },
    none: { description: 'No match.' },
  },
});
