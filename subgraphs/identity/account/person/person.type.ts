import { Directive, Field, ID, InputType, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { connectionOf } from '#kit/graph/connection.js';
import { capitalEnumOf } from '#kit/graph/enum-of.js';
import type { Role } from '#kit/viewer/viewer.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { Person } from './person.entity.js';

export const RoleEnum = capitalEnumOf<Role>('Role', 'Role of a user.', {
  owner: 'Full access to the account.',
  manager: 'Can read everything, make decisions, and edit reservations, listings and the block list.',
  viewer: 'Read-only access.',
});

export const PersonState = capitalEnumOf('PersonState', 'Sign-in state of a team member.', {
  invited: 'Invited; has not chosen a password yet.',
  active: 'Can sign in.',
  removed: 'Removed; referenced only by past actions.',
});

@Directive('@key(fields: "id")')
@ObjectType('Person', {
  description: 'A team member: a user who signs in to an account with their own email address.',
  implements: Node,
})
export class PersonType {
  @Field(() => ID, { description: 'Team member ID.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the account that the team member belongs to.' })
  accountId!: string;

  @Field(() => String, { description: 'Name of the team member.' })
  name!: string;

  @RequiresRole('viewer')
  @Field(() => String, { description: 'Email address that the team member signs in with.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'Role of the team member.' })
  role!: Role;

  @Field(() => PersonState, { description: 'Sign-in state.' })
  state!: 'invited' | 'active' | 'removed';

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Expiry time of the pending invitation; null if there is none.',
  })
  invitedUntil!: Date | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the last sign-in.' })
  lastLoginAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'Time of the first invitation.' })
  createdAt!: Date;
}

/** `PersonEdge` and `PersonConnection`. */
export const PersonConnection = connectionOf('Person', () => PersonType);

@ObjectType({ description: 'A team member and the link to choose a password.' })
export class InvitedPerson {
  @Field(() => PersonType, { description: 'The team member.' })
  person!: PersonType;

  @RequiresRole('owner')
  @Field(() => String, {
    nullable: true,
    description: 'Single-use invitation link, valid for 7 days. Shown only once; null if a password was set instead.',
  })
  url!: string | null;
}

@InputType({ description: 'A team member to add to your account.' })
export class PersonInput {
  @Field(() => String, { description: 'Name, up to 200 characters.' })
  name!: string;

  @Field(() => String, { description: 'Email address to sign in with. Must not be in use by another user.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'Role of the team member.' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description:
      'Initial password, 12 to 200 characters. If omitted, an invitation link is created so that the team ' +
      'member can choose one.',
  })
  password?: string | null;
}

@ObjectType({ description: 'The signed-in user.' })
export class SignedIn {
  @Field(() => RoleEnum, { description: 'Role of the user.' })
  role!: Role;

  @Field(() => PersonType, {
    nullable: true,
    description: 'The team member; null when signed in as the account itself.',
  })
  person!: PersonType | null;
}

@ObjectType({ description: 'The account and email address of an invitation. Internal: gateway only.' })
@Directive('@inaccessible')
export class PersonInvitation {
  @Field(() => String, { description: 'Name of the inviting account.' })
  inviter!: string | null;

  @Field(() => String, { description: 'Email address that the invitee will sign in with.' })
  email!: string;
}

/** Returns the public fields of a team member at time `now`. */
export function shownPerson(row: Person): PersonType {
  const { id, accountId, name, email, role, invitedUntil, lastLoginAt, createdAt } = row;
  const state = row.removedAt ? 'removed' : row.passwordHash || !row.invitationHash ? 'active' : 'invited';
  return { id, accountId, name, email, role, state, invitedUntil, lastLoginAt, createdAt };
}
