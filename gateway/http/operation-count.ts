import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { Failure } from '#kit/failure.js';
import { countOperations } from './guards.js';
import { hostility } from './input/hostile-json.js';
import type { RequestContext } from './request-context.js';

/**
 * Counts every field of the root as an operation: the request itself has counted as one. What cannot be paid for whole
 * is refused whole with 429. Variables of a URL are looked at here, since no body parser has.
 */
export function countAllOperations(): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, contextValue, request }) {
          const problem = request.http?.method === 'GET' ? hostility(request.variables) : null;
          if (problem) throw refused(problem, 'BAD_USER_INPUT', 400);
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
