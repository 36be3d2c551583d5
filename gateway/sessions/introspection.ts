import { type DocumentNode, GraphQLError, visit } from 'graphql';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../messages.js';

/** Keys that stand in web pages, and links that guests hold, are not told what the graph is made of. */
function mayIntrospect(viewer: Pick<Viewer, 'kind'> | undefined): boolean {
  return viewer?.kind !== 'sdk' && viewer?.kind !== 'guest';
}

/** What `__schema` and `__type` are refused with; null: go on. `allowed` is the operator's setting. */
export function refuseIntrospection(
  document: DocumentNode,
  viewer: Viewer | undefined,
  allowed: boolean,
): GraphQLError | null {
  if ((allowed && mayIntrospect(viewer)) || !introspects(document)) return null;
  return new GraphQLError(messages.noIntrospection, { extensions: { code: 'FORBIDDEN' } });
}

const known = new WeakMap<DocumentNode, boolean>();

function introspects(document: DocumentNode): boolean {
  let found = known.get(document);
  if (found === undefined) {
    found = false;
    visit(document, {
      Field: ({ name }) => void (found ||= name.value === '__schema' || name.value === '__type'),
    });
    known.set(document, found);
  }
  return found;
}

/** The message of an error; without the names that a validator suggests for who may not introspect. */
export function withoutSuggestions(message: string, viewer: Pick<Viewer, 'kind'>): string {
  return mayIntrospect(viewer) ? message : message.replace(/ Did you mean [^]*$/, '');
}
