import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The account and permissions of an API key. Internal: gateway only.' })
@Directive('@inaccessible')
export class KeyHolder {
  @Field(() => String, { description: 'Kind of key: `api` or `sdk`.' })
  kind!: 'api' | 'sdk';

  @Field(() => ID, { description: 'ID of the account that owns the key.' })
  accountId!: string;

  @Field(() => [ID], { description: 'IDs of the account and the accounts of the same mode below it.' })
  accountIds!: string[];

  @Field(() => [ID], {
    description:
      'IDs of the test accounts below a live account. The key manages these accounts but cannot read their data.',
  })
  testAccountIds!: string[];

  @Field(() => Boolean, { description: 'Whether the account is a test account.' })
  isTest!: boolean;

  @Field(() => ID, { description: 'Key ID.' })
  keyId!: string;

  @Field(() => Boolean, { description: 'Whether the account and all accounts above it are active.' })
  active!: boolean;

  @Field(() => Boolean, { description: 'Whether the account or one above it is suspended.' })
  suspended!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Rate limit of this key, in operations per minute; null if it has no limit of its own.',
  })
  ratePerMinute!: number | null;
}
