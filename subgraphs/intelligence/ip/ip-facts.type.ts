import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Details of an IP address.' })
export class IpFacts {
  @Field(() => Boolean, { description: 'Whether the input is a valid IPv4 or IPv6 address.' })
  valid!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: '4 or 6; IPv4-mapped IPv6 addresses count as 4. Null if the address is invalid.',
  })
  version!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 country code of the network; null if the data has none.',
  })
  countryCode!: string | null;

  @Field(() => String, { nullable: true, description: 'English name of the country.' })
  countryName!: string | null;

  @Field(() => Boolean, {
    description:
      'Whether the address is private, loopback, reserved or otherwise not publicly routed; false if invalid.',
  })
  reserved!: boolean;

  @Field(() => String, { nullable: true, description: 'City of the network, if available.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code of the city, if available.' })
  postalCode!: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees, at city precision at best.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees, at city precision at best.' })
  longitude!: number | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone, if available.' })
  timeZone!: string | null;
}

/** Result for an address of which only the format was checked. */
export const UNKNOWN_PLACE: IpFacts = {
  valid: false,
  version: null,
  countryCode: null,
  countryName: null,
  reserved: false,
  city: null,
  postalCode: null,
  latitude: null,
  longitude: null,
  timeZone: null,
};
