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
  description: 'Only stays of this account; without it those of all accounts of the key, each by its own measure.',
};

@Resolver(() => GuestSegmentAnswer)
export class GuestSegmentResolver {
  @RequiresRole('viewer')
  @Query(() => GuestSegmentAnswer, { description: 'What the stays of a guest say of them.' })
  async guestSegment(
    @Arg('guestId', () => String, { description: 'E-mail address or phone number.' }) guestId: string,
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() { viewer, segments }: LookupContext,
  ): Promise<GuestSegmentAnswer> {
    const accountIds = accountsAsked(viewer, accountId);
    await requireBuilt(segments);
    const found = await findSegment(segments, accountIds, guestId);
    return { found, suggestions: found ? [] : suggestionsFor(guestId) };
  }

  @RequiresRole('viewer')
  @Query(() => GuestSegmentBatch, { description: 'The same of up to 100 guests at once.' })
  guestSegments(
    @Arg('guestIds', () => [String], { description: 'E-mail addresses and phone numbers, 1 to 100.' })
    guestIds: string[],
    @Arg('accountId', () => ID, OF) accountId: string | null,
    @Ctx() { viewer, segments }: LookupContext,
  ): Promise<GuestSegmentBatch> {
    return findSegments(segments, accountsAsked(viewer, accountId), guestIds);
  }
}
