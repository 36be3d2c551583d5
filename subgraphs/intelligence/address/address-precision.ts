import { enumOf } from '#kit/graph/enum-of.js';

export const AddressPrecision = enumOf('AddressPrecision', 'Precision of an address match.', {
  building: 'Matched to the building with this house number.',
  street: 'Matched to the street, or to a point interpolated along its house numbers.',
  postal_code: 'Matched to the area of a postal code; street and house number are ignored.',
  city: 'Matched to the city.',
  country: 'Matched to the country: no other part was given, or the city is ambiguous.',
  none: 'No match.',
});

export type AddressPrecision = keyof typeof AddressPrecision;
