import { Directive, Field, ID, Int, ObjectType } from 'type-graphql';
import { Node } from '#kit/graph/node.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { connectionOf } from '#kit/graph/connection.js';
import { RequiresRole } from '#kit/graph/requires-role.js';

@Directive('@key(fields: "id")')
@ObjectType('WatchlistDismissal', { description: 'Dismissal of a watchlist match.', implements: Node })
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

/** `WatchlistDismissalEdge` and `WatchlistDismissalConnection`. */
export const WatchlistDismissalConnection = connectionOf('WatchlistDismissal', () => WatchlistDismissalType);

@ObjectType({
  description: 'A page of watchlist dismissals by offset. New clients should use `watchlistDismissalConnection`.',
})
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
