import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { AccountInput } from '../account/account.input.js';
import type { IdentityContext } from '../context.js';
import { createSignupLink } from './create-signup-link.js';
import { findInvitation } from './find-invitation.js';
import { signUp } from './sign-up.js';
import { Invitation, SignedUp, SignupLinkInput, SignupLinkType } from './signup-link.type.js';

const HASH = { description: 'SHA-256 of the link token, as hex.' };

@Resolver()
export class SignupResolver {
  @RequiresRole('owner')
  @Mutation(() => SignupLinkType, { description: 'Create a signup link for a new account below yours.' })
  createSignupLink(
    @Arg('input', () => SignupLinkInput, { description: 'Link options.' }) input: SignupLinkInput,
    @Ctx() context: IdentityContext,
  ) {
    return createSignupLink(context, input);
  }

  @Directive('@inaccessible')
  @Query(() => Invitation, { nullable: true, description: 'Get the invitation of the signup link with this token.' })
  invitation(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() { pool }: IdentityContext) {
    return findInvitation(pool, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => SignedUp, { description: 'Create an account, using the signup link with this token.' })
  signUp(
    @Arg('tokenHash', () => String, HASH) tokenHash: string,
    @Arg('input', () => AccountInput, { description: 'The account.' }) input: AccountInput,
    @Ctx() context: IdentityContext,
  ) {
    return signUp(context, tokenHash, input);
  }
}
