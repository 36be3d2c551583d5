import { Field, Float, InputType } from 'type-graphql';

@InputType({ description: 'A point on the map (WGS 84).' })
export class GeoPointInput {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lon!: number;
}

@InputType({ description: 'Where a listing is.' })
export class LocationInput {
  @Field(() => String, { nullable: true, description: 'Street and number; needed for a new listing.' })
  street?: string | null;

  @Field(() => String, { nullable: true, description: 'City; needed for a new listing.' })
  city?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A name or alpha-2 code of `countries`; needed for a new listing.',
  })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'State or province code.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code; needed for a new listing.' })
  zipcode?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'IANA time zone, by any of its names; found from the coordinates when absent, and without these from the address.',
  })
  timezone?: string | null;

  @Field(() => String, { nullable: true, description: 'Groups listings of one building: letters A to Z and digits.' })
  building?: string | null;

  @Field(() => String, { nullable: true, description: 'Address in one line.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Floor.' })
  floor?: string | null;

  @Field(() => String, { nullable: true, description: 'Apartment.' })
  apartment?: string | null;

  @Field(() => GeoPointInput, { nullable: true, description: 'Coordinates.' })
  geo?: GeoPointInput | null;
}
