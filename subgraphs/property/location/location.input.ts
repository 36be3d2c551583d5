import { Field, Float, InputType } from 'type-graphql';

@InputType({ description: 'Geographic coordinates (WGS 84).' })
export class GeoPointInput {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lon!: number;
}

@InputType({ description: 'Location of a listing.' })
export class LocationInput {
  @Field(() => String, { nullable: true, description: 'Street and house number. Required for a new listing.' })
  street?: string | null;

  @Field(() => String, { nullable: true, description: 'City. Required for a new listing.' })
  city?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Country name or alpha-2 code from `countries`. Required for a new listing.',
  })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'State or province code.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code. Required for a new listing.' })
  zipcode?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'IANA time zone name or alias. If omitted, derived from the coordinates or, without them, from the address.',
  })
  timezone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Building code that groups listings of one building: letters A to Z and digits.',
  })
  building?: string | null;

  @Field(() => String, { nullable: true, description: 'Full address in one line.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Floor.' })
  floor?: string | null;

  @Field(() => String, { nullable: true, description: 'Apartment number.' })
  apartment?: string | null;

  @Field(() => GeoPointInput, { nullable: true, description: 'Coordinates.' })
  geo?: GeoPointInput | null;
}
