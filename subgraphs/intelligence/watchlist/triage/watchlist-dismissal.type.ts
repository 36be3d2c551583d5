import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType('WatchlistDismissal', { description: 'Dismissal of a watchlist match.' })
export class WatchlistDismissalType {
  @Field(() => ID, { description: 'ID of the dismissal.' })
  id!: string;

  @Field(() => ID, { description: 'ID of the account that dismissed the match.' })
  accountId!: string;

  @Field(() => ID, { description: 'Entry ID (`WatchlistItem.id`).' })
  entryId!: string;

  @Field(() => String, { description: '`WatchlistItem.fingerprint` of the reviewed entry.' })
  fingerprint!: string;

  @RequiresRole('manager')
  @Field(() => String, { description: 'Why the entry refers to someone else.' })
  note!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'API key or session that dismissed the match; null if the service did.',
  })
  dismissedBy!: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Expiry time; null if the dismissal never expires.' })
  expiresAt!: Date | null;

  @Field(() => DateTimeScalar, { description: 'Time of the most recent dismissal.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A page of watchlist dismissals.' })
export class WatchlistDismissalPage {
  @Field(() => Int, { description: 'Total number of items.' })
  total!: number;

  @Field(() => Int, { description: 'Offset: number of items skipped.' })
  from!: number;

  @Field(() => Int, { description: 'Page size applied.' })
  size!: number;

  @Field(() => [WatchlistDismissalType], { description: 'Dismissals, newest first, including expired ones.' })
  items!: WatchlistDismissalType[];
}
