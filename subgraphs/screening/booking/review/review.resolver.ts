import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ResultName } from '#kit/graph/payload/mutation-payloads.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import { DateTimeScalar } from '#kit/graph/scalars.js';
import { Person } from '../../references/person.js';
import type { BookingContext } from '../context.js';
import { Reservation } from '../reservation/reservation.entity.js';
import { updateReviews } from './update-reviews.js';

@Resolver(() => Reservation)
export class ReviewResolver {
  @FieldResolver(() => Person, {
    nullable: true,
    description: 'Team member who reviews the reservation; null if nobody is assigned.',
  })
  async assignee(@Root() { id }: Reservation, @Ctx() { load }: BookingContext) {
    const assigneeId = (await load.reviewOf(id))?.assigneeId;
    return assigneeId ? { id: assigneeId } : null;
  }

  @FieldResolver(() => DateTimeScalar, { nullable: true, description: 'When the review is due; null if not set.' })
  async dueAt(@Root() { id }: Reservation, @Ctx() { load }: BookingContext) {
    return (await load.reviewOf(id))?.dueAt ?? null;
  }

  @FieldResolver(() => [String], { description: 'Tags of the team, in lower case and sorted.' })
  async tags(@Root() { id }: Reservation, @Ctx() { load }: BookingContext) {
    return (await load.reviewOf(id))?.tags ?? [];
  }

  @RequiresRole('viewer')
  @Query(() => [String], {
    description: 'List the tags in use in your account and the accounts below it, sorted, up to 200.',
  })
  reservationTags(@Ctx() { load }: BookingContext) {
    return load.reservationTags();
  }

  @RequiresRole('manager')
  @ResultName('reservations')
  @Mutation(() => [Reservation], {
    description: 'Change the assignee, due time and tags of reservations: of all or, if one is unknown, of none.',
  })
  updateReviews(
    @Arg('reservationIds', () => [ID], { description: 'Reservation IDs, 1 to 100.' }) reservationIds: string[],
    @Arg('assigneeId', () => ID, {
      nullable: true,
      description: 'Team member to assign, one of `assignees`; null: nobody. Unchanged if omitted.',
    })
    assigneeId: string | null | undefined,
    @Arg('dueAt', () => DateTimeScalar, {
      nullable: true,
      description: 'When the review is due; null: not set. Unchanged if omitted.',
    })
    dueAt: Date | null | undefined,
    @Arg('addTags', () => [String], {
      nullable: true,
      description:
        'Tags to add, up to 20 for a reservation. 1 to 30 letters, digits, spaces, and `_`, `.`, `:` or `-`; stored in lower case.',
    })
    addTags: string[] | null | undefined,
    @Arg('removeTags', () => [String], { nullable: true, description: 'Tags to remove.' })
    removeTags: string[] | null | undefined,
    @Ctx() context: BookingContext,
  ) {
    return updateReviews(context, { reservationIds, assigneeId, dueAt, addTags, removeTags });
  }
}
