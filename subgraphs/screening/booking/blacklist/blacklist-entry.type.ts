import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateScalar, DateTimeScalar } from '#kit/graph/scalars.js';
import { connectionOf } from '#kit/graph/connection.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { BlacklistFieldEnum } from './blacklist-enums.js';

@Directive('@key(fields: "id")')
@ObjectType('BlacklistEntry', {
  description: "A blocked guest on an account's block list, identified by one value.",
  implements: Node,
})
export class BlacklistEntryType {
  @Field(() => ID, { description: 'Block list entry ID.' })
  id!: string;

  @Field(() => ID, {
    description: 'ID of the account that owns the list. The entry also applies to the accounts below it.',
  })
  accountId!: string;

  @Field(() => BlacklistFieldEnum, { description: 'Kind of value.' })
  field!: string;

  @RequiresRole('manager')
  @Field(() => String, {
    nullable: true,
    description: 'Email address, phone number, name or document number, as entered.',
  })
  value!: string | null;

  @RequiresRole('manager')
  @Field(() => DateScalar, { nullable: true, description: 'Birth date of the named guest, `YYYY-MM-DD`.' })
  birthDate!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Why the guest is blocked.' })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'Creation time.' })
  createdAt!: Date;
}

/** `BlacklistEntryEdge` and `BlacklistEntryConnection`. */
export const BlacklistEntryConnection = connectionOf('BlacklistEntry', () => BlacklistEntryType);

@ObjectType({ description: 'A page of blacklist entries by offset. New clients should use `blacklistConnection`.' })
export class BlacklistPage {
  @Field(() => Int, { description: 'Total number of entries.' })
  total!: number;

  @Field(() => Int, { description: 'Offset: number of items skipped.' })
  from!: number;

  @Field(() => Int, { description: 'Page size applied.' })
  size!: number;

  @Field(() => [BlacklistEntryType], { description: 'Entries, newest first.' })
  items!: BlacklistEntryType[];
}
