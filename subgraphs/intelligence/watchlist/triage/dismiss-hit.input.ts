import { Field, GraphQLISODateTime, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'A hit on a watchlist to dismiss: whom was asked for, and the entry that it is not.' })
export class DismissWatchlistHitInput {
  @Field(() => String, { description: 'The name that was asked for.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The birth date that was asked with, YYYY-MM-DD.' })
  dob?: string | null;

  @Field(() => Int, { nullable: true, description: 'The year of birth that was asked with.' })
  yob?: number | null;

  @Field(() => ID, { description: '`WatchlistItem.id`.' })
  entryId!: string;

  @Field(() => String, { description: '`WatchlistItem.fingerprint` of the entry as it was looked at.' })
  fingerprint!: string;

  @Field(() => String, { description: 'Why it is not the person, at most 1,000 characters. Sealed at rest.' })
  note!: string;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the dismissal ends; never unless given.' })
  expiresAt?: Date | null;
}
