import type { ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { type GraphAnswer, settled } from '../../support/running.js';
import type { Outcome } from './profiles.js';
import type { Request } from './row.js';

export interface Asked {
  /** The outcome, in the terms of the interface. */
  outcome: Outcome;
  /** The whole response. */
  text: string;
}

/** What the terms of a profile mean for each interface. */
const WORDS: Record<Request['kind'], Record<string, Outcome>> = {
  rest: { answer: '200', forbidden: '403 forbidden', 'shut out': '403 forbidden', 'not known': '401 unauthenticated' },
  graph: { answer: 'data', forbidden: 'FORBIDDEN', 'shut out': '403 FORBIDDEN', 'not known': '401 UNAUTHENTICATED' },
  socket: { answer: 'data', forbidden: 'FORBIDDEN', 'shut out': 'closed 4403', 'not known': 'closed 4403' },
};

export function inWordsOf({ kind }: Request, expected: Outcome): Outcome {
  return WORDS[kind][expected] ?? expected;
}

/** Sends the request to the gateway over HTTP, with this key or without one. */
export function send(url: string, request: Request, key: string | undefined): Promise<Response> {
  const isRest = request.kind === 'rest';
  const sent = isRest ? request.body : { query: request.document };
  return fetch(isRest ? `${url}/v1${request.path}` : `${url}/graphql`, {
    method: isRest ? request.method : 'POST',
    headers: { ...(key && { 'x-api-key': key }), 'content-type': 'application/json' },
    ...(sent && { body: JSON.stringify(sent) }),
  });
}

/** The same over a socket where the request is of that kind, with its outcome. */
export async function ask(url: string, request: Request, key: string | undefined): Promise<Asked> {
  if (request.kind === 'socket') return askSocket(url, request, key ? { 'x-api-key': key } : {});
  const answer = await send(url, request, key);
  const text = await answer.text();
  const body = settled(JSON.parse(text) as { code?: string } & GraphAnswer) as { code?: string } & ExecutionResult;
  // A success may have its own term under this name.
  if (body.code && !answer.ok) return { outcome: `${answer.status} ${body.code}`, text };
  if (request.kind === 'rest') return { outcome: String(answer.status), text };
  const outcome = outcomeOf(body, request.field);
  return { outcome: [401, 403].includes(answer.status) ? `${answer.status} ${outcome}` : outcome, text };
}

function outcomeOf({ data, errors }: ExecutionResult, field: string): Outcome {
  if (errors?.length) return [...new Set(errors.map(({ extensions }) => String(extensions?.code)))].join(' ');
  const value = data?.[field];
  if (Array.isArray(value) && value.length === 0) return 'empty';
  if (Array.isArray(value) && value.every((item) => item === null)) return 'null';
  return value === null || value === 0 ? String(value) : 'data';
}

/** The first response, `refused` if the document itself is refused, or the code that the socket is closed with. */
async function askSocket(
  url: string,
  { document, field }: Extract<Request, { document: string }>,
  connectionParams: Record<string, string>,
): Promise<Asked> {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
  });
  try {
    for await (const result of client.iterate({ query: document }))
      return {
        outcome: outcomeOf(settled(result as GraphAnswer) as ExecutionResult, field),
        text: JSON.stringify(result),
      };
    return { outcome: 'ended', text: '' };
  } catch (error) {
    if (Array.isArray(error)) return { outcome: 'refused', text: JSON.stringify(error) };
    return { outcome: `closed ${(error as { code?: number }).code}`, text: String(error) };
  } finally {
    await client.dispose();
  }
}
