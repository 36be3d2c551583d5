import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType('BlacklistEntry', { description: 'Something that marks a guest whom the account does not want.' })
export class BlacklistEntryType {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  id!: string;

  @Field(() => ID, { description: 'The account whose list it is on; it counts for the accounts below too.' })
  accountId!: string;

  @Field(() => String, { description: '`email`, `phone`, `name_and_birth_date` or `document_number`.' })
  field!: string;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'The address, number or name as it was given.' })
  value!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'The birth date that goes with a name, YYYY-MM-DD.' })
  birthDate!: string | null;

  @RequiresRole('manager')
  @Field(() => String, { nullable: true, description: 'Why the guest is not wanted.' })
  reason!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the entry was made.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of the blacklist.' })
export class BlacklistPage {
  @Field(() => Int, { description: 'How many there are.' })
  total!: number;

  @Field(() => Int, { description: 'How many were passed over.' })
  from!: number;

  @Field(() => Int, { description: 'How many a page takes.' })
  size!: number;

  @Field(() => [BlacklistEntryType], { description: 'The entries, the newest first.' })
  items!: BlacklistEntryType[];
}
