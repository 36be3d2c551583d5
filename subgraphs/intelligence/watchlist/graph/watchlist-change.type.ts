import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An entry that an import of a watchlist added, changed or took away.' })
export class WatchlistChange {
  @Field(() => String, { description: 'Where to go on after it, as `since`.' })
  sequence!: string;

  @Field(() => ID, { description: 'The entry, as `WatchlistItem.id`.' })
  entryId!: string;

  @Field(() => String, { description: '`added`, `changed` or `removed`.' })
  change!: string;

  @Field(() => String, { description: '`person`, `entity`, `vessel` or `aircraft`; empty when it was removed.' })
  kind!: string;

  @Field(() => [String], { description: 'All names that it has now; none when it was removed.' })
  names!: string[];

  @Field(() => [String], {
    description: 'Keys of the words of its names: who shares two of them may be who is listed.',
  })
  keys!: string[];
}
