import { Field, Float, InputType } from 'type-graphql';
import { LocationInput } from '../location/location.input.js';
import { ListingStatus } from './listing-status.js';

@InputType({ description: 'Pictures of a listing, as links.' })
export class PicturesInput {
  @Field(() => String, { nullable: true, description: 'Large picture: an http or https link.' })
  largeUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Regular picture: an http or https link.' })
  regularUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'Small picture: an http or https link.' })
  thumbnailUrl?: string | null;
}

@InputType({
  description: 'A listing to make or change. On a change a member that is absent stays; null sets it back.',
})
export class ListingInput {
  @Field(() => String, { nullable: true, description: 'Identifier of a listing that is known already.' })
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The caller's own identifier: letters A to Z and digits; needed for a new listing.",
  })
  myId?: string | null;

  @Field(() => String, { nullable: true, description: 'The system that manages the property; `api` when absent.' })
  pms?: string | null;

  @Field(() => String, { nullable: true, description: 'Identifier of the listing in that system; goes with `pms`.' })
  pmsListingId?: string | null;

  @Field(() => ListingStatus, { nullable: true, description: 'Whether it is let; needed for a new listing.' })
  status?: ListingStatus | null;

  @Field(() => String, { nullable: true, description: 'Public name; needed for a new listing.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Short name; the public name when absent or empty.' })
  nickname?: string | null;

  @Field(() => String, { nullable: true, description: 'One of `propertyTypes`.' })
  propertyType?: string | null;

  @Field(() => Float, { nullable: true, description: 'Guests that it takes; 2 when absent.' })
  accommodates?: number | null;

  @Field(() => Float, { nullable: true, description: 'Bedrooms; 1 when absent.' })
  bedrooms?: number | null;

  @Field(() => Float, { nullable: true, description: 'Bathrooms; 1 when absent.' })
  bathrooms?: number | null;

  @Field(() => Float, { nullable: true, description: 'Beds; 1 when absent.' })
  beds?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Hour of check-in, 0 to 24 (15.5 is half past three); 16 when absent.',
  })
  checkInTime?: number | null;

  @Field(() => Float, { nullable: true, description: 'Hour of check-out, 0 to 24, fractions too; 11 when absent.' })
  checkOutTime?: number | null;

  @Field(() => LocationInput, { nullable: true, description: 'Where it is; needed for a new listing.' })
  location?: LocationInput | null;

  @Field(() => PicturesInput, { nullable: true, description: 'Pictures; a drawing stands in for each that is absent.' })
  pictures?: PicturesInput | null;
}
