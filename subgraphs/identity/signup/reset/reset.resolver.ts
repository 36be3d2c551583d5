import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from '../../context.js';
import { mustBeGateway } from '../../account/sign-in/must-be-gateway.js';
import { PasswordAnswer } from '../../account/sign-in/sign-in.type.js';
import { requestPasswordReset } from './request-password-reset.js';
import { isResetOpen, resetPassword } from './reset-password.js';

const HASH = { description: 'SHA-256 of the link token, as hex.' };

@Resolver()
export class ResetResolver {
  @Directive('@inaccessible')
  @Query(() => Boolean, { description: 'Check whether password reset by email is available.' })
  mailsPasswordResets(@Ctx() { viewer, sendsMail }: IdentityContext) {
    mustBeGateway(viewer);
    return sendsMail;
  }

  @Directive('@inaccessible')
  @Query(() => Boolean, { description: 'Check whether the password reset link with this token is valid.' })
  passwordResetOpen(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return isResetOpen(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => PasswordAnswer, { description: 'Email a password reset link, if a user signs in with this address.' })
  requestPasswordReset(
    @Arg('email', () => String, { description: 'Email address, as typed.' }) email: string,
    @Arg('language', () => String, { nullable: true, description: 'Language of the email, such as `de`.' })
    language: string | null,
    @Ctx() context: IdentityContext,
  ) {
    return requestPasswordReset(context, email, language);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, { description: 'Choose a new password, using the reset link with this token.' })
  resetPassword(
    @Arg('tokenHash', () => String, HASH) tokenHash: string,
    @Arg('password', () => String, { description: 'Password, 12 to 200 characters.' }) password: string,
    @Ctx() context: IdentityContext,
  ) {
    return resetPassword(context, tokenHash, password);
  }
}
