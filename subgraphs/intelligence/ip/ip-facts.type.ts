import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'What is known of an IP address.' })
export class IpFacts {
  @Field(() => Boolean, { description: 'Whether the text is an IPv4 or IPv6 address.' })
  valid!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: '4 or 6; an IPv4 address mapped into IPv6 counts as 4. Null when the address is not valid.',
  })
  version!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 code of the country of the network; null when the data names none.',
  })
  countryCode!: string | null;

  @Field(() => String, { nullable: true, description: 'English name of that country.' })
  countryName!: string | null;

  @Field(() => Boolean, {
    description: 'Private, loopback, set aside or otherwise not routed on the public network; false when not valid.',
  })
  reserved!: boolean;

  @Field(() => String, { nullable: true, description: 'City of the network, where the source knows it.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code of that city, where the source knows it.' })
  postalCode!: string | null;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees, no more exact than the city.' })
  latitude!: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees, no more exact than the city.' })
  longitude!: number | null;

  @Field(() => String, { nullable: true, description: 'IANA name of the time zone, where the source knows it.' })
  timeZone!: string | null;
}

/** The facts of an address of which only its form is looked at. */
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
