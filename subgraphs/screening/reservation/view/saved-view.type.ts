import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { SavedView } from './saved-view.entity.js';

@ObjectType('SavedView', {
  description: 'Filters of the queue under a name, for everybody who signs in to the account.',
})
export class SavedViewType {
  @Field(() => ID, { description: 'Identifier of the view.' })
  id!: string;

  @Field(() => String, { description: 'Its name, once in an account.' })
  name!: string;

  @Field(() => GraphQLJSONObject, { description: 'The filters, as they were given.' })
  filter!: Record<string, unknown>;
}

export function shownView({ id, name, filter }: SavedView): SavedViewType {
  return { id, name, filter: JSON.parse(filter) as Record<string, unknown> };
}
