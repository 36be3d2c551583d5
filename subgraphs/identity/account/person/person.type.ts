import { Directive, Field, GraphQLISODateTime, ID, InputType, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import type { Role } from '#kit/viewer/viewer.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { Person } from './person.entity.js';

export const RoleEnum = enumOf<Role>('Role', 'What somebody who signs in may do.', {
  owner: 'Everything that the account may do.',
  manager: 'Reads all, decides and edits reservations, listings and the blacklist.',
  viewer: 'Reads, and changes nothing.',
});

export const PersonState = enumOf('PersonState', 'Whether somebody can sign in.', {
  invited: 'Has not chosen a password yet.',
  active: 'Signs in.',
  removed: 'Was removed, and is only named by what they did.',
});

@Directive('@key(fields: "id")')
@ObjectType('Person', { description: "Somebody who signs in to an account beside the account's own address." })
export class PersonType {
  @Field(() => ID, { description: 'Identifier of the person.' })
  id!: string;

  @Field(() => ID, { description: 'The account that they sign in to.' })
  accountId!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @RequiresRole('viewer')
  @Field(() => String, { description: 'The e-mail address that they sign in with.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'What they may do.' })
  role!: Role;

  @Field(() => PersonState, { description: 'Whether they can sign in.' })
  state!: keyof typeof PersonState;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Until when an open invitation works.' })
  invitedUntil!: Date | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Their last sign-in.' })
  lastLoginAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When they were invited first.' })
  createdAt!: Date;
}

@ObjectType({ description: 'Somebody with the link that lets them choose a password.' })
export class InvitedPerson {
  @Field(() => PersonType, { description: 'The person.' })
  person!: PersonType;

  @RequiresRole('owner')
  @Field(() => String, {
    nullable: true,
    description: 'The page to open, for one use within seven days. Shown this once; null where a password was given.',
  })
  url!: string | null;
}

@InputType({ description: 'Somebody who is to sign in to the own account.' })
export class PersonInput {
  @Field(() => String, { description: 'Their name, up to 200 characters.' })
  name!: string;

  @Field(() => String, { description: 'The e-mail address that they sign in with; nobody else may have it.' })
  email!: string;

  @Field(() => RoleEnum, { description: 'What they may do.' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: 'Their first password, 12 to 200 characters; without it a link is made by which they choose one.',
  })
  password?: string | null;
}

@ObjectType({ description: 'Who is signed in.' })
export class SignedIn {
  @Field(() => RoleEnum, { description: 'What they may do.' })
  role!: Role;

  @Field(() => PersonType, { nullable: true, description: 'The person; null for who signed in as the account itself.' })
  person!: PersonType | null;
}

@ObjectType({ description: 'What an invitation of a person leads to. Asked by the gateway only.' })
@Directive('@inaccessible')
export class PersonInvitation {
  @Field(() => String, { description: 'The account that invites, by its name.' })
  inviter!: string | null;

  @Field(() => String, { description: 'The address that they will sign in with.' })
  email!: string;
}

/** What of a person may be shown at `now`. */
export function shownPerson(row: Person): PersonType {
  const { id, accountId, name, email, role, invitedUntil, lastLoginAt, createdAt } = row;
  const state = row.removedAt ? 'removed' : row.passwordHash || !row.invitationHash ? 'active' : 'invited';
  return { id, accountId, name, email, role, state, invitedUntil, lastLoginAt, createdAt };
}
