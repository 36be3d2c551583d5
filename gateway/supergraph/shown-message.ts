import { type GraphQLSchema, isEnumType } from 'graphql';
import type { Viewer } from '#kit/viewer/viewer.js';
import { withoutValues } from '../plan/without-values.js';
import { mayIntrospect, withoutSuggestions } from '../sessions/introspection.js';
import { messages } from '../messages.js';

/** The message of an error as a viewer may read it. */
export type ShownMessage = (message: string, viewer: Pick<Viewer, 'kind'>) => string;

const OF_ENUM = /(?:does not exist in|Expected a value of) "(\w+)" enum(?:, without quotes)?\.$/;
const INCREMENTAL = /^Unknown directive "@(defer|stream)"\.$/;
/** Longer lists are in the schema. */
const MOST_VALUES = 20;

/**
 * Rewrites messages of graphql-js for clients: no values of theirs, the allowed values of an enum instead, and a sentence
 * of our own for directives of incremental delivery. Viewers who cannot introspect learn nothing of the schema.
 */
export function shownMessage(schema: GraphQLSchema, introspection: boolean): ShownMessage {
  const withAllowed = (message: string): string => {
    const [, name = ''] = OF_ENUM.exec(message) ?? [];
    const type = schema.getType(name);
    if (!isEnumType(type)) return message;
    const values = type.getValues().map((value) => value.name);
    const more = values.length > MOST_VALUES ? ', …' : '.';
    return `${message} Allowed values: ${values.slice(0, MOST_VALUES).join(', ')}${more}`;
  };
  return (message, viewer) => {
    const text = withoutValues(message).replace(INCREMENTAL, (_all, name: string) => messages.noIncremental(name));
    return introspection && mayIntrospect(viewer) ? withAllowed(text) : withoutSuggestions(text);
  };
}
