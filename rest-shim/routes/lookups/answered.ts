import { z } from 'zod';
import { type Refused, type Route, type RouteInput, route } from '../../route.js';

/** What every lookup answers around its facts. */
export interface Answered<Facts> {
  known: boolean;
  reason: string | null;
  facts: Facts | null;
}

/** A provider that failed is told as 500, with the members that are there all the same. */
export function providerFailure({ reason }: { reason: string | null }, beside?: object): Refused | null {
  if (reason !== 'provider_failed') return null;
  const text = 'The lookup failed on our side. Try again later.';
  return { status: 500, code: 'provider_failed', text, ...(beside && { beside }) };
}

/** What is told of something that nothing can be looked up by. */
export function badInput(text: string, beside?: object): Refused {
  return { status: 400, code: 'bad_input', text, ...(beside && { beside }) };
}

interface Lookup extends Omit<Route, 'method' | 'path' | 'body' | 'variables'> {
  /** The path, whose last part is the one parameter. */
  path: string;
  /** Members of the body beside it, and of the query of a GET. */
  more?: string[];
  /** What the operation is given: the parameter under its own name, unless said otherwise. */
  variables?(members: Record<string, string | undefined>, input: RouteInput): Record<string, unknown>;
}

/** A GET with its parameter in the path, and the POST with the same members in the body, which no log of URLs sees. */
export function lookupTwins({ path, more = [], variables = (members) => members, ...row }: Lookup): Route[] {
  const name = /:(\w+)$/.exec(path)![1]!;
  const optional = Object.fromEntries(more.map((member) => [member, z.string().nullish()]));
  return [
    route({
      ...row,
      method: 'get',
      path,
      variables: (input) => {
        const others = more.map((member) => [member, input.query[member]]);
        return variables({ ...Object.fromEntries(others), [name]: input.params[name] }, input);
      },
    }),
    route({
      ...row,
      method: 'post',
      path: path.replace(/\/:\w+$/, ''),
      body: z.object({ [name]: z.string(), ...optional }),
      variables: (input) => variables(input.body as Record<string, string | undefined>, input),
    }),
  ];
}
