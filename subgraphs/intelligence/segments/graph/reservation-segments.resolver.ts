import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql';
import type { LookupContext } from '../../context.js';
import { findSegment } from '../lookup/find-segment.js';
import { GuestSegment } from './guest-segment.type.js';
import { Reservation } from './segment-list.type.js';

@Resolver(() => Reservation)
export class ReservationSegmentsResolver {
  @Directive('@requires(fields: "accountId guest { email phone }")')
  @FieldResolver(() => [GuestSegment], {
    nullable: true,
    description:
      'Segments of the primary guest. Empty until segments are built, and for guests without contact details.',
  })
  async loyaltySegments(@Root() { accountId, guest }: Reservation, @Ctx() { viewer, segments }: LookupContext) {
    // Scenarios must give the same result every time, but segments depend on the stays.
    if (viewer.isTest || !viewer.accountIds.includes(accountId) || !(await segments.isBuilt())) return [];
    // By phone only if the email address is unknown: stays are stored under both, and parsing a phone number costs
    // more.
    const byEmail = guest.email === null ? null : await findSegment(segments, [accountId], guest.email);
    const found = byEmail ?? (guest.phone === null ? null : await findSegment(segments, [accountId], guest.phone));
    return found === null ? [] : [found];
  }
}
