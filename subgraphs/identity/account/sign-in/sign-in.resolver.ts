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

const HASH = { description: "SHA-256 of the session's token, in hex." };

@Resolver()
export class SignInResolver {
  @RequiresRole('viewer')
  @Query(() => [OwnSession], { description: 'The browsers in which whoever asks is signed in, this one first.' })
  mySessions(@Ctx() context: IdentityContext) {
    return findOwnSessions(context);
  }

  @RequiresRole('viewer')
  @Mutation(() => Boolean, { description: 'Ends one of the own sessions; says whether there was one.' })
  endSession(
    @Arg('id', () => ID, { description: 'Identifier of the session.' }) id: string,
    @Ctx() context: IdentityContext,
  ) {
    return endMySession(context, id);
  }

  @RequiresRole('viewer')
  @Mutation(() => Int, { description: 'Ends all of the own sessions but this one; gives how many.' })
  endOtherSessions(@Ctx() context: IdentityContext) {
    return endMyOtherSessions(context);
  }

  @Directive('@inaccessible')
  @Query(() => SessionHolder, { nullable: true, description: 'Whose session has this token.' })
  sessionHolder(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() { pool, viewer }: IdentityContext) {
    mustBeGateway(viewer);
    return findSessionHolder(pool, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, { description: 'Keeps that a session is in use; says whether that was written.' })
  noteSessionUse(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() { pool, viewer }: IdentityContext) {
    mustBeGateway(viewer);
    return noteSessionUse(pool, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => PasswordAnswer, { description: 'Opens a session for whoever has the password.' })
  signIn(
    @Arg('input', () => SignInInput, { description: 'Who signs in.' }) input: SignInInput,
    @Ctx() context: IdentityContext,
  ) {
    return signIn(context, input);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, { description: 'Ends a session; says whether there was one.' })
  signOut(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return signOut(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => PasswordAnswer, { description: 'Changes the password and ends all other sessions.' })
  changePassword(
    @Arg('input', () => PasswordChangeInput, { description: 'Both passwords.' }) input: PasswordChangeInput,
    @Ctx() context: IdentityContext,
  ) {
    return changePassword(context, input);
  }
}
