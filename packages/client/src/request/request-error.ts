/** An invalid member of a request. */
export interface InputProblem {
  /** Path of the member. */
  loc: string[];
  msg: string;
  /** The rule that was broken. */
  type: string;
}

/** An entry of `errors` in a GraphQL response. */
export interface FieldError {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string; requestId?: string; retryAfter?: number; details?: InputProblem[] };
}

interface About {
  code: string;
  status?: number | null;
  requestId?: string | null | undefined;
  retryAfter?: number | null | undefined;
  details?: InputProblem[] | undefined;
  errors?: FieldError[];
  data?: unknown;
}

/** A request that failed. It never holds the API key. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** The service's code in small letters, for REST and GraphQL alike; `unreachable` and `timeout` are the client's own. */
  readonly code: string;
  /** The HTTP status; null if there was no response. */
  readonly status: number | null;
  /** Names the request in the logs of the service. */
  readonly requestId: string | null;
  /** Seconds after which the service asks to repeat the request. */
  readonly retryAfter: number | null;
  /** The field of a GraphQL response that failed. */
  readonly path: (string | number)[] | null;
  /** The invalid members of the request. */
  readonly details: InputProblem[];
  /** All errors of a GraphQL response; the first one is this error. */
  readonly errors: FieldError[];
  /** The data of a GraphQL response that also has errors. */
  readonly data: unknown;

  constructor(message: string, about: About) {
    super(message);
    this.code = about.code.toLowerCase();
    this.status = about.status ?? null;
    this.requestId = about.requestId ?? null;
    this.retryAfter = about.retryAfter ?? null;
    this.errors = about.errors ?? [];
    this.path = this.errors[0]?.path ?? null;
    this.details = about.details ?? [];
    this.data = about.data ?? null;
  }
}

/** What an error is built from: a response, as far as it was read. */
export interface Answer {
  status: number;
  headers: Headers;
  /** The body as JSON; null if it is empty or something else. */
  body: unknown;
}

/** Seconds from the `Retry-After` header; null without a valid one. */
export function retryAfterOf(headers: Headers): number | null {
  const text = headers.get('retry-after');
  if (text === null) return null;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

/** The error of a response with a status other than 2xx. */
export function refusalOf({ status, headers, body }: Answer): RequestError {
  const { error, code, request_id, details, errors } = (body ?? {}) as {
    error?: string;
    code?: string;
    request_id?: string;
    details?: InputProblem[];
    errors?: FieldError[];
  };
  if (Array.isArray(errors) && errors.length > 0) return graphErrorOf({ status, headers, body });
  const isElsewhere = status === 0 || (status >= 300 && status < 400);
  const reason = isElsewhere
    ? 'The request was redirected. Use the address that it is redirected to.'
    : `The service answered ${status}.`;
  return new RequestError(error ?? reason, {
    code: code ?? (isElsewhere ? 'redirected' : `http_${status}`),
    status,
    requestId: request_id ?? headers.get('request-id'),
    retryAfter: retryAfterOf(headers),
    details,
  });
}

/** The error of a GraphQL response with `errors`. */
export function graphErrorOf({ status, headers, body }: Answer): RequestError {
  const { errors, data } = body as { errors: FieldError[]; data?: unknown };
  const [{ message, extensions = {} }] = errors as [FieldError];
  return new RequestError(message, {
    code: extensions.code ?? `http_${status}`,
    status,
    requestId: extensions.requestId ?? headers.get('request-id'),
    retryAfter: extensions.retryAfter ?? retryAfterOf(headers),
    details: extensions.details,
    errors,
    data,
  });
}
