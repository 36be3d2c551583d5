import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql';
import type { LookupContext } from '../../context.js';
import { findSegment } from '../lookup/find-segment.js';
import { GuestSegment } from './guest-segment.type.js';
import { Reservation } from './segment-list.type.js';

@Resolver(() => Reservation)
export class ReservationSegmentsResolver {
  @Directive('@requires(fields: "accountId guest { email phone }")')
  @FieldResolver(() => [GuestSegment], {
    description:
      'Segment of the primary guest; empty until segments are built, and for guests without contact details.',
  })
  async loyaltySegments(@Root() { accountId, guest }: Reservation, @Ctx() { viewer, segments }: LookupContext) {
    // What a scenario shows is the same every time; segments follow the stays.
    if (viewer.isTest || !viewer.accountIds.includes(accountId) || !(await segments.isBuilt())) return [];
    // By the number only where the address is not known: stays are kept under both, and reading a number costs more.
    const byEmail = guest.email === null ? null : await findSegment(segments, [accountId], guest.email);
    const found = byEmail ?? (guest.phone === null ? null : await findSegment(segments, [accountId], guest.phone));
    return found === null ? [] : [found];
  }
}
