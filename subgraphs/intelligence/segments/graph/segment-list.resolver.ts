import { Arg, Args, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import { accountsAsked } from '../lookup/accounts-asked.js';
import { connectSegmentGuests, countSegments, findSegmentGuests } from '../lookup/find-segment-guests.js';
import { SegmentCount, SegmentGuestConnection, SegmentGuestPage } from './segment-list.type.js';

const OF = {
  nullable: true,
  description: 'ID of the account whose guests to include. Defaults to all accounts that the credential can access.',
};
const OF_SEGMENT = { nullable: true, description: 'Segment name, such as `Champions`; null for all guests.' };

@Resolver(() => SegmentGuestPage)
export class SegmentListResolver {
  @RequiresRole('viewer')
  @Query(() => [SegmentCount], { description: 'Count guests by segment, highest tier first.' })
  segmentCounts(
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() { viewer, segments }: LookupContext,
  ): Promise<SegmentCount[]> {
    return countSegments(segments, accountsAsked(viewer, accountId));
  }

  @RequiresRole('viewer')
  @Query(() => SegmentGuestPage, { description: 'List the guests in a segment, highest spend first.' })
  segmentGuests(
    @Arg('segment', () => String, OF_SEGMENT) segment: string | null,
    @Arg('from', () => Int, { defaultValue: 0, description: 'Offset: number of items to skip.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'Page size, up to 100.' }) size: number,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() { viewer, segments }: LookupContext,
  ): Promise<SegmentGuestPage> {
    const asked = { segment: segment ?? null, from, size };
    return findSegmentGuests(segments, accountsAsked(viewer, accountId), asked) as Promise<SegmentGuestPage>;
  }

  @RequiresRole('viewer')
  @Query(() => SegmentGuestConnection, {
    description: 'List the guests in a segment, highest spend first, with cursor paging.',
  })
  segmentGuestConnection(
    @Args(() => PageArgs) page: PageArgs,
    @Arg('segment', () => String, OF_SEGMENT) segment: string | null,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() { viewer, segments }: LookupContext,
  ) {
    return connectSegmentGuests(segments, accountsAsked(viewer, accountId), segment ?? null, page);
  }
}
