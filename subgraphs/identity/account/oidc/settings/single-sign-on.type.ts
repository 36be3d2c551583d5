import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Role } from '#kit/viewer/viewer.js';
import { RoleEnum } from '../../person/person.type.js';

@ObjectType({ description: 'Maps a value of the role claim to a role.' })
export class MappedRole {
  @Field(() => String, { description: 'Claim value, compared exactly.' })
  value!: string;

  @Field(() => RoleEnum, { description: 'Role granted by this value.' })
  role!: Role;
}

@InputType({ description: 'Maps a value of the role claim to a role.' })
export class MappedRoleInput {
  @Field(() => String, { description: 'Claim value, compared exactly.' })
  value!: string;

  @Field(() => RoleEnum, { description: 'Role granted by this value.' })
  role!: Role;
}

@ObjectType('SignInDomain', { description: 'An email domain whose users sign in through the provider.' })
export class ShownSignInDomain {
  @Field(() => ID, { description: 'Domain ID.' })
  id!: string;

  @Field(() => String, { description: 'Domain name; subdomains are not included.' })
  domain!: string;

  @Field(() => Boolean, {
    description: 'Whether ownership is verified by a DNS record. An unverified domain has no effect.',
  })
  isVerified!: boolean;

  @Field(() => String, { description: 'Name of the TXT record that verifies ownership.' })
  recordName!: string;

  @Field(() => String, { description: 'Value of the TXT record that verifies ownership.' })
  recordValue!: string;
}

@ObjectType({ description: 'Single sign-on settings of an account (OpenID Connect).' })
export class SingleSignOn {
  @Field(() => String, { nullable: true, description: 'Issuer URL of the provider; null if no provider is set.' })
  issuer!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Client ID at the provider. The client secret is never returned.',
  })
  clientId!: string | null;

  @Field(() => String, { description: 'Redirect URI to register with the provider.' })
  redirectUri!: string;

  @Field(() => String, { nullable: true, description: 'Name of the claim that determines the role.' })
  roleClaim!: string | null;

  @Field(() => [MappedRole], { description: 'Roles by claim value; with several matches the highest role applies.' })
  roleMap!: MappedRole[];

  @Field(() => RoleEnum, {
    nullable: true,
    description: 'Role for users without a matching claim value; null denies them access.',
  })
  defaultRole!: Role | null;

  @Field(() => Boolean, { description: 'Whether users with an address of a verified domain must use single sign-on.' })
  isRequired!: boolean;

  @Field(() => [ShownSignInDomain], { description: 'Domains, verified or not.' })
  domains!: ShownSignInDomain[];
}

@InputType({ description: 'OpenID Connect provider of your account.' })
export class SingleSignOnInput {
  @Field(() => String, { description: 'Issuer: an https URL that serves a discovery document.' })
  issuer!: string;

  @Field(() => String, { description: 'Client ID at the provider.' })
  clientId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Client secret. If omitted, the stored one is kept; required when the issuer changes.',
  })
  clientSecret?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the claim that determines the role.' })
  roleClaim?: string | null;

  @Field(() => [MappedRoleInput], { defaultValue: [], description: 'Roles by claim value.' })
  roleMap!: MappedRoleInput[];

  @Field(() => RoleEnum, {
    nullable: true,
    description: 'Role for users without a matching claim value. If omitted, they are denied access.',
  })
  defaultRole?: Role | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Whether users with an address of a verified domain must use single sign-on. The account's own address can " +
      'still sign in with its password.',
  })
  isRequired!: boolean;
}
