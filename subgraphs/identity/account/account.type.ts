import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '#kit/graph/connection.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Account } from './account.entity.js';

@ObjectType({ description: 'Company details of an account.' })
export class Company {
  @Field(() => String, { nullable: true, description: 'Company name.' })
  name!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Company email address.' })
  email!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Company phone number.' })
  phone!: string | null;
}

@ObjectType({ description: 'Billing details of an account.' })
export class Billing {
  @Field(() => ID, { description: 'ID of the parent account, which is billed.' })
  parentAccount!: string;
}

@ObjectType({ description: 'A page of accounts by offset. New clients should use `accountConnection`.' })
export class AccountPage {
  @Field(() => Int, { description: 'Total number of items.' })
  total!: number;

  @Field(() => Int, { description: 'Offset: number of items skipped.' })
  from!: number;

  @Field(() => Int, { description: 'Page size applied.' })
  size!: number;

  @Field(() => [Account], { description: 'Accounts on this page.' })
  items!: Account[];
}

/** `AccountEdge` and `AccountConnection`. */
export const AccountConnection = connectionOf('Account', () => Account);
