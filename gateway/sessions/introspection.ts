import { type DocumentNode, GraphQLError, visit } from 'graphql';
import type { Viewer } from '#kit/viewer/viewer.js';
import { messages } from '../messages.js';

/** SDK keys, which are public in web pages, and guests cannot introspect the schema. */
export function mayIntrospect(viewer: Pick<Viewer, 'kind'> | undefined): boolean {
  return viewer?.kind !== 'sdk' && viewer?.kind !== 'guest';
}

/** Returns an error for a document that uses `__schema` or `__type` without permission, else null. */
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

/** Removes "Did you mean …" suggestions from a message: they name fields and types of the schema. */
export function withoutSuggestions(message: string): string {
  return message.replace(/ Did you mean [^]*$/, '');
}
