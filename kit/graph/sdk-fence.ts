import { type GraphQLObjectType, type GraphQLSchema, defaultFieldResolver } from 'graphql';
import { Extensions } from 'type-graphql';
import { Failure } from '../failure.js';
import type { Viewer } from '../viewer/viewer.js';

type Fenced = 'sdk' | 'guest';

const MARKS: Record<Fenced, string> = { sdk: 'openToSdk', guest: 'openToGuest' };

/** Why a viewer of the kind is refused; what is no known viewer is refused as an SDK key is. */
const REFUSALS: Record<Fenced, string> = {
  sdk: "An SDK key may only do the portal's client-side operations.",
  guest: 'A portal link opens its own portal only.',
};

/** Marks a root field that a viewer of kind `sdk` may ask too; without it the fence refuses them. */
export function OpenToSdk(): MethodDecorator & PropertyDecorator {
  return Extensions({ [MARKS.sdk]: true });
}

/** The same for the holder of a portal link: the field must look at the viewer's `reservationId` and at nothing else. */
export function OpenToGuest(): MethodDecorator & PropertyDecorator {
  return Extensions({ [MARKS.guest]: true });
}

/**
 * Makes every root field of an executable schema refuse viewers of kind `sdk` and `guest`, in place, but for those that
 * are marked for them in the schema of the resolver classes. `_entities` is refused too: an open field reaches no other
 * subgraph's rows.
 */
export function fenceSdk(executable: GraphQLSchema, marked: GraphQLSchema): void {
  const openTo = (root: GraphQLObjectType, name: string): Fenced[] => {
    const type = marked.getType(root.name) as GraphQLObjectType | undefined;
    const extensions = type?.getFields()[name]?.extensions ?? {};
    return (Object.keys(MARKS) as Fenced[]).filter((kind) => extensions[MARKS[kind]] === true);
  };
  for (const root of [executable.getQueryType(), executable.getMutationType(), executable.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const open = openTo(root!, field.name);
      const changes = root === executable.getMutationType();
      const { resolve = defaultFieldResolver, subscribe } = field;
      field.resolve = (...given) => (refuse(given[2], open, changes), resolve(...given));
      if (subscribe) field.subscribe = (...given) => (refuse(given[2], open, changes), subscribe(...given));
    }
  }
}

/**
 * Throws FORBIDDEN for fenced kinds that the field is not open to, for a context that names no viewer, and for a preview
 * of the portal that would change something.
 */
function refuse(context: unknown, open: Fenced[], changes: boolean): void {
  const { kind, isPreview } = (context as { viewer?: Viewer } | null)?.viewer ?? {};
  if (isPreview && changes) throw new Failure('FORBIDDEN', 'This is a preview: nothing can be submitted or changed.');
  if (kind === 'api' || kind === 'user' || kind === 'service') return;
  // What an SDK key may ask is open to everybody, as it was before there were guests.
  if (kind !== 'guest' && open.includes('sdk')) return;
  if (kind === 'guest' && open.includes('guest')) return;
  throw new Failure('FORBIDDEN', REFUSALS[kind === 'guest' ? 'guest' : 'sdk']);
}
