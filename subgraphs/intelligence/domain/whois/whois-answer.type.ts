import { Field, ObjectType } from 'type-graphql';
import { AnswerHead } from '../../answer/answer-head.type.js';
import { WhoisRecord } from './whois-record.type.js';

/** What the registries say of a domain; no record: it is not registered. */
export interface WhoisFacts {
  records: WhoisRecord[];
}

@ObjectType({ description: 'The answer to a question about the registration of a domain.' })
export class WhoisAnswer extends AnswerHead {
  @Field(() => [WhoisRecord], {
    description: 'One record for each server that has one; none when the domain is not registered, or nobody knows.',
  })
  records!: WhoisRecord[];
}
