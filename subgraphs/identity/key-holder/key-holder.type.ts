import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Who holds an API key. Asked by the gateway only.' })
@Directive('@inaccessible')
export class KeyHolder {
  @Field(() => String, { description: '`api` or `sdk`.' })
  kind!: 'api' | 'sdk';

  @Field(() => ID, { description: 'The account of the key.' })
  accountId!: string;

  @Field(() => [ID], { description: 'The account and those of its mode below it.' })
  accountIds!: string[];

  @Field(() => [ID], { description: 'Test accounts below a live one, which it manages and does not see into.' })
  testAccountIds!: string[];

  @Field(() => Boolean, { description: 'Whether the account is in test mode.' })
  isTest!: boolean;

  @Field(() => ID, { description: 'The key.' })
  keyId!: string;

  @Field(() => Boolean, { description: 'Whether the account and all above it are enabled.' })
  active!: boolean;

  @Field(() => Boolean, { description: 'Whether the account or one above it is suspended.' })
  suspended!: boolean;

  @Field(() => Int, { nullable: true, description: 'Operations a minute, where the key has a limit of its own.' })
  ratePerMinute!: number | null;
}
