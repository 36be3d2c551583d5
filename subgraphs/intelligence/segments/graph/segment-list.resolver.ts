import { Arg, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import { accountsAsked } from '../lookup/accounts-asked.js';
import { countSegments, findSegmentGuests } from '../lookup/find-segment-guests.js';
import { SegmentCount, SegmentGuestPage } from './segment-list.type.js';

const OF = { nullable: true, description: 'Only guests of this account; without it those of all accounts of the key.' };
const OF_SEGMENT = { nullable: true, description: 'The name of the segment, such as `Champions`; null: all guests.' };

@Resolver(() => SegmentGuestPage)
export class SegmentListResolver {
  @RequiresRole('viewer')
  @Query(() => [SegmentCount], { description: 'How many guests each segment has, the highest tier first.' })
  segmentCounts(
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() { viewer, segments }: LookupContext,
  ): Promise<SegmentCount[]> {
    return countSegments(segments, accountsAsked(viewer, accountId));
  }

  @RequiresRole('viewer')
  @Query(() => SegmentGuestPage, { description: 'The guests of a segment, page by page; who spent most comes first.' })
  segmentGuests(
    @Arg('segment', () => String, OF_SEGMENT) segment: string | null,
    @Arg('from', () => Int, { defaultValue: 0, description: 'How many to pass over.' }) from: number,
    @Arg('size', () => Int, { defaultValue: 25, description: 'How many to answer; at most 100.' }) size: number,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() { viewer, segments }: LookupContext,
  ): Promise<SegmentGuestPage> {
    const asked = { segment: segment ?? null, from, size };
    return findSegmentGuests(segments, accountsAsked(viewer, accountId), asked) as Promise<SegmentGuestPage>;
  }
}
