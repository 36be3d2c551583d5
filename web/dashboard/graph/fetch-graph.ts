import { t } from '@lingui/core/macro';

/** There is no answer that can be read. */
export class Unanswered extends Error {
  constructor(
    readonly code: 'offline' | 'unavailable',
    message: string,
  ) {
    super(message);
  }
}

/** Opens the sign-in page if the session has ended. An error from before the graph is shown as one of the graph. */
export async function fetchGraph(url: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  const answer = await fetch(url, options).catch((error: unknown) => {
    if (options?.signal?.aborted) throw error;
    throw new Unanswered('offline', t`The service can’t be reached.`);
  });
  if (answer.status === 401) location.assign(`/sign-in${location.hash}`);
  const body = (await answer
    .clone()
    .json()
    .catch(() => {
      // A proxy in front of the service answers with a page of its own.
      throw new Unanswered('unavailable', t`The service can’t answer right now (HTTP ${answer.status}).`);
    })) as { data?: object | null; errors?: unknown[]; error?: string; code?: string };
  if (body.data || body.errors?.length) return answer;
  const error = { message: body.error ?? t`Something went wrong.`, extensions: { code: body.code } };
  return Response.json({ errors: [error] }, { status: answer.status, headers: answer.headers });
}

/** Longest wait for a rate limit, in ms: the limits are per minute. */
const MOST_WAIT_MS = 70_000;

/** Waits and tries again if the session has sent too many requests in the last minute. */
export async function fetchPatiently(url: RequestInfo | URL, options?: RequestInit): Promise<Response> {
  const waitsUntil = performance.now() + MOST_WAIT_MS;
  for (;;) {
    const answer = await fetchGraph(url, options);
    const waitMs = Number(answer.headers.get('retry-after') ?? Infinity) * 1_000;
    if (answer.status !== 429 || performance.now() + waitMs > waitsUntil) return answer;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}
