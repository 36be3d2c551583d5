import type { GraphQLDataSource } from '@apollo/gateway';

type Options = Parameters<GraphQLDataSource['process']>[0];
export type Answer = Awaited<ReturnType<GraphQLDataSource['process']>>;

/** Sends one request to a data source as the gateway would. */
export function ask(
  source: GraphQLDataSource,
  query: string,
  variables: Record<string, unknown> = {},
  context: object = {},
): Promise<Answer> {
  return source.process({ kind: 'loading schema', request: { query, variables }, context } as Options);
}
