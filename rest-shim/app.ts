import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { type FailureCode, FAILURES } from '#failure-codes';
import type { PreparedOperation } from '#gateway/plan/prepared-operation.js';
import type { InputProblem } from '#kit/failure.js';
import { type Read, readInput } from '#kit/graph/input-problems.js';
import { pathsWithinArguments } from '#kit/graph/payload/argument-paths.js';
import { resultsOf, userProblemsOf } from '#kit/graph/payload/read-payload.js';
import type { RequestClaim } from '#kit/viewer/request-claim.js';
import type { Viewer } from '#kit/viewer/viewer.js';
import type { PmsSystems } from '#pms-systems';
import type { NameAliases } from '#records/names/read-aliases.js';
import { withoutNulls } from '#records/without-nulls.js';
import { snakeCase } from './camel-keys.js';
import { ownNames, ownValues, pathsOf, withClientNames } from './client-names.js';
import { coverageHeader } from './coverage-header.js';
import type { Route, RouteInput } from './route.js';
import { ROUTES } from './routes/all.js';
import { messages } from './messages.js';
import { variableChecks } from './variable-problems.js';

/** The REST status of a failure's code, where the route lists no other. A code without a status does not compile. */
const STATUSES: Record<FailureCode, number> = FAILURES;

/** Codes set by the gateway itself. */
const GATEWAY_STATUSES: Record<string, number> = { BAD_USER_INPUT: 400, GRAPHQL_VALIDATION_FAILED: 400 };

/** null: not a failure that callers may see, so it is reported as an internal error. */
function statusOf(code: string): number | null {
  return (STATUSES as Record<string, number>)[code] ?? GATEWAY_STATUSES[code] ?? null;
}

const KEPT_SECONDS = '600';

/** Paths with an operation that SDK keys can use: those keys are made for web pages. */
const PATHS_FOR_PAGES = new Set(ROUTES.filter((row) => row.forPages).map(({ path }) => path));

/**
 * Allows pages of any origin to call a path (CORS), and answers preflight requests. Callers are identified by a key in a
 * header and never by a cookie, so a page cannot act on behalf of its visitor.
 */
function letPagesRead(path: string): RequestHandler {
  const methods = ROUTES.filter((row) => row.path === path && row.forPages).map(({ method }) => method.toUpperCase());
  return (request, response, next) => {
    response.set('Access-Control-Allow-Origin', '*');
    response.set('Access-Control-Expose-Headers', 'Request-Id, Retry-After, RateLimit, RateLimit-Policy');
    if (request.method !== 'OPTIONS' || !request.get('access-control-request-method')) return next();
    response.set('Access-Control-Allow-Methods', methods.join(', '));
    response.set('Access-Control-Allow-Headers', 'x-api-key, authorization, content-type, request-id, idempotency-key');
    response.set('Access-Control-Max-Age', KEPT_SECONDS);
    response.status(204).end();
  };
}

export interface ShimParts {
  schema: GraphQLSchema;
  prepare(schema: GraphQLSchema, text: string): PreparedOperation;
  execute(operation: PreparedOperation, variables: Record<string, unknown>, context: object): Promise<ExecutionResult>;
  /** Authenticates the request by its headers alone. */
  viewerOf(request: Request, response: Response): Promise<Viewer>;
  /** Reads the body; `picture` names the members that may contain an image. */
  readBody(picture?: readonly string[]): RequestHandler[];
  /** Runs after the body is read: replays the response to a repeated Idempotency-Key. */
  repeatOnce: RequestHandler;
  /** Accepted values of `pms`, mapped to the booking system that each one means. */
  pmsSystems: PmsSystems;
  /** Aliases that callers may use for our own names. */
  nameAliases: NameAliases;
}

/** Builds the router of `/v1` from the route table. The GraphQL operation of each route is parsed and validated once. */
export function openShim(parts: ShimParts): Router {
  const router = express.Router();
  for (const path of PATHS_FOR_PAGES) router.all(path, letPagesRead(path));
  const paths = new Map(ROUTES.map(({ path }) => [path, pathsOf(path, parts.nameAliases)]));
  for (const row of ROUTES) router[row.method](paths.get(row.path)!, ...handlers(row, parts));
  for (const [path, all] of paths) router.all(all, nameMethods(path));
  router.use(refuseMethod);
  return router;
}

