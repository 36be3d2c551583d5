import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from '../../context.js';
import { createOwner, isOwnerLinkOpen } from './create-owner.js';
import { isOwnerMissing } from './make-owner-link.js';
import { OwnerInput } from './owner.type.js';

const HASH = { description: 'SHA-256 of the link token, as hex.' };

@Resolver()
export class OwnerResolver {
  @Directive('@inaccessible')
  @Query(() => Boolean, { description: 'Check whether the link for creating the first owner is valid.' })
  ownerLinkOpen(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return isOwnerLinkOpen(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Query(() => Boolean, { description: 'Check whether the service still has no owner. Internal: gateway only.' })
  ownerMissing(@Ctx() context: IdentityContext) {
    return isOwnerMissing(context);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, { description: 'Create the owner of the first account, using the link with this token.' })
  createOwner(
    @Arg('tokenHash', () => String, HASH) tokenHash: string,
    @Arg('input', () => OwnerInput, { description: 'The owner.' }) input: OwnerInput,
    @Ctx() context: IdentityContext,
  ) {
    return createOwner(context, tokenHash, input);
  }
}
