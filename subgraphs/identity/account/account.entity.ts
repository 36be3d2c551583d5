import type { EventArgs } from '@mikro-orm/core';
import { BeforeUpdate, Entity, Property } from '@mikro-orm/decorators/legacy';
import { Directive, Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { enumOf } from '#kit/graph/enum-of.js';
import { Node } from '#kit/graph/node.js';
import { AccountRow } from '#kit/store/account-row.js';
import { RequiresRole } from '#kit/graph/requires-role.js';

export const AccountMode = enumOf('AccountMode', 'Whether an account handles real guests or test scenarios.', {
  live: 'Real guests.',
  test: "Test scenarios, selected by the guest's name. No provider is called and no message is sent to a guest.",
});

export type AccountMode = keyof typeof AccountMode;

/** An operator or reseller account. `accountId` equals `id`. */
@Entity({ tableName: 'account' })
@ObjectType({
  description: 'An operator account, or a reseller account with operator accounts below it.',
  implements: Node,
})
@Directive('@key(fields: "id")')
export class Account extends AccountRow {
  @Field(() => ID, { description: 'Account ID.' })
  declare id: string;

  @Property({ type: 'uuid', nullable: true })
  parentId: string | null = null;

  @Field(() => AccountMode, {
    description:
      'Account mode. Set at creation and never changes; every account below a test account is a test account.',
  })
  @Property({ type: 'text' })
  mode: string = 'live';

  @Field(() => String, { nullable: true, description: 'Account name.' })
  @Property({ type: 'text', nullable: true })
  name: string | null = null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Email address of the account.' })
  @Property({ type: 'text', nullable: true })
  email: string | null = null;

  @RequiresRole('viewer')
  @Field(() => String, { nullable: true, description: 'Phone number of the account, in international format.' })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Property({ type: 'text', nullable: true })
  companyName: string | null = null;

  @Property({ type: 'text', nullable: true })
  companyEmail: string | null = null;

  @Property({ type: 'text', nullable: true })
  companyPhone: string | null = null;

  @Field(() => Boolean, { description: 'Whether this account is active. Ancestors are not taken into account.' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Field(() => Boolean, {
    description: 'Whether this account is suspended. A suspended parent also blocks access.',
  })
  @Property({ type: 'boolean' })
  isSuspended: boolean = false;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Time of the last sign-in with email and password.' })
  @Property({ type: 'Date', columnType: 'timestamptz', nullable: true })
  lastLoginAt: Date | null = null;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  declare createdAt: Date;

  /** Test data must never become live data. */
  @BeforeUpdate()
  keepMode({ changeSet }: EventArgs<Account>): void {
    if (changeSet?.payload.mode !== undefined) throw new Error('An account cannot change its mode');
  }
}
