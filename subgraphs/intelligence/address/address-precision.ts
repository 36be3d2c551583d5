import { enumOf } from '#kit/graph/enum-of.js';

export const AddressPrecision = enumOf('AddressPrecision', 'How exact the match of an address is.', {
  building: 'The building of that house number.',
  street: 'The street, or a point reckoned along its house numbers.',
  postal_code: 'The area of a postal code; street and house number are not looked at.',
  city: 'The city.',
  country: 'The country: nothing else was given, or the data does not settle the city.',
  none: 'No match.',
});

export type AddressPrecision = keyof typeof AddressPrecision;
