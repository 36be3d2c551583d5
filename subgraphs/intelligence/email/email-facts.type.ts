import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'Email details available without contacting the mail server. All flags are false for an invalid address.',
})
export class EmailFacts {
  @Field(() => Boolean, {
    description:
      'Whether the address is well-formed and its domain has a public suffix. Does not check that the ' +
      'mailbox exists.',
  })
  valid!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The address in lowercase, with an ASCII domain; null if invalid.',
  })
  normalized!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The address without aliases (dots, plus tags), for providers that document them. Use it to compare ' +
      'addresses.',
  })
  canonical!: string | null;

  @Field(() => String, { nullable: true, description: 'The domain in ASCII form; null if the address is invalid.' })
  domain!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Registrable domain according to the Public Suffix List (ICANN section).',
  })
  registrableDomain!: string | null;

  @Field(() => Boolean, { description: 'Whether the domain provides disposable addresses.' })
  disposable!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the domain provides free public mailboxes, such as Gmail; false for disposable domains.',
  })
  free!: boolean;

  @Field(() => Boolean, {
    description: "Whether the address is a booking channel's relay address, which hides the guest's own address.",
  })
  masked!: boolean;
}
