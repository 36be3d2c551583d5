import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../../answer/answer-head.type.js';

@ObjectType({ description: 'A blocklist entry for the IP address.' })
export class IpThreat {
  @Field(() => String, { description: 'The IP address that was looked up.' })
  ip!: string;

  @Field(() => String, { description: 'Human-readable reason for the listing.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: 'URL of the entry; null if not in the list.',
  })
  link!: string | null;

  @Field(() => String, { nullable: true, description: 'Date of the report or, if unknown, of the list (ISO 8601).' })
  timestamp!: string | null;

  @Field(() => String, { description: 'Name of the list.' })
  source!: string;

  @Field(() => [String], {
    description:
      'Topics of the list: `vpn`, `datacenter`, `tor`, `proxy`, `spam`, `attacks`, or values specific to ' +
      'the list.',
  })
  tags!: string[];

  @Field(() => [String], { description: 'Reasons for the listing, as sentences.' })
  reasons!: string[];
}

@ObjectType({ description: 'Blocklist entries for an IP address.' })
export class IpThreats {
  @Field(() => [IpThreat], { description: 'Entries, narrowest network first; empty if no list includes the address.' })
  threats!: IpThreat[];
}

@ObjectType({ description: 'Result of a blocklist lookup.' })
export class IpThreatsAnswer extends AnswerHead {
  @Field(() => IpThreats, { nullable: true, description: 'Entries found; null only if `known` is false.' })
  facts!: IpThreats | null;
}
