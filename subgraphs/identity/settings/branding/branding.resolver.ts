import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { mustBeGateway } from '../../account/sign-in/must-be-gateway.js';
import type { IdentityContext } from '../../context.js';
import { Branding, BrandingInput } from './branding.type.js';
import { findBrandingOf } from './find-branding-of.js';
import { findBranding, setBranding } from './set-branding.js';

@Resolver(() => Branding)
export class BrandingResolver {
  @RequiresRole('viewer')
  @Query(() => Branding, { description: 'What guests know the own account by.' })
  branding(@Ctx() context: IdentityContext) {
    return findBranding(context);
  }

  @RequiresRole('owner')
  @Mutation(() => Branding, { description: 'Sets what guests know the own account by.' })
  setBranding(
    @Arg('input', () => BrandingInput, { description: 'Name, colour and logo.' }) input: BrandingInput,
    @Ctx() context: IdentityContext,
  ) {
    return setBranding(context, input);
  }

  @Directive('@inaccessible')
  @Query(() => Branding, {
    nullable: true,
    description: 'What the guests of an account see; null: nothing of its own.',
  })
  brandingOf(
    @Arg('id', () => ID, { description: 'The account.' }) id: string,
    @Ctx() { pool, viewer }: IdentityContext,
  ) {
    mustBeGateway(viewer);
    return findBrandingOf(pool, id);
  }
}
