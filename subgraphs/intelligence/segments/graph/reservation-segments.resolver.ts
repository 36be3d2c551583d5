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
    if (!viewer.accountIds.includes(accountId) || !(await segments.isBuilt())) return [];
    for (const named of [guest.email, guest.phone]) {
      const found = named && (await findSegment(segments, [accountId], named));
      if (found) return [found];
    }
    return [];
  }
}
