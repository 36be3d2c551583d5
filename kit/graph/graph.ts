import { SpanKind } from '@opentelemetry/api';
import { Failure, type InputProblem } from '../failure.js';
import type { GraphProblem } from './graph-problem.js';
import { requestIdInForce } from '../process/request-id.js';
import { inSpan, traceparentInForce } from '../process/trace/span.js';
import type { Viewer } from '../viewer/viewer.js';
import { messages } from '../messages.js';
import { resultsOf, userProblemsOf } from './payload/read-payload.js';

/**
 * Executes an operation on the whole graph as a viewer. Returns the data, with the results of mutations in place of their
 * payloads; `errors` holds user errors and those of single fields.
 */
export type Graph = (
  operation: string,
  variables: Record<string, unknown>,
  viewer: Viewer,
) => Promise<{ data: Record<string, unknown> | null; errors: GraphProblem[] }>;

/** The service itself, acting for one account. */
export function serviceViewer(accountId: string): Viewer {
  return { kind: 'service', accountId, accountIds: [accountId], keyId: null, address: null, requestId: null };
}

/**
 * The graph of gateways in other processes. `sign` creates the token for the viewer; the current request ID is passed on.
 * Sticks with the gateway that answered last. If one cannot be connected to or returns 503, nothing was executed and the
 * next is tried; a request that breaks off later is only retried if it is a read.
 */
export function remoteGraph(where: string | string[], sign: (viewer: Viewer) => string): Graph {
  const urls = [where].flat();
  let preferred = Math.floor(Math.random() * urls.length);
  const askOne = async (url: string, body: string, viewer: Viewer): Promise<Response> => {
    const [requestId, traceparent] = [requestIdInForce(), traceparentInForce()];
    return fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${sign(viewer)}`,
        ...(requestId && { 'request-id': requestId }),
        ...(traceparent && { traceparent }),
      },
      body,
      signal: AbortSignal.timeout(LONGEST_ANSWER_MS),
    });
  };
  const ask = async (body: string, viewer: Viewer, onlyReads: boolean): Promise<Response> => {
    for (let turn = 0; ; turn += 1) {
      const [at, isLast] = [preferred, turn === urls.length - 1];
      const next = () => {
        if (preferred === at) preferred = (at + 1) % urls.length;
      };
      try {
        const answer = await askOne(urls[at]!, body, viewer);
        if (answer.status !== 503 || isLast) return answer;
        await answer.body?.cancel();
      } catch (error) {
        if (!isElsewhere(error, onlyReads)) throw error;
        next();
        if (isLast) throw error;
        continue;
      }
      next();
    }
  };
  return (query, variables, viewer) =>
    inSpan({ name: 'graph', kind: SpanKind.CLIENT }, async () => {
      const isRead = !/^\s*mutation\b/m.test(query);
      const answer = await ask(JSON.stringify({ query, variables }), viewer, isRead).catch((cause: unknown) => {
        throw Object.assign(new Failure('UNAVAILABLE', messages.noAnswerFromGraph), { cause });
      });
      if (answer.status === 503) throw new Failure('UNAVAILABLE', messages.graphUnavailable);
      if (answer.status >= 500 || answer.status === 401 || answer.status === 429)
        throw new Error(messages.graphStatus(answer.status));
      const { data, errors } = (await answer.json()) as Answered;
      // Rejected by a proxy in front of the gateway: the operation was not executed.
      if (data === undefined && errors === undefined) throw new Error(messages.graphStatus(answer.status));
      return answerOf(data ?? null, errors ?? []);
    });
}

interface Told {
  message: string;
  extensions?: { code?: string; details?: InputProblem[] };
}

interface Answered {
  data?: Record<string, unknown> | null;
  errors?: Told[];
}

/** What a caller sees of a response. */
export function answerOf(data: Record<string, unknown> | null, errors: readonly Told[]): Awaited<ReturnType<Graph>> {
  const problems = errors.map(problemOf);
  return data ? { data: resultsOf(data), errors: [...problems, ...userProblemsOf(data)] } : { data, errors: problems };
}

function problemOf({ message, extensions }: Told): GraphProblem {
  return {
    message,
    code: extensions?.code ?? null,
    ...(extensions?.details && { details: extensions.details }),
  };
}

const LONGEST_ANSWER_MS = 20_000;
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** Whether the request can be retried at another gateway. A mutation that may have been executed is not retried. */
function isElsewhere(error: unknown, onlyReads: boolean): boolean {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return NOT_CONNECTED.includes(cause?.code ?? '') || (onlyReads && name !== 'TimeoutError');
}
