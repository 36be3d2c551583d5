import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The network that a phone number is in.' })
export class PhoneCarrier {
  @Field(() => String, { description: 'The name of the company.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The kind of line, in the words of the source.' })
  type!: string | null;
}