/** Collects the methods that a path supports, for the 405 response. */
function nameMethods(path: string): RequestHandler {
  const methods = ROUTES.filter((row) => row.path === path).map(({ method }) => method.toUpperCase());
  const named = methods.includes('GET') ? ['HEAD', ...methods] : methods;
  return (_request, response, next) => {
    const before = (response.locals.allowed ?? []) as string[];
    response.locals.allowed = [...before, ...named];
    next();
  };
}

/** 405 for a known path with an unsupported method (RFC 9110). OPTIONS is answered by the router itself. */
const refuseMethod: RequestHandler = (request, response, next) => {
  const allowed = response.locals.allowed as string[] | undefined;
  if (!allowed || request.method === 'OPTIONS') return next();
  response.set('Allow', [...new Set(allowed)].sort().join(', '));
  refuse(response, 405, 'method_not_allowed', messages.methodNotAllowed);
};

/** Authenticates by the headers first, so the body of an unauthenticated request is never read. */
function handlers(row: Route, parts: ShimParts): RequestHandler[] {
  const admit: RequestHandler = (request, response, next) => {
    response.locals.route = `/v1${row.path}`;
    parts.viewerOf(request, response).then(() => next(), next);
  };
  const body = row.method === 'get' ? [] : [...parts.readBody(row.picture), parts.repeatOnce];
  return [admit, ...body, handler(row, parts)];
}

function handler(row: Route, parts: ShimParts): RequestHandler {
  const operation = parts.prepare(parts.schema, row.operation);
  const check = variableChecks(parts.schema, row.operation);
  const shorten = pathsWithinArguments(parts.schema, row.operation);
  const work = async (request: Request, response: Response): Promise<void> => {
    const viewer = await parts.viewerOf(request, response);
    const input = inputOf(row, request, parts, viewer.accountId);
    if (input === UNKNOWN) return refuseUnknown(row, response);
    if ('problem' in input) return refuse(response, 400, 'bad_input', row.invalid ?? input.problem, input.details);
    const claim = response.locals.claim as RequestClaim | undefined;
    const { requestId, signal } = response.locals as { requestId: string; signal?: AbortSignal };
    const context = { viewer: claim ? { ...viewer, claim } : viewer, requestId, signal };
    const variables = row.variables?.(input) ?? {};
    const problems = check(variables);
    if (problems.length > 0) return answerFailure(row, response, failureOf(problems), input);
    const { data: received, errors = [] } = await parts.execute(operation, variables, context);
    const problem = errors[0] ?? refusalOf(received ?? {}, shorten);
    if (problem) return answerFailure(row, response, problem, input);
    const data = resultsOf(received ?? {});
    const failure = row.failure?.(data, input);
    if (failure) return refuse(response, failure.status, failure.code, failure.text, undefined, failure.beside);
    const answer = row.answer(data, input);
    if (answer === null || answer === undefined) return refuseUnknown(row, response);
    if (row.headers) response.set(row.headers(data));
    if (row.coverage) response.set(coverageHeader(data[row.coverage]));
    const told = withoutNulls(answer, row.nullable ?? []);
    response.json(row.aliased ? withClientNames(told, row.aliased, parts.nameAliases) : told);
  };
  return (request, response, next) => void work(request, response).catch(next);
}

/** Longer than any ID in the database. */
const LONGEST_ID = 400;
const UNKNOWN = 'unknown';

type Problem = { problem: string; details?: object[] };

function inputOf(
  row: Route,
  request: Request,
  { pmsSystems: systems, nameAliases }: ShimParts,
  me: string,
): RouteInput | Problem | typeof UNKNOWN {
  const texts = Object.entries(request.query).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : undefined,
  ]);
  const given = Object.fromEntries(texts) as RouteInput['query'];
  const query = row.aliased ? ownValues(given, row.aliased, nameAliases) : given;
  if (query.user_id === 'me') query.user_id = me;
  if (query.pms !== undefined && !systems.has(query.pms)) return unknownPms();
  query.pms &&= systems.get(query.pms);
  const params = request.params as Record<string, string>;
  const named = row.params && readInput(row.params, params);
  if (named?.problems.length) return problemOf(named);
  const asked = row.query && readInput(row.query, request.query);
  if (asked?.problems.length) return problemOf(asked);
  const { id } = params;
  if (row.unknown && id && id.length > LONGEST_ID) return UNKNOWN;
  const [nul] = Object.entries(params).find(([, text]) => text.includes('\u0000')) ?? [];
  if (nul) return { problem: `${nul} ${messages.nul}` };
  const sent = request.body as unknown;
  if (!row.body) return { params, query, body: {}, sent };
  const own = ownNames(sent ?? {}, row.aliased, nameAliases);
  if (own.problems.length > 0) return problemOf({ data: undefined, problems: own.problems });
  const read = readInput(row.body, own.body);
  if (read.problems.length > 0) return problemOf(read, own.sentAs);
  const body = read.data as Record<string, unknown>;
  if (body.user_id === 'me') body.user_id = me;
  for (const [at, named] of [[[], body] as const, [['listing'], body.listing] as const]) {
    if (!isNamed(named)) continue;
    if (!systems.has(named.pms)) return unknownPms(...at);
    named.pms = systems.get(named.pms)!;
  }
  return { params, query, body, sent, sentAs: own.sentAs };
}

