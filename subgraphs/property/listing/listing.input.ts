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

  @Field(() => String, { nullable: true, description: 'English name or alpha-2 code; needed for a new listing.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'State or province code.' })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  zipcode?: string | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone; derived from the coordinates when absent.' })
  timezone?: string | null;

  @Field(() => String, { nullable: true, description: 'Groups listings of one building: letters and digits.' })
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

@InputType({ description: 'Pictures of a listing, as links.' })
export class PicturesInput {
  @Field(() => String, { nullable: true, description: 'Large picture.' })
  largeUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Regular picture.' })
  regularUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Small picture.' })
  thumbnailUrl?: string | null;
}

@InputType({ description: 'A listing to make or change.' })
export class ListingInput {
  @Field(() => String, { nullable: true, description: 'Identifier of a listing that is known already.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: "The caller's own identifier; needed for a new listing." })
  myId?: string | null;

  @Field(() => String, { nullable: true, description: '`ACTIVE` or `INACTIVE`; needed for a new listing.' })
  status?: string | null;

  @Field(() => String, { nullable: true, description: 'Public name; needed for a new listing.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Short name.' })
  nickname?: string | null;

  @Field(() => String, { nullable: true, description: 'Kind of property.' })
  propertyType?: string | null;

  @Field(() => Float, { nullable: true, description: 'Guests that it takes; 2 when absent.' })
  accommodates?: number | null;

  @Field(() => Float, { nullable: true, description: 'Bedrooms; 1 when absent.' })
  bedrooms?: number | null;

  @Field(() => Float, { nullable: true, description: 'Bathrooms; 1 when absent.' })
  bathrooms?: number | null;

  @Field(() => Float, { nullable: true, description: 'Beds; 1 when absent.' })
  beds?: number | null;

  @Field(() => Float, { nullable: true, description: 'Hour of check-in, 0 to 24; 16 when absent.' })
  checkInTime?: number | null;

  @Field(() => Float, { nullable: true, description: 'Hour of check-out, 0 to 24; 11 when absent.' })
  checkOutTime?: number | null;

  @Field(() => LocationInput, { nullable: true, description: 'Where it is; needed for a new listing.' })
  location?: LocationInput | null;

  @Field(() => PicturesInput, { nullable: true, description: 'Pictures.' })
  pictures?: PicturesInput | null;
}
