import { Field, ID, InputType, Int } from 'type-graphql';
import { DateScalar, DateTimeScalar } from '#kit/graph/scalars.js';

@InputType({ description: 'Watchlist match to dismiss: the person searched for, and the entry for someone else.' })
export class DismissWatchlistHitInput {
  @Field(() => String, { description: 'Name searched for.' })
  name!: string;

  @Field(() => DateScalar, { nullable: true, description: 'Date of birth used in the search, `YYYY-MM-DD`.' })
  dob?: string | null;

  @Field(() => Int, { nullable: true, description: 'Year of birth used in the search.' })
  yob?: number | null;

  @Field(() => ID, { description: 'Entry ID (`WatchlistItem.id`).' })
  entryId!: string;

  @Field(() => String, { description: '`WatchlistItem.fingerprint` of the reviewed entry.' })
  fingerprint!: string;

  @Field(() => String, {
    description: 'Why the entry refers to someone else, up to 1,000 characters. Encrypted at rest.',
  })
  note!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Expiry time of the dismissal. If omitted, the dismissal never expires.',
  })
  expiresAt?: Date | null;
}
