import type { z } from 'zod';
import type { Aliased } from './client-names.js';

/** A request as seen by a route: text, or validated by `body`. */
export interface RouteInput {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
  /** The original body. */
  sent?: unknown;
  /** The caller's names of renamed members of `body`. */
  sentAs?: ReadonlyMap<string, string>;
}

/** Returns response headers from the data. */
export type HeadersOf = (data: Record<string, unknown>) => Record<string, string>;

/** An error response; `beside` are additional members next to the error. */
export interface Refused {
  status: number;
  code: string;
  text: string;
  beside?: object;
}

export interface Route {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** One-line summary for the API reference. */
  summary: string;
  /** Schema of path parameters that need validation beyond plain text. */
  params?: z.ZodType;
  /** Schema of the body; other members are dropped. */
  body?: z.ZodType;
  /** Members of the body with a base64 image; an image sent as bytes or in a form is put in the first one. */
  picture?: readonly string[];
  /** Schema of the body for the API reference, if `body` accepts anything and validates it later. */
  toldBody?: z.ZodType;
  /** Error text for invalid input, if the contract fixes one; `details` list the problems. */
  invalid?: string;
  /** Schema of the query, if it needs validation beyond plain text; values are still read as text. */
  query?: z.ZodType;
  /** The GraphQL operation; its aliases give the member names of the response. */
  operation: string;
  variables?(input: RouteInput): Record<string, unknown>;
  /** Builds the response from the data; undefined or null if the record is unknown. */
  answer(data: Record<string, unknown>, input: RouteInput): unknown;
  /** Schemas of response properties that do not come from the graph, for the API reference. */
  addedProperties?: Readonly<Record<string, Record<string, unknown>>>;
  /** Returns an error if the data is not a success, else null. */
  failure?(data: Record<string, unknown>, input: RouteInput): Refused | null;
  headers?: HeadersOf;
  /** The root field of a lookup whose coverage is put in a header. */
  coverage?: string;
  /** Names in requests and responses that can have aliases. */
  aliased?: Aliased;
  /** Maps the path of a problem to the caller's body, if it differs from the operation's input. */
  placeOf?(loc: string[], input: RouteInput): string[];
  /** The error for an unknown record. */
  unknown?: { status: number; code: string; text: string };
  /** Open to SDK keys, so pages on other origins can call it. */
  forPages?: true;
  /** Members that are returned even if null. */
  nullable?: string[];
}

/** Defines a route. */
export function route(row: Route): Route {
  return row;
}

/** Parses a boolean query parameter: `1` and `true` mean on. */
export function isOn(text: string | undefined): boolean {
  return text === '1' || text?.toLowerCase() === 'true';
}
