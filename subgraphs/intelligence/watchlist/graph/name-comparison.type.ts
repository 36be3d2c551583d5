import { Field, Float, ObjectType } from 'type-graphql';

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

  @Field(() => String, {
    description:
      'Match type: `same`, `same_sound`, `other_spelling`, `nickname`, `near`, `same_consonants`, `initial`, `joined`, `left_alone` or `right_alone`.',
  })
  why!: string;

  @Field(() => Float, { description: 'Similarity of the two words, 0 to 1; 0 for a word without a counterpart.' })
  likeness!: number;

  @Field(() => Float, { description: 'Weight in the score: high for rare words, low for particles.' })
  weight!: number;

  @Field(() => String, {
    description: 'Word type: `name`, `number`, `initial`, `half`, `particle`, `trade` or `form` (legal form).',
  })
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

  @Field(() => [String], {
    description:
      'Results of the birth date and country comparison: `same_birth_date`, `birth_day_and_month_swapped`, `same_birth_year`, `near_birth_date`, `other_birth_date`, `same_country`, `other_country`.',
  })
  qualifiers!: string[];

  @Field(() => [String], {
    description:
      'Rules that limited the score: `nothing_telling`, `one_word_of_several`, `one_word_asked`, `other_kind`, `another_order`, `other_script`.',
  })
  rules!: string[];
}
