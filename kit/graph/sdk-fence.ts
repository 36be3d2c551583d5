import { type GraphQLObjectType, type GraphQLSchema, defaultFieldResolver } from 'graphql';
import { Extensions } from 'type-graphql';
import { Failure } from '../failure.js';
import type { Viewer } from '../viewer/viewer.js';
import { messages } from '../messages.js';

type Fenced = 'sdk' | 'guest';

const MARKS: Record<Fenced, string> = { sdk: 'openToSdk', guest: 'openToGuest' };

/** Refusal texts by kind of viewer. Unknown viewers get the text for SDK keys. */
const REFUSALS: Record<Fenced, string> = {
  sdk: messages.sdkKeyOnly,
  guest: messages.ownLinkOnly,
};

/** Marks a root field as open to SDK keys. Fields without this mark reject them. */
export function OpenToSdk(): MethodDecorator & PropertyDecorator {
  return Extensions({ [MARKS.sdk]: true });
}

/** Marks a root field as open to portal links. The field must be limited to the viewer's own `reservationId`. */
export function OpenToGuest(): MethodDecorator & PropertyDecorator {
  return Extensions({ [MARKS.guest]: true });
}

/**
 * Makes every root field of an executable schema reject viewers of kind `sdk` and `guest`, in place, unless the field is
 * marked as open to them in the schema of the resolver classes. `_entities` is rejected too, so an open field cannot
 * reach rows of other subgraphs.
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
 * Throws FORBIDDEN for restricted viewers when the field is not open to them, for a context without a viewer, and for a
 * mutation from a portal preview.
 */
function refuse(context: unknown, open: Fenced[], changes: boolean): void {
  const { kind, isPreview } = (context as { viewer?: Viewer } | null)?.viewer ?? {};
  if (isPreview && changes) throw new Failure('FORBIDDEN', messages.previewOnly);
  if (kind === 'api' || kind === 'user' || kind === 'service') return;
  // Fields open to SDK keys are open to every other kind except guests, who need their own mark.
  if (kind !== 'guest' && open.includes('sdk')) return;
  if (kind === 'guest' && open.includes('guest')) return;
  throw new Failure('FORBIDDEN', REFUSALS[kind === 'guest' ? 'guest' : 'sdk']);
}
