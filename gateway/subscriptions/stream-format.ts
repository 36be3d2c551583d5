import type { ExecutionResult } from 'graphql';

/** How a stream of results is written as one HTTP response. */
export interface StreamFormat {
  contentType: string;
  /** Written first, before any result. */
  opening: string;
  /** Keeps the connection open; clients ignore it. */
  heartbeat: string;
  /** One result; `id` lets a client resume after it, if the protocol can. */
  result(result: ExecutionResult, id: string | null): string;
  /** The subscription is over; clients do not subscribe again by themselves. */
  complete: string;
  /** An error of the transport, after which nothing follows but `complete`. */
  failure(result: ExecutionResult): string;
}

/** GraphQL over SSE, distinct connections mode: https://github.com/enisdenjo/graphql-sse/blob/master/PROTOCOL.md */
const SSE: StreamFormat = {
  contentType: 'text/event-stream; charset=utf-8',
  opening: ':\n\n',
  heartbeat: ':\n\n',
  result: (result, id) => `${id === null ? '' : `id: ${id}\n`}event: next\ndata: ${JSON.stringify(result)}\n\n`,
  complete: 'event: complete\ndata:\n\n',
  failure: (result) => SSE.result(result, null),
};

const part = (content: object): string =>
  `Content-Type: application/json\r\n\r\n${JSON.stringify(content)}\r\n--graphql`;

/** https://www.apollographql.com/docs/graphos/routing/operations/subscriptions/multipart-protocol */
const MULTIPART: StreamFormat = {
  contentType: 'multipart/mixed;boundary="graphql";subscriptionSpec=1.0',
  opening: '--graphql',
  heartbeat: `\r\n${part({})}`,
  result: (payload) => `\r\n${part({ payload })}`,
  complete: '--\r\n',
  failure: ({ errors }) => `\r\n${part({ payload: null, errors })}`,
};

/** A media type of an `Accept` header; rejected if its quality is 0. */
interface Accepted {
  type: string;
  parameters: string;
}

function acceptedBy(header: string): Accepted[] {
  return header
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [type = '', ...parameters] = range.split(';').map((word) => word.trim());
      return { type, parameters: parameters.join(';') };
    })
    .filter(({ parameters }) => !/(^|;)q=0(\.0*)?(;|$)/.test(parameters));
}

/** The format for a subscription that an `Accept` header asks for; null if none. The first one named wins. */
export function streamFormat(accept: string | undefined): StreamFormat | null {
  for (const { type, parameters } of acceptedBy(accept ?? '')) {
    if (type === 'text/event-stream') return SSE;
    // Without it, clients expect the parts of @defer.
    if (type === 'multipart/mixed' && /subscriptionspec/.test(parameters)) return MULTIPART;
  }
  return null;
}

/** Whether a client accepts nothing but server-sent events: it gets queries and mutations as such a stream too. */
export function wantsOnlyEvents(accept: string | undefined): boolean {
  const types = acceptedBy(accept ?? '').map(({ type }) => type);
  return types.length > 0 && types.every((type) => type === 'text/event-stream');
}
