import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';

@ObjectType('WatchlistDismissal', { description: 'A hit on a watchlist that was looked at and dismissed.' })
export class WatchlistDismissalType {
  @Field(() => ID, { description: 'Identifier of the dismissal.' })
  id!: string;

  @Field(() => ID, { description: 'The account that dismissed it.' })
  accountId!: string;

  @Field(() => ID, { description: 'The entry of the watchlist.' })
  entryId!: string;

  @Field(() => String, { description: 'The entry as it was looked at: `WatchlistItem.fingerprint`.' })
  fingerprint!: string;

  @RequiresRole('manager')
  @Field(() => String, { description: 'Why it is not the person asked for.' })
  note!: string;

  @Field(() => ID, { nullable: true, description: 'The key or session that dismissed it; null: the service itself.' })
  dismissedBy!: string | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it ends by itself; null: never.' })
  expiresAt!: Date | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was dismissed last.' })
  updatedAt!: Date;
}

@ObjectType({ description: 'A page of dismissed hits on watchlists.' })
export class WatchlistDismissalPage {
  @Field(() => Int, { description: 'How many there are.' })
  total!: number;

  @Field(() => Int, { description: 'How many were passed over.' })
  from!: number;

  @Field(() => Int, { description: 'The size in force, at most 100.' })
  size!: number;

  @Field(() => [WatchlistDismissalType], { description: 'The dismissals, the newest first; those that ended too.' })
  items!: WatchlistDismissalType[];
}
