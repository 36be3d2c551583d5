import { Field, ID, InterfaceType } from 'type-graphql';

/**
 * What has an identifier of its own. The subgraph that answers `node` says of what type a thing is; types that
 * implement this are listed by each subgraph itself, since all of them share one registry of classes in this process.
 */
@InterfaceType({
  description: 'An object with a global ID, which `node` can fetch again.',
  autoRegisterImplementations: false,
  resolveType: (value: { __typename?: string }) => value.__typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'Globally unique ID.' })
  id!: string;
}
