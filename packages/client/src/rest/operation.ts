import type { RequestOptions } from '../request/send.js';
import type { paths } from './printed-types.js';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The paths of `/v1` that take a method. */
export type RestPath<Method extends RestMethod> = {
  [Path in keyof paths]: Lowercase<Method> extends keyof paths[Path] ? Path : never;
}[keyof paths];

type Operation<Method extends RestMethod, Path extends RestPath<Method>> =
  Lowercase<Method> extends keyof paths[Path] ? paths[Path][Lowercase<Method>] : never;

type Json<Content> = Content extends { 'application/json': infer Body } ? Body : never;

/** Pictures and files may be sent as they are. */
type Bytes<Content> = 'application/octet-stream' extends keyof Content
  ? Blob | Uint8Array<ArrayBuffer> | FormData
  : never;

type Sent<One> = One extends { requestBody: { content: infer Content } }
  ? { body: Json<Content> | Bytes<Content> }
  : One extends { requestBody?: { content: infer Content } }
    ? { body?: Json<Content> | Bytes<Content> }
    : { body?: never };

type InPath<One> = One extends { parameters: { path: infer Values } } ? { path: Values } : { path?: never };

type InQuery<One> = One extends { parameters: { query: infer Values } }
  ? { query: Values }
  : One extends { parameters: { query?: infer Values } }
    ? { query?: Values }
    : { query?: never };

interface WriteOptions extends RequestOptions {
  /** Names this write, so that it is done once however often it is sent. By default a random UUID. */
  idempotencyKey?: string;
}

/** Each operation by itself: the compiler cannot represent all combinations of their parts. */
type OptionsOf<One, Own> = One extends unknown ? InPath<One> & InQuery<One> & Sent<One> & Own : never;

/** Path parameters, query, body and options of a request. */
export type RestOptions<Method extends RestMethod, Path extends RestPath<Method>> = OptionsOf<
  Operation<Method, Path>,
  Method extends 'GET' ? RequestOptions : WriteOptions
>;

/** The options as an argument, which can be left out if nothing in it is required. */
export type RestArguments<Method extends RestMethod, Path extends RestPath<Method>> =
  Record<never, never> extends RestOptions<Method, Path>
    ? [options?: RestOptions<Method, Path>]
    : [options: RestOptions<Method, Path>];

/** The body of a request. */
export type RestBody<Method extends RestMethod, Path extends RestPath<Method>> = Json<
  Operation<Method, Path> extends { requestBody?: infer Sent }
    ? NonNullable<Sent>['content' & keyof NonNullable<Sent>]
    : never
>;

/** The body of a successful response. */
export type RestAnswer<Method extends RestMethod, Path extends RestPath<Method>> =
  Operation<Method, Path> extends { responses: { 200: { content: infer Content } } } ? Json<Content> : never;
