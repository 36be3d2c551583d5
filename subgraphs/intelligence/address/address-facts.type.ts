import { Field, Float, ObjectType } from 'type-graphql';
import { AddressPrecision } from './address-precision.js';

@ObjectType({
  description: 'What a gazetteer says of a postal address. Places are those of the gazetteer, not the input.',
})
export class AddressFacts {
  @Field(() => Boolean, { description: 'Whether the address leads to a place, and its parts agree with each other.' })
  matched!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 code of the country, as far as it is known.',
  })
  countryCode!: string | null;

  @Field(() => String, { nullable: true, description: 'The city of the match; of a postal code, its post office.' })
  city!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'State, province or region of the match: its abbreviation in the United States, its name elsewhere.',
  })
  state!: string | null;

  @Field(() => String, { nullable: true, description: 'The postal code of the match; null for a city.' })
  zipcode!: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude of the middle of the matched area, in degrees.' })
  lat!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude of the middle of the matched area, in degrees.' })
  lon!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the time zone; null where several places of the name have different clocks.',
  })
  timeZone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Street and house number: as given by built-in and imported data, as found by an external geocoder.',
  })
  street?: string | null;

  @Field(() => String, { nullable: true, description: 'English name of the country.' })
  countryName?: string | null;

  @Field(() => AddressPrecision, { description: 'How exact the match is.' })
  precision!: AddressPrecision;
}

/** The facts of an address that leads nowhere. */
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
