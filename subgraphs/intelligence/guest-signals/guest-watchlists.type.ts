import { Field, ObjectType } from 'type-graphql';
import { WatchlistItem } from '../watchlist/graph/watchlist-item.type.js';
import { AnswerHead } from '../answer/answer-head.type.js';

@ObjectType({ description: 'What watchlists hold under the name of one of the people asked for.' })
export class ListedPerson {
  @Field(() => [String], {
    description: 'Keys of the words of the name, as `WatchlistChange.keys`; they give the name away.',
  })
  keys!: string[];

  @Field(() => [WatchlistItem], { description: 'Entries of a likeness of 0.8 and more, dismissed ones too.' })
  items!: WatchlistItem[];
}

@ObjectType({ description: 'What watchlists hold under the names of the people asked for.' })
export class ListedPeople {
  @Field(() => [ListedPerson], { description: 'The people, in the order of the question.' })
  people!: ListedPerson[];
}

@ObjectType({ description: 'The answer to who of the people asked for stands on watchlists.' })
export class ListedPeopleAnswer extends AnswerHead {
  @Field(() => ListedPeople, { nullable: true, description: 'The facts; null exactly when `known` is false.' })
  facts!: ListedPeople | null;
}
