import { registerEnumType } from 'type-graphql';

export const TimeZoneSource = { given: 'given', coordinates: 'coordinates', address: 'address' } as const;

export type TimeZoneSource = keyof typeof TimeZoneSource;

registerEnumType(TimeZoneSource, {
  name: 'TimeZoneSource',
  description: 'Where the time zone of a listing comes from.',
  valuesConfig: {
    given: { description: 'The caller named it.' },
    coordinates: { description: 'It is the one at the coordinates.' },
    address: {
      description: 'It was looked up for the address.',
      deprecationReason: 'Looking up an address will end: give the time zone or the coordinates.',
    },
  },
});
