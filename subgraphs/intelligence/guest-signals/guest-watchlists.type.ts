import { Field, ObjectType } from 'type-graphql';
import { WatchlistItem } from '../watchlist/graph/watchlist-item.type.js';
import { AnswerHead } from '../answer/answer-head.type.js';

@ObjectType({ description: 'Watchlist matches for one person.' })
export class ListedPerson {
  @Field(() => [String], {
    description:
      'Search keys of the words in the name, as in `WatchlistChange.keys`. Treat them as personal data, ' +
      'because they reveal the name.',
  })
  keys!: string[];

  @Field(() => [WatchlistItem], {
    description: 'Entries with a name similarity of 0.8 or higher, including dismissed matches.',
  })
  items!: WatchlistItem[];
}

@ObjectType({ description: 'Watchlist matches for the given people.' })
export class ListedPeople {
  @Field(() => [ListedPerson], { description: 'Results in the order of the input.' })
  people!: ListedPerson[];
}

@ObjectType({ description: 'Result of a watchlist search for several people.' })
export class ListedPeopleAnswer extends AnswerHead {
  @Field(() => ListedPeople, { nullable: true, description: 'Matches found; null only if `known` is false.' })
  facts!: ListedPeople | null;
}
