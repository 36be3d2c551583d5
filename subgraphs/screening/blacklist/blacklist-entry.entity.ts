import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';
import { AccountRow } from '#kit/store/account-row.js';

/** One thing that marks a guest whom the account does not want: compared by `matchKey`, shown never. */
@Entity({ tableName: 'blacklist_entry' })
@ObjectType({ description: 'Something that marks a guest whom the account does not want.' })
export class BlacklistEntry extends AccountRow {
  @Field(() => ID, { description: 'Identifier of the entry.' })
  declare id: string;

  @Field(() => String, { description: '`email` or `phone`.' })
  @Property({ type: 'text' })
  field!: string;

  /** A keyed digest of the normalised value. */
  @Property({ type: 'text' })
  matchKey!: string;

  @Field(() => String, { nullable: true, description: 'Why the guest is not wanted.' })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Field(() => GraphQLISODateTime, { description: 'When the entry was made.' })
  declare createdAt: Date;
}
