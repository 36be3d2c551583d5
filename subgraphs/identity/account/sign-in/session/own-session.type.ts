import { Field, GraphQLISODateTime, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A browser in which somebody is signed in.' })
export class OwnSession {
  @Field(() => ID, { description: 'Identifier of the session; the audit trail names it too.' })
  id!: string;

  @Field(() => String, { nullable: true, description: 'The kind of browser, such as `Firefox on Windows`.' })
  browser!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The network that it was begun from, such as `203.0.113.0/24`; `unknown` where it is not known.',
  })
  network!: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it began.' })
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'Its last use, up to five minutes late.' })
  lastSeenAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it ends, however much it is used.' })
  expiresAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent!: boolean;
}
