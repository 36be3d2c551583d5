import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { RequiresRole } from '#kit/graph/requires-role.js';
import type { BookingContext } from '../context.js';
import { deleteView, findViews, saveView } from './save-view.js';
import { SavedViewType } from './saved-view.type.js';

@Resolver(() => SavedViewType)
export class ViewResolver {
  @RequiresRole('viewer')
  @Query(() => [SavedViewType], {
    description: 'The filters of the queue that the viewer has kept, and those for everybody of the account.',
  })
  savedViews(@Ctx() context: BookingContext) {
    return findViews(context);
  }

  @RequiresRole('manager')
  @Mutation(() => SavedViewType, { description: 'Keeps filters under a name; what had it before is replaced.' })
  saveView(
    @Arg('name', () => String, { description: 'The name, 1 to 60 characters.' }) name: string,
    @Arg('filter', () => GraphQLJSONObject, { description: 'The filters, up to 2,000 characters of JSON.' })
    filter: Record<string, unknown>,
    @Arg('shared', () => Boolean, { defaultValue: false, description: 'For everybody who signs in to the account.' })
    shared: boolean,
    @Ctx() context: BookingContext,
  ) {
    return saveView(context, name, filter, shared);
  }

  @RequiresRole('manager')
  @Mutation(() => ID, { description: 'Forgets a view; gives its identifier.' })
  deleteView(
    @Arg('id', () => ID, { description: 'Identifier of the view.' }) id: string,
    @Ctx() context: BookingContext,
  ) {
    return deleteView(context, id);
  }
}
