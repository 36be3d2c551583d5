import { Field, ID, InterfaceType } from 'type-graphql';

/**
 * An object with a global ID. The subgraph that resolves `node` determines its type. Each subgraph lists the types that
 * implement this itself, since all subgraphs in this process share one class registry.
 */
@InterfaceType({
  description: 'An object with a globally unique ID, which `node` can look up.',
  autoRegisterImplementations: false,
  resolveType: (value: { __typename?: string }) => value.__typename,
})
export abstract class Node {
  @Field(() => ID, { description: 'Globally unique ID.' })
  id!: string;
}
