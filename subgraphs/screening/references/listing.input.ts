import { Field, Float, InputType, Int } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';

// The same types as in the property subgraph, which saves the listing. Federation composes what both have in common.

const ListingStatus = enumOf('ListingStatus', 'Whether a listing is available for rent.', {
  ACTIVE: 'Available for rent.',
  INACTIVE: 'Not available for rent; its data is retained.',
});

@InputType({ description: 'Geographic coordinates (WGS 84).' })
class GeoPointInput {
  @Field(() => Float, { description: 'Latitude in degrees.' })
  lat!: number;

  @Field(() => Float, { description: 'Longitude in degrees.' })
  lon!: number;
}

@InputType({ description: 'Location of a listing.' })
class LocationInput {
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

@InputType({ description: 'Picture URLs of a listing.' })
class PicturesInput {
  @Field(() => String, { nullable: true, description: 'URL of the large picture (http or https).' })
  largeUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'URL of the regular picture (http or https).' })
  regularUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'URL of the thumbnail (http or https).' })
  thumbnailUrl?: string | null;
}

@InputType({
  description: 'A listing to create or update. On update, omitted fields keep their value and `null` resets a field.',
})
export class ListingInput {
  @Field(() => String, { nullable: true, description: 'ID of an existing listing.' })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Your own ID for the listing: letters A to Z and digits. Required for a new listing.',
  })
  myId?: string | null;

  @Field(() => String, { nullable: true, description: 'Property management system. Defaults to `api`.' })
  pms?: string | null;

  @Field(() => String, { nullable: true, description: 'ID of the listing in that system; requires `pms`.' })
  pmsListingId?: string | null;

  @Field(() => ListingStatus, { nullable: true, description: 'Listing status. Required for a new listing.' })
  status?: keyof typeof ListingStatus | null;

  @Field(() => String, { nullable: true, description: 'Public name. Required for a new listing.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Short name for internal use. Defaults to the public name.' })
  nickname?: string | null;

  @Field(() => String, { nullable: true, description: 'Property type; one of `propertyTypes`.' })
  propertyType?: string | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of guests. Defaults to 2.' })
  accommodates?: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of bedrooms. Defaults to 1.' })
  bedrooms?: number | null;

  @Field(() => Float, { nullable: true, description: 'Number of bathrooms. Defaults to 1.' })
  bathrooms?: number | null;

  @Field(() => Int, { nullable: true, description: 'Number of beds. Defaults to 1.' })
  beds?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Check-in hour, 0 to 24; fractions allowed (15.5 is 3:30 pm). Defaults to 16.',
  })
  checkInTime?: number | null;

  @Field(() => Float, { nullable: true, description: 'Check-out hour, 0 to 24; fractions allowed. Defaults to 11.' })
  checkOutTime?: number | null;

  @Field(() => LocationInput, { nullable: true, description: 'Location. Required for a new listing.' })
  location?: LocationInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'How the guest gets in: door code, parking, Wi-Fi. Up to 5,000 characters. The guest portal shows it once the ' +
      'stay is approved and every screen is accepted. Encrypted at rest.',
  })
  checkInInstructions?: string | null;

  @Field(() => PicturesInput, {
    nullable: true,
    description: 'Picture URLs. A placeholder is used for each missing picture.',
  })
  pictures?: PicturesInput | null;
}
