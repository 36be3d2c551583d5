import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'What can be told of an e-mail address without asking its server. Flags are false when it is not valid.',
})
export class EmailFacts {
  @Field(() => Boolean, {
    description: 'Whether the address is well-formed under a public domain ending; not whether a mailbox exists.',
  })
  valid!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The address in lower case, its domain in ASCII form; null when it is not valid.',
  })
  normalized!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The mailbox behind the address where its provider publishes the rule (dots, plus tags); for comparing.',
  })
  canonical!: string | null;

  @Field(() => String, { nullable: true, description: 'The domain in ASCII form; null when the address is not valid.' })
  domain!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The part of the domain that somebody registered, by the Public Suffix List (ICANN section).',
  })
  registrableDomain!: string | null;

  @Field(() => Boolean, { description: 'The domain gives out addresses to be thrown away.' })
  disposable!: boolean;

  @Field(() => Boolean, { description: 'The domain gives mailboxes to anybody; false for a disposable one.' })
  free!: boolean;

  @Field(() => Boolean, { description: "The address belongs to a booking channel and hides the guest's own." })
  masked!: boolean;
}
