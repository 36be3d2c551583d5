import { Field, ObjectType } from 'type-graphql';
import { type PhoneLineType, PhoneLineTypeEnum } from './phone-line-type.js';

@ObjectType({ description: 'Carrier of a phone number.' })
class PhoneCarrier {
  @Field(() => String, { description: 'Name of the carrier.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Line type as reported by the source.' })
  type!: string | null;
}

@ObjectType({
  description: 'Phone number details from the numbering plans. All other fields are null if `valid` is false.',
})
export class PhoneFacts {
  @Field(() => Boolean, {
    description: 'Whether the number fits the numbering plan of its country. Does not check that it is in service.',
  })
  valid!: boolean;

  @Field(() => String, { nullable: true, description: 'The number in E.164 format, without an extension.' })
  e164!: string | null;

  @Field(() => String, { nullable: true, description: 'The number in national format.' })
  nationalFormat!: string | null;

  @Field(() => String, { nullable: true, description: 'The number in international format.' })
  internationalFormat!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 country code; null for numbers without a country, such as +800.',
  })
  countryCode!: string | null;

  @Field(() => PhoneLineTypeEnum, {
    nullable: true,
    description: 'Line type; null if the numbering plan does not specify one.',
  })
  lineType!: PhoneLineType | null;

  @Field(() => PhoneCarrier, {
    nullable: true,
    description: 'Carrier of the number; null if unknown.',
  })
  carrier!: PhoneCarrier | null;
}
