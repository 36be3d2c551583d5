import { Field, Float, InputType, Int } from 'type-graphql';
import { LocationInput } from '../location/location.input.js';
import { ListingStatus } from './listing-status.js';

@InputType({ description: 'Picture URLs of a listing.' })
export class PicturesInput {
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
  status?: ListingStatus | null;

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
