import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../../answer/answer-head.type.js';
import { WhoisRecord } from './whois-record.type.js';

/** Registration records of a domain; without records it is not registered. */
export interface WhoisFacts {
  records: WhoisRecord[];
}

@ObjectType({ description: 'Result of a domain registration lookup.' })
export class WhoisAnswer extends AnswerHead {
  @Field(() => [WhoisRecord], {
    description: 'One record per responding server; empty if the domain is not registered or no server has data.',
  })
  records!: WhoisRecord[];
}
