import type { EventArgs } from '@mikro-orm/core';
import { BeforeUpdate, Entity, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLISODateTime, Directive, Field, ID, ObjectType } from 'type-graphql';
import { enumOf } from '#kit/graph/enum-of.js';
import { Node } from '#kit/graph/node.js';
import { AccountRow } from '#kit/store/account-row.js';
import { RequiresRole } from '#kit/graph/requires-role.js';

export const AccountMode = enumOf('AccountMode', 'Whether an account works on real guests or on scenarios.', {
  live: 'Real guests.',
  test: 'Scenarios picked by the name of the guest; no provider is asked and no guest is written to.',
});

export type AccountMode = keyof typeof AccountMode;

/** An operator or a reseller. Its own row belongs to itself: `accountId` equals `id`. */
@Entity({ tableName: 'account' })
@ObjectType({ description: 'An operator, or a reseller with operators under it.', implements: Node })
@Directive('@key(fields: "id")')
export class Account extends AccountRow {
  @Field(() => ID, { description: 'Identifier of the account.' })
  declare id: string;

  @Property({ type: 'uuid', nullable: true })
  parentId: string | null = null;

  @Field(() => AccountMode, { description: 'Fixed when the account is made; all below a test account are for tests.' })
  @Property({ type: 'text' })
  mode: string = 'live';

  @Field(() => String, { nullable: true, description: 'Name of the account.' })
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'E-mail address of the account.' })
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Phone number of the account.' })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  companyName: string | null = null;

  @Property({ type: 'text', nullable: true })
  companyEmail: string | null = null;

  @Property({ type: 'text', nullable: true })
  companyPhone: string | null = null;

  @Field(() => Boolean, { description: 'Whether the account itself is enabled.' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Field(() => Boolean, {
    description: 'Whether the account itself is suspended; one below a suspended account is shut all the same.',
  })
  @Property({ type: 'boolean' })
  isSuspended: boolean = false;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Last sign-in with e-mail and password.' })
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  lastLoginAt: Date | null = null;

  @Field(() => GraphQLISODateTime, { description: 'When the account was made.' })
  declare createdAt: Date;

  /** Nothing that ever happens turns test data into live data. */
  @BeforeUpdate()
  keepMode({ changeSet }: EventArgs<Account>): void {
    if (changeSet?.payload.mode !== undefined) throw new Error('the mode is fixed at creation');
  }
}
