import { Arg, Args, Ctx, Directive, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import type { Role } from '#kit/viewer/viewer.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { IdentityContext } from '../context.js';
import { connectPeople, findAssignees, findPeople, findSignedIn } from './find-people.js';
import { invitePerson } from './invite-person.js';
import { findPersonInvitation, joinAccount } from './join-account.js';
import {
  InvitedPerson,
  PersonInput,
  PersonConnection,
  PersonInvitation,
  PersonType,
  RoleEnum,
  SignedIn,
} from '../account/person/person.type.js';
import { removePerson } from './remove-person.js';
import { renewInvitation } from './renew-invitation.js';
import { updatePerson } from './update-person.js';

const PERSON = { description: 'Team member ID.' };
const HASH = { description: 'SHA-256 of the invitation token, as hex.' };

@Resolver()
export class PersonResolver {
  @RequiresRole('owner')
  @Query(() => [PersonType], { description: 'List the team members of your account.' })
  people(@Ctx() context: IdentityContext) {
    return findPeople(context);
  }

  @RequiresRole('owner')
  @Query(() => PersonConnection, {
    description: 'List the team members of your account in order of invitation, with cursor paging.',
  })
  personConnection(@Args(() => PageArgs) page: PageArgs, @Ctx() context: IdentityContext) {
    return connectPeople(context, page);
  }

  @RequiresRole('manager')
  @Query(() => [PersonType], {
    description:
      'List the team members of your account to whom reservations can be assigned: active owners and managers.',
  })
  assignees(@Ctx() context: IdentityContext) {
    return findAssignees(context);
  }

  @RequiresRole('viewer')
  @Query(() => SignedIn, { nullable: true, description: 'Get the signed-in user; null for an API key.' })
  signedIn(@Ctx() context: IdentityContext) {
    return findSignedIn(context);
  }

  @RequiresRole('owner')
  @Mutation(() => InvitedPerson, { description: 'Add a team member to your account.' })
  invitePerson(
    @Arg('input', () => PersonInput, { description: 'The team member to add.' }) input: PersonInput,
    @Ctx() context: IdentityContext,
  ) {
    return invitePerson(context, input);
  }

  @RequiresRole('owner')
  @Mutation(() => InvitedPerson, {
    description: 'Create a new invitation link for a team member. Their current password stops working.',
  })
  renewInvitation(@Arg('id', () => ID, PERSON) id: string, @Ctx() context: IdentityContext) {
    return renewInvitation(context, id);
  }

  @RequiresRole('owner')
  @Mutation(() => PersonType, { description: 'Change the role of a team member.' })
  updatePerson(
    @Arg('id', () => ID, PERSON) id: string,
    @Arg('role', () => RoleEnum, { description: 'New role.' }) role: Role,
    @Ctx() context: IdentityContext,
  ) {
    return updatePerson(context, id, role);
  }

  @RequiresRole('owner')
  @Mutation(() => ID, { description: 'Remove a team member. Returns their ID.' })
  removePerson(@Arg('id', () => ID, PERSON) id: string, @Ctx() context: IdentityContext) {
    return removePerson(context, id);
  }

  @Directive('@inaccessible')
  @Query(() => PersonInvitation, {
    nullable: true,
    description: 'Get the account and email address of the invitation with this token.',
  })
  personInvitation(@Arg('tokenHash', () => String, HASH) tokenHash: string, @Ctx() context: IdentityContext) {
    return findPersonInvitation(context, tokenHash);
  }

  @Directive('@inaccessible')
  @Mutation(() => Boolean, { description: 'Accept the invitation with this token by choosing a password.' })
  joinAccount(
    @Arg('tokenHash', () => String, HASH) tokenHash: string,
    @Arg('password', () => String, { description: 'Password, 12 to 200 characters.' }) password: string,
    @Ctx() context: IdentityContext,
  ) {
    return joinAccount(context, tokenHash, password);
  }
}
