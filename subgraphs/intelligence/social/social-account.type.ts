import { Field, ObjectType, registerEnumType } from 'type-graphql';

export const SocialClue = { email: 'email', phone: 'phone' } as const;

export type SocialClue = keyof typeof SocialClue;

registerEnumType(SocialClue, {
  name: 'SocialClue',
  description: 'What an account was looked for by.',
  valuesConfig: { email: { description: 'The e-mail address.' }, phone: { description: 'The phone number.' } },
});

@ObjectType({ description: 'Whether a network has an account for an e-mail address or a phone number.' })
export class SocialAccount {
  @Field(() => SocialClue, { description: 'What it was looked for by.' })
  by!: SocialClue;

  @Field(() => String, { description: 'The network, in lower case.' })
  network!: string;

  @Field(() => Boolean, { description: 'Whether there is an account.' })
  registered!: boolean;
}
