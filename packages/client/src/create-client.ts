import { type ParsedDocument, type Print, type TypedDocument, textOf } from './graphql/document.js';
import { requestGraph } from './graphql/request-graph.js';
import { type LiveEvent, type LiveOptions, subscribe } from './live/subscribe.js';
import type { Connection, RequestOptions } from './request/send.js';
import type { RestAnswer, RestArguments, RestMethod, RestPath } from './rest/operation.js';
import { requestRest } from './rest/request-rest.js';

export interface ClientOptions {
  /** The address of the service, such as `https://screening.example.com`. */
  url: string;
  /** The API key. It is sent as the header `x-api-key`, and is part of no URL and no error. */
  key: string;
  /** How often a failed request is repeated where that is safe. 3 by default. */
  retries?: number;
  /** Requests are not repeated if the service asks to wait longer. 60 by default. */
  maxWaitSeconds?: number;
  /** Time limit of each attempt. 30 by default. */
  timeoutSeconds?: number;
  /** `print` of graphql, to send documents that are parsed. */
  print?: Print;
  /** Sends the requests, instead of the global `fetch`. */
  fetch?: typeof fetch;
}

type GraphArguments<Variables, Options> =
  Record<never, never> extends Variables
    ? [variables?: Variables, options?: Options]
    : [variables: Variables, options?: Options];

type Members = Record<string, unknown>;
type Live<Data> = AsyncGenerator<LiveEvent<Data>, void, undefined>;

export interface Client {
  /** Runs a query or a mutation; returns its data. Rejects with a RequestError if the request or a field failed. */
  graphql<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    ...given: GraphArguments<Variables, RequestOptions>
  ): Promise<Data>;
  graphql<Data = Members>(
    document: string | ParsedDocument,
    variables?: object,
    options?: RequestOptions,
  ): Promise<Data>;

  /** Sends a request to a path of `/v1`; returns the body of its response. Rejects with a RequestError. */
  rest<Method extends RestMethod, Path extends RestPath<Method>>(
    method: Method,
    path: Path,
    ...given: RestArguments<NoInfer<Method>, NoInfer<Path>>
  ): Promise<RestAnswer<Method, Path>>;

  /** The events of a subscription, across lost connections. Throws a RequestError if it cannot go on. */
  subscribe<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    ...given: GraphArguments<Variables, LiveOptions<Data, Variables>>
  ): Live<Data>;
  subscribe<Data = Members>(
    document: string | ParsedDocument,
    variables?: object,
    options?: LiveOptions<Data, Members>,
  ): Live<Data>;
}

/** A client of the service at an address. Throws TypeError for an address or key that cannot be one. */
export function createClient(options: ClientOptions): Client {
  const { print, retries = 3, maxWaitSeconds = 60, timeoutSeconds = 30 } = options;
  const connection: Connection = {
    url: addressOf(options.url),
    headers: { 'x-api-key': keyOf(options.key) },
    fetch: options.fetch ?? ((...request) => fetch(...request)),
    retries,
    maxWaitSeconds,
    timeoutSeconds,
  };
  const client = {
    async graphql(document: string | object, variables?: object, given?: RequestOptions) {
      return requestGraph(connection, textOf(document, print), variables, given);
    },
    async rest(method: string, path: string, request?: object) {
      return requestRest(connection, method, path, request);
    },
    subscribe(document: string | object, variables: Members = {}, given: LiveOptions<unknown, Members> = {}) {
      return subscribe(connection, textOf(document, print), variables, given);
    },
  };
  return client as Client;
}

function addressOf(url: string): string {
  const { protocol, origin, pathname, username, password, search, hash } = new URL(url);
  if (!/^https?:$/.test(protocol)) throw new TypeError('url must begin with https:// or http://.');
  // Messages do not quote it: it may hold a secret.
  if (username || password || search || hash)
    throw new TypeError('url must be an address only, without a user or query.');
  return origin + pathname.replace(/\/+$/, '');
}

function keyOf(key: string): string {
  if (typeof key === 'string' && /^[\x21-\x7e]+$/.test(key)) return key;
  throw new TypeError('key must be an API key: a text without spaces and line breaks.');
}
