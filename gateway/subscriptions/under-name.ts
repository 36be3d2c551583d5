import { type ExecutionResult, GraphQLError } from 'graphql';

/** An answer that several subscribers share below `shared`, as it is for the one who calls that member `own`. */
export function underName({ data, errors, ...more }: ExecutionResult, shared: string, own: string): ExecutionResult {
  const renamed = data && (shared in data ? { [own]: data[shared] } : {});
  return {
    ...more,
    ...(errors && { errors: errors.map((error) => errorUnder(error, shared, own)) }),
    ...(data !== undefined && { data: renamed }),
  };
}

function errorUnder(error: GraphQLError, shared: string, own: string): GraphQLError {
  const [first, ...path] = error.path ?? [];
  if (first !== shared) return error;
  const { message, originalError, extensions } = error;
  return new GraphQLError(message, { path: [own, ...path], originalError, extensions });
}
