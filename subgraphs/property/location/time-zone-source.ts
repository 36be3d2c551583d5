import { registerEnumType } from 'type-graphql';

export const TimeZoneSource = { given: 'given', coordinates: 'coordinates', address: 'address' } as const;

export type TimeZoneSource = keyof typeof TimeZoneSource;

registerEnumType(TimeZoneSource, {
  name: 'TimeZoneSource',
  description: 'How the time zone of a listing was determined.',
  valuesConfig: {
    given: { description: 'Provided in the request.' },
    coordinates: { description: 'Derived from the coordinates.' },
    address: {
      description: 'Looked up from the address.',
      deprecationReason: 'Address lookup will be removed. Send the time zone or the coordinates instead.',
    },
  },
});
