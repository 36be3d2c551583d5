import { Field, Float, ObjectType } from 'type-graphql';
import { capitalEnumOf } from '#kit/graph/enum-of.js';

export type PlacePrecision = 'address' | 'postal_code' | 'city' | 'country';

/** What a guest's places are found by. */
export interface Whereabouts {
  address: string | null;
  ip: string | null;
}

const Precision = capitalEnumOf<PlacePrecision>('PlacePrecision', 'Precision of a position on the map.', {
  address: 'The building or street.',
  postal_code: 'The center of the area of the postal code.',
  city: 'The center of the city.',
  country: 'Only the country: there is no position.',
});

@ObjectType({ description: 'Where a guest lives, or the network that a guest used, according to the built-in data.' })
export class GuestPlace {
  @Field(() => Precision, { description: 'Precision of the position.' })
  precision!: PlacePrecision;

  @Field(() => String, { nullable: true, description: 'City, if known.' })
  city!: string | null;

  @Field(() => String, { description: 'Country (ISO 3166-1 alpha-2).' })
  countryCode!: string;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees; null if only the country is known.' })
  lat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees; null if only the country is known.' })
  lon!: number | null;
}

@ObjectType({ description: 'Places of a guest for a map.' })
export class GuestPlaces {
  @Field(() => GuestPlace, { nullable: true, description: 'Home address; null if none is known or found.' })
  home!: GuestPlace | null;

  @Field(() => GuestPlace, {
    nullable: true,
    description: 'Network of the IP address that the guest booked from; null if none is known or found.',
  })
  network!: GuestPlace | null;
}
