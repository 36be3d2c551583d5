import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PropertyContext } from '../context.js';
import { Listing } from '../listing/listing.entity.js';
import { PartnerAction } from './partner-action.js';
import { setListingPartner } from './set-listing-partner.js';

const IN_SYSTEM = {
  nullable: true,
  description: 'Property management system that the ID belongs to. Works as in `listing`.',
};

@Resolver()
export class PartnerResolver {
  @RequiresRole('owner')
  @Mutation(() => Listing, { description: 'Connect a listing to the screening partner, or disconnect it.' })
  setListingPartner(
    @Arg('id', () => ID, { description: 'Listing ID.' }) id: string,
    @Arg('action', () => PartnerAction, { description: 'Action to take.' }) action: PartnerAction,
    @Arg('pms', () => String, IN_SYSTEM) pms: string | null,
    @Ctx() context: PropertyContext,
  ) {
    return setListingPartner(context, id, pms ?? null, action);
  }
}
