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

const IN_SYSTEM = {
  nullable: true,
  description:
    'Property management system that the ID belongs to. With `api`, or if that system has no such ID, `id` ' +
    'is taken as your own ID for the listing.',
};
const CALLBACK = { nullable: true, description: 'URL to post the saved listing to, in the `/v1` format.' };
const ACCOUNT = {
  nullable: true,
  description: 'Account ID to create the listing in: your own account or one below it.',
};

@Resolver(() => Listing)
export class ListingResolver {
  @RequiresRole('viewer')
  @Query(() => Listing, { nullable: true, description: 'Get a listing by ID.' })
  listing(
    @Arg('id', () => ID, { description: 'Listing ID.' }) id: string,
    @Arg('pms', () => String, IN_SYSTEM) pms: string | null,
    @Ctx() context: PropertyContext,
  ) {
    return findListing(context, id, pms ?? null);
  }

  @RequiresRole('viewer')
  @Query(() => Listing, { nullable: true, description: 'Get a listing by your own ID.' })
  listingByMyId(
    @Arg('myId', () => ID, { description: 'Your own ID for the listing.' }) myId: string,
    @Ctx() { load }: PropertyContext,
  ) {
    return load.listingByMyId(myId);
  }

  @OpenToSdk()
  @RequiresRole('viewer')
  @Query(() => [String], { description: 'List the supported property types.' })
  propertyTypes() {
    return PROPERTY_TYPES;
  }

  @RequiresRole('manager')
  @Mutation(() => Listing, { description: 'Create a listing, or update the one with the same `id` or `myId`.' })
  saveListing(
    @Arg('input', () => ListingInput, { description: 'The listing.' }) input: ListingInput,
    @Arg('mustExist', () => Boolean, {
      defaultValue: false,
      description: 'Fail if the listing does not exist, instead of creating it.',
    })
    mustExist: boolean,
    @Arg('pms', () => String, IN_SYSTEM) pms: string | null,
    @Arg('callback', () => String, CALLBACK) callback: string | null,
    @Arg('accountId', () => ID, ACCOUNT) accountId: string | null,
    @Ctx() context: PropertyContext,
  ) {
    const named = { pms: pms ?? null, callback: callback ?? null, accountId: accountId ?? null };
    return saveListing(context, { input, mustExist, ...named });
  }

  @FieldResolver(() => ListingStatus, { description: 'Listing status.' })
  status(@Root() listing: Listing) {
    return listing.status;
  }

  @FieldResolver(() => Location, { description: 'Location.' })
  location(@Root() listing: Listing) {
    return listing.location;
  }

  @FieldResolver(() => Pictures, { description: 'Picture URLs. A placeholder is returned for each missing picture.' })
  pictures(@Root() listing: Listing, @Ctx() { publicUrl }: PropertyContext) {
    return picturesOf(listing, publicUrl);
  }

  @RequiresRole('manager')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'How the guest gets in. The guest portal shows it once the stay is approved. Encrypted at rest.',
  })
  checkInInstructions(@Root() listing: Listing, @Ctx() { load }: PropertyContext) {
    return load.checkInInstructionsOf(listing);
  }

  @FieldResolver(() => Account, { nullable: true, description: 'The account that owns the listing.' })
  account(@Root() listing: Listing) {
    return { id: listing.accountId };
  }
}
