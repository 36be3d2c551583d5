import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { PageArgs } from '#kit/graph/page-args.js';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { ReservationFilter, ReservationSort } from '../list/reservation-filter.input.js';
import { deleteView, findViews, saveView } from './save-view.js';
import { SavedViewConnection, SavedViewType } from './saved-view.type.js';

@Resolver(() => SavedViewType)
export class ViewResolver {
  @RequiresRole('viewer')
  @Query(() => [SavedViewType], {
    description: 'List your saved views of the review queue and those shared in the account.',
  })
  savedViews(@Ctx() context: BookingContext) {
    return findViews(context);
  }

  @RequiresRole('viewer')
  @Query(() => SavedViewConnection, { description: 'List the same views by name, with cursor paging.' })
  savedViewConnection(@Args(() => PageArgs) page: PageArgs, @Ctx() { load }: BookingContext) {
    return load.savedViews(page);
  }

  @RequiresRole('manager')
  @Mutation(() => SavedViewType, { description: 'Save filters as a view, replacing any view with the same name.' })
  saveView(
    @Arg('name', () => String, { description: 'Name, 1 to 60 characters.' }) name: string,
    @Arg('filter', () => ReservationFilter, { description: 'Filters, up to 2,000 characters as JSON.' })
    filter: ReservationFilter,
    @Arg('sort', () => ReservationSort, { nullable: true, description: 'Sort order.' })
    sort: ReservationSort | null,
    @Arg('shared', () => Boolean, {
      defaultValue: false,
      description: 'Whether to share the view with all users of the account.',
    })
    shared: boolean,
    @Ctx() context: BookingContext,
  ) {
    return saveView(context, name, { ...filter, sort }, shared);
  }

  @RequiresRole('manager')
  @Mutation(() => ID, { description: 'Delete a view. Returns its ID.' })
  deleteView(@Arg('id', () => ID, { description: 'View ID.' }) id: string, @Ctx() context: BookingContext) {
    return deleteView(context, id);
  }
}
