import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { SavedView } from './saved-view.entity.js';

@ObjectType('SavedView', {
  description: 'Filters of the queue under a name, of one person or for everybody who signs in to the account.',
})
export class SavedViewType {
  @Field(() => ID, { description: 'Identifier of the view.' })
  id!: string;

  @Field(() => String, { description: 'Its name, once among the own views and once among those for everybody.' })
  name!: string;

  @Field(() => Boolean, { description: 'Whether everybody who signs in to the account has it.' })
  shared!: boolean;

  @Field(() => GraphQLJSONObject, { description: 'The filters, as they were given.' })
  filter!: Record<string, unknown>;
}

export function shownView({ id, name, personId, filter }: SavedView): SavedViewType {
  return { id, name, shared: personId === null, filter: JSON.parse(filter) as Record<string, unknown> };
}
