import { Arg, Ctx, Directive, Mutation, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from '../../context.js';
import { mustBeGateway } from '../../account/sign-in/must-be-gateway.js';
import { PasswordAnswer } from '../../account/sign-in/sign-in.type.js';
import { requestPasswordReset } from './request-password-reset.js';
import { isResetOpen, resetPassword } from './reset-password.js';

const HASH = { description: "SHA-256 of the link's token, in hex." };

@Resolver()
export class ResetResolver {
  @Directive('@inaccessible')
  @Query(() => Boolean, { description: 'Whether forgotten passwords are chosen anew by mail: whether mail is sent.' })
  mailsPasswordResets(@Ctx() { viewer, sendsMail }: IdentityContext) {
    mustBeGateway(viewer);
    return sendsMail;
  }

  @Directive('@inaccessible')
  @Query(() => Boolean, { description: 'Whether the link with this token works now.' })
  passwordResetOpen(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return isResetOpen(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => PasswordAnswer, { description: 'Has a link mailed to an address, if somebody signs in with it.' })
  requestPasswordReset(
    @Arg('email', () => String, { description: 'The e-mail address, as it was typed.' }) email: string,
    @Ctx() context: IdentityContext,
  ) {
    return requestPasswordReset(context, email);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, { description: 'Chooses the password by the link with this token.' })
  resetPassword(
    @Arg('tokenHash', () => String, HASH) tokenHash: string,
    @Arg('password', () => String, { description: 'The password, 12 to 200 characters.' }) password: string,
    @Ctx() context: IdentityContext,
  ) {
    return resetPassword(context, tokenHash, password);
  }
}
