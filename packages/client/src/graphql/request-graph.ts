import { graphErrorOf } from '../request/request-error.js';
import { type Connection, type RequestOptions, bodyOf, send } from '../request/send.js';
import { isQuery } from './document.js';

/** Runs a query or mutation; returns its data. Throws a RequestError if anything failed, with the rest as `data`. */
export async function requestGraph(
  connection: Connection,
  query: string,
  variables: object | undefined,
  options: RequestOptions = {},
): Promise<unknown> {
  const answer = await send(
    connection,
    {
      method: 'POST',
      path: '/graphql',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ query, variables }),
      isRepeatable: isQuery(query),
    },
    options,
  );
  const { data, errors } = (bodyOf(answer) ?? {}) as { data?: unknown; errors?: unknown[] };
  if (errors && errors.length > 0) throw graphErrorOf(answer);
  return data;
}
