import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { OpenToSdk } from '#kit/graph/sdk-fence.js';
import type { PropertyContext } from '../context.js';
import { PROPERTY_TYPES } from './check-listing.js';
import { Listing } from './listing.entity.js';
import { ListingInput } from './listing.input.js';
import { Location } from './location.type.js';
import { saveListing } from './save-listing.js';

@Resolver(() => Listing)
export class ListingResolver {
  @Query(() => Listing, { nullable: true, description: 'A listing by its identifier.' })
  listing(
    @Arg('id', () => ID, { description: 'Identifier of the listing.' }) id: string,
    @Ctx() { load }: PropertyContext,
  ) {
    return load.listing(id);
  }

  @Query(() => Listing, { nullable: true, description: "A listing by the caller's own identifier." })
  listingByMyId(
    @Arg('myId', () => ID, { description: "The caller's own identifier." }) myId: string,
    @Ctx() { load }: PropertyContext,
  ) {
    return load.listingByMyId(myId);
  }

  @OpenToSdk()
  @Query(() => [String], { description: 'Kinds of property that a listing may have.' })
  propertyTypes() {
    return PROPERTY_TYPES;
  }

  @Mutation(() => Listing, { description: 'Makes a listing, or changes the one with the same `id` or `myId`.' })
  saveListing(
    @Arg('input', () => ListingInput, { description: 'The listing.' }) input: ListingInput,
    @Arg('mustExist', () => Boolean, { defaultValue: false, description: 'Fail when the listing is unknown.' })
    mustExist: boolean,
    @Ctx() context: PropertyContext,
  ) {
    return saveListing(context, input, mustExist);
  }

  @FieldResolver(() => Location, { description: 'Where it is.' })
  location(@Root() listing: Listing) {
    return listing.location;
  }
}
