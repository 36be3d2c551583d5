import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { Reservation } from '../booking/reservation/reservation.entity.js';
import type { ScreeningContext } from './context.js';
import { StoredDecision } from './decision/decision.entity.js';
import { placesOf } from './places/find-places.js';
import { GuestPlaces } from './places/guest-places.type.js';
import { searchedPeople } from './searches/searched-people.js';
import { WatchlistSubject } from './searches/watchlist-subject.type.js';
import { summarise } from './summarise.js';
import { VerificationSummary } from './summary.type.js';

@Resolver(() => Reservation)
export class SummaryResolver {
  @RequiresRole('viewer')
  @Query(() => StoredDecision, {
    nullable: true,
    description: 'Explain the current decision on a reservation; null before the first analysis.',
  })
  async explainDecision(
    @Arg('reservationId', () => ID, { description: 'Reservation ID.' }) id: string,
    @Ctx() { load }: ScreeningContext,
  ) {
    const row = await load.reservation(id);
    return row ? ((await load.decisionsOf(id))[0] ?? null) : null;
  }

  @RequiresRole('manager')
  @Query(() => [WatchlistSubject], {
    description:
      'List the people of a reservation who are searched for on watchlists, in the order of `WatchlistHit.person`; empty for an unknown reservation.',
  })
  async watchlistSubjects(
    @Arg('reservationId', () => ID, { description: 'Reservation ID.' }) id: string,
    @Ctx() { load, emOf, idImages }: ScreeningContext,
  ): Promise<WatchlistSubject[]> {
    const row = await load.reservation(id);
    return row ? emOf(row.accountId).transactional((tx) => searchedPeople(tx, row, idImages)) : [];
  }

  @RequiresRole('manager')
  @Query(() => GuestPlaces, {
    nullable: true,
    description:
      "Find a guest's home and the network of the booking on a map, by built-in data alone; null for an unknown reservation.",
  })
  async guestPlaces(
    @Arg('reservationId', () => ID, { description: 'Reservation ID.' }) id: string,
    @Ctx() context: ScreeningContext,
  ) {
    const row = await context.load.reservation(id);
    return row && placesOf(context, row);
  }

  @FieldResolver(() => VerificationSummary, { description: 'Verification summary.' })
  async summary(@Root() row: Reservation, @Ctx() { load }: ScreeningContext) {
    return summarise(row.analysedRevision === row.revision ? row : ((await load.reservation(row.id)) ?? row));
  }
}
