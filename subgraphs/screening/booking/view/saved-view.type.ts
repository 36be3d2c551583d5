import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { SavedView } from './saved-view.entity.js';

@ObjectType('SavedView', {
  description: 'A saved set of filters for the review queue: personal, or shared with all users of the account.',
})
export class SavedViewType {
  @Field(() => ID, { description: 'View ID.' })
  id!: string;

  @Field(() => String, { description: 'Name, unique among your own views and among shared views.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether the view is shared with all users of the account.' })
  shared!: boolean;

  @Field(() => GraphQLJSONObject, { description: 'Filters, as saved.' })
  filter!: Record<string, unknown>;
}

export function shownView({ id, name, personId, filter }: SavedView): SavedViewType {
  return { id, name, shared: personId === null, filter: JSON.parse(filter) as Record<string, unknown> };
}
