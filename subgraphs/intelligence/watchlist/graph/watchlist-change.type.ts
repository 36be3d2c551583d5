import { Field, ID, ObjectType } from 'type-graphql';
import { WatchlistChangeKind } from './name-enums.js';

@ObjectType({ description: 'A watchlist entry that an import added, changed or removed.' })
export class WatchlistChange {
  @Field(() => String, { description: 'Sequence number; pass it as `since` to read later changes.' })
  sequence!: string;

  @Field(() => ID, { description: 'Entry ID (`WatchlistItem.id`).' })
  entryId!: string;

  @Field(() => WatchlistChangeKind, { description: 'Change.' })
  change!: string;

  @Field(() => String, {
    description: 'Kind of subject: `person`, `entity`, `vessel` or `aircraft`; empty if removed.',
  })
  kind!: string;

  @Field(() => [String], { description: 'Current names; empty if removed.' })
  names!: string[];

  @Field(() => [String], {
    description: "Search keys of the words in the entry's names. A name that shares two keys may match the entry.",
  })
  keys!: string[];
}
