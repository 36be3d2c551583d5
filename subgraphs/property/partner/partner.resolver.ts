import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { PropertyContext } from '../context.js';
import { Listing } from '../listing/listing.entity.js';
import { PartnerAction } from './partner-action.js';
import { setListingPartner } from './set-listing-partner.js';

const IN_SYSTEM = { nullable: true, description: 'The id is one of this system, as for `listing`.' };

@Resolver()
export class PartnerResolver {
  @RequiresRole('owner')
  @Mutation(() => Listing, { description: 'Connects a listing to the screening partner, or ends that.' })
  setListingPartner(
    @Arg('id', () => ID, { description: 'Identifier of the listing.' }) id: string,
    @Arg('action', () => PartnerAction, { description: 'What to do.' }) action: PartnerAction,
    @Arg('pms', () => String, IN_SYSTEM) pms: string | null,
    @Ctx() context: PropertyContext,
  ) {
    return setListingPartner(context, id, pms ?? null, action);
  }
}
