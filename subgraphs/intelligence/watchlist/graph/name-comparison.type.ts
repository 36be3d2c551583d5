import { Field, Float, ObjectType } from 'type-graphql';
import { NameMatchKind, NameQualifier, NameRule, NameWordKind } from './name-enums.js';

@ObjectType({ description: 'Matched words of two names, or a word without a counterpart.' })
export class NameTokenMatch {
  @Field(() => String, {
    nullable: true,
    description: 'Word of the left name, in Latin script; null if it has no counterpart.',
  })
  left!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Word of the right name, in Latin script; null if it has no counterpart.',
  })
  right!: string | null;

  @Field(() => NameMatchKind, { description: 'Match type.' })
  why!: string;

  @Field(() => Float, { description: 'Similarity of the two words, 0 to 1; 0 for a word without a counterpart.' })
  likeness!: number;

  @Field(() => Float, { description: 'Weight in the score: high for rare words, low for particles.' })
  weight!: number;

  @Field(() => NameWordKind, { description: 'Word type.' })
  kind!: string;
}

@ObjectType({ description: 'Similarity of two names, with its explanation.' })
export class NameComparison {
  @Field(() => Float, {
    description: 'Overall score, 0 to 1, from names, birth dates and countries. Review matches of 0.7 or more.',
  })
  score!: number;

  @Field(() => Float, { description: 'Name score, 0 to 1.' })
  nameScore!: number;

  @Field(() => [NameTokenMatch], {
    description: 'Word pairs in the order of the left name, unmatched words last.',
  })
  tokens!: NameTokenMatch[];

  @Field(() => [NameQualifier], { description: 'Results of the birth date and country comparison.' })
  qualifiers!: string[];

  @Field(() => [NameRule], { description: 'Rules that limited the score.' })
  rules!: string[];
}
