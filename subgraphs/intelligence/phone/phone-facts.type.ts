import { Field, ObjectType } from 'type-graphql';
import { PhoneLineType } from './phone-line-type.js';

@ObjectType({ description: 'The network that a phone number is in.' })
class PhoneCarrier {
  @Field(() => String, { description: 'The name of the company.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The kind of line, in the words of the source.' })
  type!: string | null;
}

@ObjectType({
  description: 'What the numbering plans say of a phone number. All but `valid` is null when it is false.',
})
export class PhoneFacts {
  @Field(() => Boolean, {
    description: 'Whether the number fits the numbering plan of its country; not whether it is in service.',
  })
  valid!: boolean;

  @Field(() => String, { nullable: true, description: 'The number in E.164 form, without an extension.' })
  e164!: string | null;

  @Field(() => String, { nullable: true, description: 'The number as it is written within its country.' })
  nationalFormat!: string | null;

  @Field(() => String, { nullable: true, description: 'The number as it is written for callers from abroad.' })
  internationalFormat!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 code of the country; null for numbers of no country, such as +800.',
  })
  countryCode!: string | null;

  @Field(() => PhoneLineType, { nullable: true, description: 'The kind of line; null when the plan does not tell.' })
  lineType!: PhoneLineType | null;

  @Field(() => PhoneCarrier, {
    nullable: true,
    description: 'Whose network the number is in; null where no source knows.',
  })
  carrier!: PhoneCarrier | null;
}
