import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { LookupContext } from '../../context.js';
import { findSegment, requireBuilt } from '../lookup/find-segment.js';
import { findSegments } from '../lookup/find-segments.js';
import { accountsAsked } from '../lookup/accounts-asked.js';
import { suggestionsFor } from '../lookup/suggestions.js';
import { GuestSegmentAnswer, GuestSegmentBatch } from './guest-segment.type.js';

const OF = {
  nullable: true,
  description:
    'ID of the account whose stays to use. Defaults to all accounts that the credential can access, each ' +
    'scored separately.',
};

@Resolver(() => GuestSegmentAnswer)
export class GuestSegmentResolver {
  @RequiresRole('viewer')
  @Query(() => GuestSegmentAnswer, { description: "Get the segment of a guest, based on the guest's stays." })
  async guestSegment(
    @Arg('guestId', () => String, { description: 'Email address or phone number.' }) guestId: string,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() { viewer, segments }: LookupContext,
  ): Promise<GuestSegmentAnswer> {
    const accountIds = accountsAsked(viewer, accountId);
    await requireBuilt(segments);
    const found = await findSegment(segments, accountIds, guestId);
    return { found, suggestions: found ? [] : suggestionsFor(guestId) };
  }

  @RequiresRole('viewer')
  @Query(() => GuestSegmentBatch, { description: 'Get the segments of up to 100 guests.' })
  guestSegments(
    @Arg('guestIds', () => [String], { description: '1 to 100 email addresses or phone numbers.' })
    guestIds: string[],
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() { viewer, segments }: LookupContext,
  ): Promise<GuestSegmentBatch> {
    return findSegments(segments, accountsAsked(viewer, accountId), guestIds);
  }
}
