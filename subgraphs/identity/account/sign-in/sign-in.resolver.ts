import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Arg, Ctx, Directive, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { IdentityContext } from '../../context.js';
import { changePassword } from './change-password.js';
import { mustBeGateway } from './must-be-gateway.js';
import { findSessionHolder } from './session/find-session-holder.js';
import { noteSessionUse } from './session/note-session-use.js';
import { OwnSession } from './session/own-session.type.js';
import { endMyOtherSessions, endMySession, findOwnSessions } from './session/own-sessions.js';
import { SessionHolder } from './session/session-holder.type.js';
import { signOut } from './session/sign-out.js';
import { signIn } from './sign-in.js';
import { PasswordAnswer, PasswordChangeInput, SignInInput } from './sign-in.type.js';

const HASH = { description: 'SHA-256 of the session token, as hex.' };

@Resolver()
export class SignInResolver {
  @RequiresRole('viewer')
  @Query(() => [OwnSession], { description: 'List your open sessions, the current one first.' })
  mySessions(@Ctx() context: IdentityContext) {
    return findOwnSessions(context);
  }

  @RequiresRole('viewer')
  @ResultName('isEnded')
  @Mutation(() => Boolean, { description: 'End one of your sessions. Returns false if there is no such session.' })
  endSession(@Arg('id', () => ID, { description: 'Session ID.' }) id: string, @Ctx() context: IdentityContext) {
    return endMySession(context, id);
  }

  @RequiresRole('viewer')
  @ResultName('endedSessions')
  @Mutation(() => Int, {
    description: 'End all of your sessions except the current one. Returns the number of sessions ended.',
  })
  endOtherSessions(@Ctx() context: IdentityContext) {
    return endMyOtherSessions(context);
  }

  @Directive('@inaccessible')
  @Query(() => SessionHolder, {
    nullable: true,
    description: 'Get the user and account of the session with this token.',
  })
  sessionHolder(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() { pool, viewer }: IdentityContext) {
    mustBeGateway(viewer);
    return findSessionHolder(pool, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, { description: 'Record that a session was used. Returns false if nothing was recorded.' })
  noteSessionUse(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() { pool, viewer }: IdentityContext) {
    mustBeGateway(viewer);
    return noteSessionUse(pool, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => PasswordAnswer, { description: 'Open a session for an email address and password.' })
  signIn(
    @Arg('input', () => SignInInput, { description: 'Credentials and session.' }) input: SignInInput,
    @Ctx() context: IdentityContext,
  ) {
    return signIn(context, input);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, { description: 'End a session. Returns false if the session did not exist.' })
  signOut(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return signOut(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => PasswordAnswer, { description: 'Change the password and end all other sessions.' })
  changePassword(
    @Arg('input', () => PasswordChangeInput, { description: 'Old and new password.' }) input: PasswordChangeInput,
    @Ctx() context: IdentityContext,
  ) {
    return changePassword(context, input);
  }
}