const isNamed = (value: unknown): value is { pms: string } =>
  typeof value === 'object' && value !== null && 'pms' in value && typeof value.pms === 'string';

const unknownPms = (...at: string[]): Problem => ({
  problem: `${[...at, 'pms'].join('.')} ${messages.unknownPms}`,
  details: [{ loc: [...at, 'pms'], msg: messages.unknownPms, type: 'enum' }],
});

function problemOf({ problems }: Read<unknown>, sentAs?: RouteInput['sentAs']): Problem {
  const details = problems.map(({ loc, ...rest }) => ({ loc: loc.map((name) => sentAs?.get(name) ?? name), ...rest }));
  return { problem: `${details[0]!.loc.join('.') || 'body'} ${details[0]!.msg}`, details };
}

interface Told {
  message: string;
  extensions?: { code?: unknown; details?: { loc: string[]; msg: string; type: string }[] };
}

/** Converts the user errors of a mutation to an error of the response; undefined if there are none. */
function refusalOf(data: Record<string, unknown>, shorten: ReturnType<typeof pathsWithinArguments>): Told | undefined {
  const [problem] = userProblemsOf(data, shorten);
  return problem && { message: problem.message, extensions: { code: problem.code, details: problem.details } };
}

function failureOf(details: InputProblem[]): Told {
  const { loc, msg } = details[0]!;
  return { message: `${loc.join('.')} ${msg}`, extensions: { code: 'BAD_INPUT', details } };
}

function answerFailure(row: Route, response: Response, { message, extensions }: Told, input: RouteInput): void {
  const code = String(extensions?.code ?? 'INTERNAL');
  const status = statusOf(code);
  if (status === null) return refuse(response, 500, 'internal', messages.internal);
  if (code === 'UNAVAILABLE' || code === 'STORAGE_FULL') response.set('Retry-After', '2');
  const details = extensions?.details?.map(({ loc, msg, type }) => {
    const place = (row.placeOf?.(loc, input) ?? loc).map((name) => input.sentAs?.get(name) ?? name);
    return { loc: row.invalid ? place : place.map(snakeCase), msg, type };
  });
  const listed = code.endsWith('_NOT_FOUND') ? (row.unknown?.status ?? status) : status;
  const text = code === 'BAD_INPUT' ? row.invalid : undefined;
  refuse(response, listed, code.toLowerCase(), text ?? snakeWords(placed(row, message, input)), details);
}

function refuseUnknown(row: Route, response: Response): void {
  const { status, code, text } = row.unknown ?? { status: 404, code: 'not_found', text: messages.notFound };
  refuse(response, status, code, text);
}

function refuse(
  response: Response,
  status: number,
  code: string,
  error: string,
  details?: object[],
  beside: object = {},
): void {
  const told = { error, code, request_id: response.locals.requestId as string, ...(details && { details }) };
  response.status(status).json({ ...withoutNulls(beside, []), ...told });
}

/** Rewrites the path at the start of a message to the one in the caller's body. */
function placed(row: Route, message: string, input: RouteInput): string {
  if (!row.placeOf) return message;
  return message.replace(/^(\d+|[a-zA-Z0-9]+(?=\.))(\.[a-zA-Z0-9]+)* /, (path) => {
    const place = row.placeOf!(path.trim().split('.'), input).join('.');
    return place && `${place} `;
  });
}

/** Rewrites the member path at the start of a message to snake case, as REST callers know it. */
function snakeWords(sentence: string): string {
  return sentence.replace(/^[a-zA-Z0-9.]+(?= )/, (path) =>
    path.includes('.') || /[a-z][A-Z]/.test(path) ? snakeCase(path) : path,
  );
}
