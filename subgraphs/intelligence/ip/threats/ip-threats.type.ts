import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../../answer/answer-head.type.js';

@ObjectType({ description: 'A list that an IP address is on.' })
export class IpThreat {
  @Field(() => String, { description: 'The address that was asked for.' })
  ip!: string;

  @Field(() => String, { description: 'What it is listed as, for people.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where the entry can be read about; null where the list has none.',
  })
  link!: string | null;

  @Field(() => String, { nullable: true, description: 'When it was reported, or the day of the list (ISO 8601).' })
  timestamp!: string | null;

  @Field(() => String, { description: 'Name of the list.' })
  source!: string;

  @Field(() => [String], {
    description:
      'Words for what the list is about: `vpn`, `datacenter`, `tor`, `proxy`, `spam`, `attacks`, and words of its own.',
  })
  tags!: string[];

  @Field(() => [String], { description: 'Why, in sentences.' })
  reasons!: string[];
}

@ObjectType({ description: 'The lists that an IP address was found on.' })
export class IpThreats {
  @Field(() => [IpThreat], { description: 'Narrowest network first; empty when no list has the address.' })
  threats!: IpThreat[];
}

@ObjectType({ description: 'The answer to whether an IP address is known for attacks.' })
export class IpThreatsAnswer extends AnswerHead {
  @Field(() => IpThreats, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: IpThreats | null;
}
