import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { Failure } from '#kit/failure.js';
import { countOperations } from './guards.js';
import type { RequestContext } from '../supergraph/request-context.js';

/**
 * Counts every field of the root as an operation: the request itself has counted as one. What cannot be paid for whole
 * is refused whole with 429.
 */
export function countAllOperations(): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, contextValue }) {
          try {
            // Without an operation there is nothing to run: Apollo Server refuses it after this.
            if (operation) await contextValue.countMore?.(countOperations(document, operation) - 1);
          } catch (error) {
            if (error instanceof Failure) throw refused(error.message, error.code, 429);
            throw error;
          }
        },
      };
    },
  };
}

function refused(message: string, code: string, status: number): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status } } });
}
