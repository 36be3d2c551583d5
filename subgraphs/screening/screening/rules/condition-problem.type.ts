import { Field, Int, ObjectType } from 'type-graphql';
import { PROBLEM_PHRASES } from '#problem-phrases';
import { PhraseType, shownPhrase } from '#kit/graph/phrase.type.js';
import { storedPhrase } from '#kit/phrase.js';
import { phraseReader } from '#kit/phrase-reader.js';
import { conditionFaults } from './condition/condition-faults.js';

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

/** The problems of a condition; the first is the one that saving it would report. */
export function conditionProblems(condition: string): ConditionProblem[] {
  return conditionFaults(condition).map(({ message, start, end }) => {
    const phrase = phraseOf(message);
    return { message, phrase: phrase && shownPhrase(storedPhrase(phrase)), start, end };
  });
}
