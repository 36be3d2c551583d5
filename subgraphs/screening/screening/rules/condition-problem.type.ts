import { Field, Int, ObjectType } from 'type-graphql';
import { PROBLEM_PHRASES } from '#problem-phrases';
import { PhraseType, shownPhrase } from '#kit/graph/phrase.type.js';
import { storedPhrase } from '#kit/phrase.js';
import { phraseReader } from '#kit/phrase-reader.js';
import { conditionFault } from './condition/rule-condition.js';

const phraseOf = phraseReader(PROBLEM_PHRASES);

@ObjectType('ConditionProblem', { description: 'What is wrong with the condition of a business rule, and where.' })
export class ConditionProblem {
  @Field(() => String, {
    description: 'Description in English. If it starts with a lowercase letter, it continues the name of the field.',
  })
  message!: string;

  @Field(() => PhraseType, { nullable: true, description: 'The same without its words; null if it has no code.' })
  phrase!: PhraseType | null;

  @Field(() => Int, { description: 'Position of the first wrong character, from 0, in UTF-16 code units.' })
  start!: number;

  @Field(() => Int, {
    description: 'Position after the last wrong character. The same as `start` where something is missing.',
  })
  end!: number;
}

/** The problems of a condition: the parser stops at the first. */
export function conditionProblems(condition: string): ConditionProblem[] {
  const fault = conditionFault(condition);
  if (!fault) return [];
  const { message, start, end } = fault;
  const phrase = phraseOf(message);
  return [{ message, phrase: phrase && shownPhrase(storedPhrase(phrase)), start, end }];
}
