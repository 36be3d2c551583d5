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
  @Query(() => Branding, { description: 'Get the guest portal branding of your account.' })
  branding(@Ctx() context: IdentityContext) {
    return findBranding(context);
  }

  @RequiresRole('owner')
  @Mutation(() => Branding, { description: 'Set the guest portal branding of your account.' })
  setBranding(
    @Arg('input', () => BrandingInput, { description: 'Name, color and logo.' }) input: BrandingInput,
    @Ctx() context: IdentityContext,
  ) {
    return setBranding(context, input);
  }

  @Directive('@inaccessible')
  @Query(() => Branding, {
    nullable: true,
    description: "Get the branding shown to an account's guests; null if none is set.",
  })
  brandingOf(
    @Arg('id', () => ID, { description: 'Account ID.' }) id: string,
    @Ctx() { pool, viewer }: IdentityContext,
  ) {
    mustBeGateway(viewer);
    return findBrandingOf(pool, id);
  }
}
