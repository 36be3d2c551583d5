import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { OpenToSdk } from '#kit/graph/sdk-fence.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Account } from '../account/account.type.js';
import type { PropertyContext } from '../context.js';
import { Location, Pictures } from '../location/location.type.js';
import { findListing } from './find-listing.js';
import { ListingStatus } from './listing-status.js';
import { Listing } from './listing.entity.js';
import { ListingInput } from './listing.input.js';
import { picturesOf } from './pictures.js';
import { PROPERTY_TYPES } from './property-types.js';
import { saveListing } from './save-listing.js';

const IN_SYSTEM = { nullable: true, description: "The id is this system's or, for `api` and else, the caller's own." };
const CALLBACK = { nullable: true, description: 'Where to post the listing, as `/v1` answers it, once it is saved.' };
const ACCOUNT = { nullable: true, description: 'The account to make it in, the own one or one below it.' };

@Resolver(() => Listing)
export class ListingResolver {
  @RequiresRole('viewer')
  @Query(() => Listing, { nullable: true, description: 'A listing by its identifier.' })
  listing(
    @Arg('id', () => ID, { description: 'Identifier of the listing.' }) id: string,
    @Arg('pms', () => String, IN_SYSTEM) pms: string | null,
    @Ctx() context: PropertyContext,
  ) {
    return findListing(context, id, pms ?? null);
  }

  @RequiresRole('viewer')
  @Query(() => Listing, { nullable: true, description: "A listing by the caller's own identifier." })
  listingByMyId(
    @Arg('myId', () => ID, { description: "The caller's own identifier." }) myId: string,
    @Ctx() { load }: PropertyContext,
  ) {
    return load.listingByMyId(myId);
  }

  @OpenToSdk()
  @RequiresRole('viewer')
  @Query(() => [String], { description: 'Kinds of property that a listing may have.' })
  propertyTypes() {
    return PROPERTY_TYPES;
  }

  @RequiresRole('manager')
  @Mutation(() => Listing, { description: 'Makes a listing, or changes the one with the same `id` or `myId`.' })
  saveListing(
    @Arg('input', () => ListingInput, { description: 'The listing.' }) input: ListingInput,
    @Arg('mustExist', () => Boolean, { defaultValue: false, description: 'Fail when the listing is unknown.' })
    mustExist: boolean,
    @Arg('pms', () => String, IN_SYSTEM) pms: string | null,
    @Arg('callback', () => String, CALLBACK) callback: string | null,
    @Arg('accountId', () => ID, ACCOUNT) accountId: string | null,
    @Ctx() context: PropertyContext,
  ) {
    const named = { pms: pms ?? null, callback: callback ?? null, accountId: accountId ?? null };
    return saveListing(context, { input, mustExist, ...named });
  }

  @FieldResolver(() => ListingStatus, { description: 'Whether it is let.' })
  status(@Root() listing: Listing) {
    return listing.status;
  }

  @FieldResolver(() => Location, { description: 'Where it is.' })
  location(@Root() listing: Listing) {
    return listing.location;
  }

  @FieldResolver(() => Pictures, { description: 'Pictures; a drawing stands in for each that was not given.' })
  pictures(@Root() listing: Listing, @Ctx() { publicUrl }: PropertyContext) {
    return picturesOf(listing, publicUrl);
  }

  @FieldResolver(() => Account, { description: 'The account that the listing belongs to.' })
  account(@Root() listing: Listing) {
    return { id: listing.accountId };
  }
}
