import { Field, Float, ObjectType } from 'type-graphql';
import { AddressPrecision } from './address-precision.js';

@ObjectType({
  description:
    'A postal address resolved against a gazetteer. Place names come from the gazetteer, not from the input.',
})
export class AddressFacts {
  @Field(() => Boolean, { description: 'Whether the address resolves to a place and its parts are consistent.' })
  matched!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 country code, if known.',
  })
  countryCode!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'City of the match; for a postal code match, the city of the post office.',
  })
  city!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'State, province or region of the match: an abbreviation in the United States, a name elsewhere.',
  })
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code of the match; null for a city match.' })
  zipcode!: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude of the center of the matched area, in degrees.' })
  lat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude of the center of the matched area, in degrees.' })
  lon!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA time zone; null if several places of this name are in different time zones.',
  })
  timeZone!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Street and house number: as entered for built-in and imported data, as returned by an external geocoder.',
  })
  street?: string | null;

  @Field(() => String, { nullable: true, description: 'English name of the country.' })
  countryName?: string | null;

  @Field(() => AddressPrecision, { description: 'Precision of the match.' })
  precision!: AddressPrecision;
}

/** Result for an address without a match. */
export const NO_MATCH: AddressFacts = {
  matched: false,
  countryCode: null,
  city: null,
  state: null,
  zipcode: null,
  lat: null,
  lon: null,
  timeZone: null,
  precision: 'none',
};
