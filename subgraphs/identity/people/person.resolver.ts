import { Arg, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Role } from '#kit/viewer/viewer.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../context.js';
import { findPeople, findSignedIn } from './find-people.js';
import { invitePerson } from './invite-person.js';
import { findPersonInvitation, joinAccount } from './join-account.js';
import {
  InvitedPerson,
  PersonInput,
  PersonInvitation,
  PersonType,
  RoleEnum,
  SignedIn,
} from '../account/person/person.type.js';
import { removePerson } from './remove-person.js';
import { renewInvitation } from './renew-invitation.js';
import { updatePerson } from './update-person.js';

const PERSON = { description: 'Identifier of the person.' };
const HASH = { description: "SHA-256 of the invitation's token, in hex." };

@Resolver()
export class PersonResolver {
  @RequiresRole('owner')
  @Query(() => [PersonType], { description: 'Who signs in to the own account beside its own address.' })
  people(@Ctx() context: IdentityContext) {
    return findPeople(context);
  }

  @RequiresRole('viewer')
  @Query(() => SignedIn, { nullable: true, description: 'Who is signed in; null for a key.' })
  signedIn(@Ctx() context: IdentityContext) {
    return findSignedIn(context);
  }

  @RequiresRole('owner')
  @Mutation(() => InvitedPerson, { description: 'Lets somebody sign in to the own account.' })
  invitePerson(
    @Arg('input', () => PersonInput, { description: 'The person.' }) input: PersonInput,
    @Ctx() context: IdentityContext,
  ) {
    return invitePerson(context, input);
  }

  @RequiresRole('owner')
  @Mutation(() => InvitedPerson, { description: 'Another link for somebody, whose password stops working.' })
  renewInvitation(@Arg('id', () => ID, PERSON) id: string, @Ctx() context: IdentityContext) {
    return renewInvitation(context, id);
  }

  @RequiresRole('owner')
  @Mutation(() => PersonType, { description: 'Gives somebody another role.' })
  updatePerson(
    @Arg('id', () => ID, PERSON) id: string,
    @Arg('role', () => RoleEnum, { description: 'What they may do from now on.' }) role: Role,
    @Ctx() context: IdentityContext,
  ) {
    return updatePerson(context, id, role);
  }

  @RequiresRole('owner')
  @Mutation(() => ID, { description: 'Shuts somebody out; gives their identifier.' })
  removePerson(@Arg('id', () => ID, PERSON) id: string, @Ctx() context: IdentityContext) {
    return removePerson(context, id);
  }

  @Directive('@inaccessible')
  @Query(() => PersonInvitation, { nullable: true, description: 'What the invitation with this token leads to.' })
  personInvitation(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return findPersonInvitation(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, { description: 'Chooses the password by the invitation with this token.' })
  joinAccount(
    @Arg('tokenHash', () => String, HASH) tokenHash: string,
    @Arg('password', () => String, { description: 'The password, 12 to 200 characters.' }) password: string,
    @Ctx() context: IdentityContext,
  ) {
    return joinAccount(context, tokenHash, password);
  }
}
