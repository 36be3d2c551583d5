import type { z } from 'zod';
import type { Aliased } from './client-names.js';

/** What a route sees of a request: everything is text or checked by `body` before. */
export interface RouteInput {
  params: Record<string, string>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
  /** The body as it was sent. */
  sent?: unknown;
  /** What the caller called members that have other names in `body`. */
  sentAs?: ReadonlyMap<string, string>;
}

/** Tells of headers of an answer, out of the same data. */
export type HeadersOf = (data: Record<string, unknown>) => Record<string, string>;

/** An answer that is no success; `beside` are the members that stand next to the error. */
export interface Refused {
  status: number;
  code: string;
  text: string;
  beside?: object;
}

export interface Route {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** What it is for, in one sentence of the reference. */
  summary: string;
  /** What the parts of the path must look like where they are more than text. */
  params?: z.ZodType;
  /** The members of the body and their types; others are dropped. */
  body?: z.ZodType;
  /** Members of the body that may carry a picture in base64; sent as bytes or as a form it becomes the first of them. */
  picture?: readonly string[];
  /** What the reference tells of the body where `body` takes anything and looks at it afterwards. */
  toldBody?: z.ZodType;
  /** The text that refused input is told with, where the contract fixes one; `details` say what is wrong. */
  invalid?: string;
  /** What the query must look like where it is more than text; what it says is read from the text. */
  query?: z.ZodType;
  /** One operation on the gateway whose aliases spell the members of the answer. */
  operation: string;
  variables?(input: RouteInput): Record<string, unknown>;
  /** The answer out of the data; undefined or null means that what was asked for is unknown. */
  answer(data: Record<string, unknown>, input: RouteInput): unknown;
  /** Why the data is no success; null when it is one. */
  failure?(data: Record<string, unknown>, input: RouteInput): Refused | null;
  headers?: HeadersOf;
  /** The root field of a lookup whose coverage goes into a header. */
  coverage?: string;
  /** Names in requests and answers that callers may know otherwise. */
  aliased?: Aliased;
  /** Where a problem is in the caller's body, where that differs from the operation's input. */
  placeOf?(loc: string[], input: RouteInput): string[];
  /** What is answered for something unknown. */
  unknown?: { status: number; code: string; text: string };
  /** SDK keys may do it, so that pages of other origins may call it. */
  forPages?: true;
  /** Members that are answered even when they are null. */
  nullable?: string[];
}

/** A row of the table of routes. */
export function route(row: Route): Route {
  return row;
}

/** A switch in a query: `1` and `true` turn it on. */
export function isOn(text: string | undefined): boolean {
  return text === '1' || text?.toLowerCase() === 'true';
}
