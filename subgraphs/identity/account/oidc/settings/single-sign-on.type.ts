import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { Role } from '#kit/viewer/viewer.js';
import { RoleEnum } from '../../person/person.type.js';

@ObjectType({ description: 'The role that a value of the role claim gives.' })
export class MappedRole {
  @Field(() => String, { description: 'The value, compared exactly.' })
  value!: string;

  @Field(() => RoleEnum, { description: 'The role.' })
  role!: Role;
}

@InputType({ description: 'The role that a value of the role claim gives.' })
export class MappedRoleInput {
  @Field(() => String, { description: 'The value, compared exactly.' })
  value!: string;

  @Field(() => RoleEnum, { description: 'The role.' })
  role!: Role;
}

@ObjectType({ description: 'A domain whose addresses sign in by the provider.' })
export class SignInDomainType {
  @Field(() => ID, { description: 'Identifier of the domain.' })
  id!: string;

  @Field(() => String, { description: 'The domain, without subdomains.' })
  domain!: string;

  @Field(() => Boolean, {
    description: 'Whether a DNS record has proven that it is yours. Before that it does nothing.',
  })
  isVerified!: boolean;

  @Field(() => String, { description: 'Name of the TXT record that proves it.' })
  recordName!: string;

  @Field(() => String, { description: 'Value of the TXT record that proves it.' })
  recordValue!: string;
}

@ObjectType({ description: 'Single sign-on by an OpenID Connect provider.' })
export class SingleSignOn {
  @Field(() => String, { nullable: true, description: 'Issuer of the provider; null while none is set.' })
  issuer!: string | null;

  @Field(() => String, { nullable: true, description: 'The client ID at the provider. Its secret is never shown.' })
  clientId!: string | null;

  @Field(() => String, { description: 'The redirect URI to enter at the provider.' })
  redirectUri!: string;

  @Field(() => String, { nullable: true, description: 'The claim whose values decide the role.' })
  roleClaim!: string | null;

  @Field(() => [MappedRole], { description: 'Roles by value of that claim; the highest one counts.' })
  roleMap!: MappedRole[];

  @Field(() => RoleEnum, { nullable: true, description: 'The role of everyone else; null: they are refused.' })
  defaultRole!: Role | null;

  @Field(() => Boolean, { description: 'Whether people with an address of a proven domain may use nothing else.' })
  isRequired!: boolean;

  @Field(() => [SignInDomainType], { description: 'Its domains, proven or not.' })
  domains!: SignInDomainType[];
}

@InputType({ description: 'The OpenID Connect provider of the own account.' })
export class SingleSignOnInput {
  @Field(() => String, { description: 'Issuer: an https address with a discovery document below it.' })
  issuer!: string;

  @Field(() => String, { description: 'The client ID at the provider.' })
  clientId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The client secret. Absent: it stays, unless the issuer changes.',
  })
  clientSecret?: string | null;

  @Field(() => String, { nullable: true, description: 'The claim whose values decide the role.' })
  roleClaim?: string | null;

  @Field(() => [MappedRoleInput], { defaultValue: [], description: 'Roles by value of that claim.' })
  roleMap!: MappedRoleInput[];

  @Field(() => RoleEnum, { nullable: true, description: 'The role of everyone else; absent: they are refused.' })
  defaultRole?: Role | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Whether people with an address of a proven domain may use nothing else. The account's own address still signs in " +
      'with its password.',
  })
  isRequired!: boolean;
}
