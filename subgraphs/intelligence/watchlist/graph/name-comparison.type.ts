import { Field, Float, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Words of two names that were taken for one, or a word that stands alone.' })
export class NameTokenMatch {
  @Field(() => String, { nullable: true, description: 'Of the left name, in Latin letters; null where it has none.' })
  left!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the right name, in Latin letters; null where it has none.' })
  right!: string | null;

  @Field(() => String, {
    description:
      '`same`, `same_sound`, `other_spelling`, `nickname`, `near`, `same_consonants`, `initial`, `joined`, `left_alone` or `right_alone`.',
  })
  why!: string;

  @Field(() => Float, { description: 'How alike they are, 0 to 1; 0 for a word alone.' })
  likeness!: number;

  @Field(() => Float, { description: 'How much they count in the score: rare words more, particles little.' })
  weight!: number;

  @Field(() => String, {
    description: 'What the word is: `name`, `number`, `initial`, `half`, `particle`, `trade` or `form` (legal form).',
  })
  kind!: string;
}

@ObjectType({ description: 'How alike two names are, and why.' })
export class NameComparison {
  @Field(() => Float, { description: '0 to 1, of names, dates and countries together; 0.7 and more is worth a look.' })
  score!: number;

  @Field(() => Float, { description: '0 to 1, of the names alone.' })
  nameScore!: number;

  @Field(() => [NameTokenMatch], {
    description: 'Word by word, in the order of the left name; words alone at the end.',
  })
  tokens!: NameTokenMatch[];

  @Field(() => [String], {
    description:
      'What dates and countries said: `same_birth_date`, `birth_day_and_month_swapped`, `same_birth_year`, `near_birth_date`, `other_birth_date`, `same_country`, `other_country`.',
  })
  qualifiers!: string[];

  @Field(() => [String], {
    description:
      'Rules that held the score down: `nothing_telling`, `one_word_of_several`, `one_word_asked`, `other_kind`, `another_order`, `other_script`.',
  })
  rules!: string[];
}
