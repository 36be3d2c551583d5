import { type GraphQLObjectType, type GraphQLSchema, defaultFieldResolver } from 'graphql';
import { Extensions } from 'type-graphql';
import { Failure } from '../failure.js';
import type { Viewer } from './viewer.js';

const MARK = 'openToSdk';

/** Marks a root field that a viewer of kind `sdk` may ask too; without it the fence refuses them. */
export function OpenToSdk(): MethodDecorator & PropertyDecorator {
  return Extensions({ [MARK]: true });
}

/**
 * Makes every root field of an executable schema refuse viewers of kind `sdk`, in place, but for those that are marked
 * in the schema of the resolver classes. `_entities` is refused too: an open field reaches no other subgraph's rows.
 */
export function fenceSdk(executable: GraphQLSchema, marked: GraphQLSchema): void {
  const isOpen = (root: GraphQLObjectType, name: string) => {
    const type = marked.getType(root.name) as GraphQLObjectType | undefined;
    return type?.getFields()[name]?.extensions[MARK] === true;
  };
  for (const root of [executable.getQueryType(), executable.getMutationType(), executable.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      if (isOpen(root!, field.name)) continue;
      const { resolve = defaultFieldResolver, subscribe } = field;
      field.resolve = (...given) => (refuseSdk(given[2]), resolve(...given));
      if (subscribe) field.subscribe = (...given) => (refuseSdk(given[2]), subscribe(...given));
    }
  }
}

/** Throws FORBIDDEN for an SDK key, and for a context that names no viewer. */
function refuseSdk(context: unknown): void {
  const kind = (context as { viewer?: Viewer } | null)?.viewer?.kind;
  if (kind === 'api' || kind === 'user' || kind === 'service') return;
  throw new Failure('FORBIDDEN', "An SDK key may only do the portal's client-side operations.");
}
