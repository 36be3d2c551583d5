import { Ctx, Directive, FieldResolver, Resolver, Root } from 'type-graphql';
import type { LookupContext } from '../../context.js';
import { findSegment } from '../lookup/find-segment.js';
import { GuestSegment } from './guest-segment.type.js';
import { Reservation } from './reservation.type.js';

@Resolver(() => Reservation)
export class ReservationSegmentsResolver {
  @Directive('@requires(fields: "accountId guest { email phone }")')
  @FieldResolver(() => [GuestSegment], {
    description:
      'The segment of the guest who booked; none before segments are built and for guests who left no address.',
  })
  async loyaltySegments(@Root() { accountId, guest }: Reservation, @Ctx() { viewer, segments }: LookupContext) {
    // What a scenario shows is the same every time; segments follow the stays.
    if (viewer.isTest || !viewer.accountIds.includes(accountId) || !(await segments.isBuilt())) return [];
    const named = [guest.email, guest.phone].filter((text) => text !== null);
    // Both at once: a page of reservations then costs as many statements as one of them.
    const found = await Promise.all(named.map((text) => findSegment(segments, [accountId], text)));
    return found.filter((one) => one !== null).slice(0, 1);
  }
}
