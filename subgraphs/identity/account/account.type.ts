import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Account } from './account.entity.js';

@ObjectType({ description: 'The company of an account.' })
export class Company {
  @Field(() => String, { nullable: true, description: 'Name.' })
  name!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email!: string | null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Phone number.' })
  phone!: string | null;
}

@ObjectType({ description: 'Who pays for an account.' })
export class Billing {
  @Field(() => ID, { description: 'Identifier of the account above.' })
  parentAccount!: string;
}

@ObjectType({ description: 'A page of accounts.' })
export class AccountPage {
  @Field(() => Int, { description: 'How many there are in all.' })
  total!: number;

  @Field(() => Int, { description: 'How many were passed over.' })
  from!: number;

  @Field(() => Int, { description: 'The size in force.' })
  size!: number;

  @Field(() => [Account], { description: 'The accounts.' })
  items!: Account[];
}
