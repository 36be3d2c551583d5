import { type GraphQLSchema, defaultFieldResolver } from 'graphql';
import { Failure } from '../../failure.js';
import { storedPhrase } from '../../phrase.js';
import { shownPhrase } from '../phrase.type.js';
import type { UserErrors } from './user-error.type.js';

/**
 * Adds the phrase of the first invalid argument to failures of root queries, in place, so that a page can word it in
 * another language. Failures of mutations have phrases in their payloads.
 */
export function wordedFailures(schema: GraphQLSchema, { phraseOf }: UserErrors): void {
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const { resolve = defaultFieldResolver } = field;
    field.resolve = async (...given) => {
      try {
        return (await resolve(...given)) as unknown;
      } catch (error) {
        if (error instanceof Failure) addPhrase(error, phraseOf);
        throw error;
      }
    };
  }
}

function addPhrase({ extensions, details, message }: Failure, phraseOf: UserErrors['phraseOf']): void {
  const phrase = phraseOf(details?.[0]?.msg ?? message);
  if (phrase) extensions.phrase = shownPhrase(storedPhrase(phrase));
}
