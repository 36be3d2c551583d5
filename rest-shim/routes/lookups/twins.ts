import { z } from 'zod';
import { type Route, type RouteInput, route } from '../../route.js';

/** The members of a request as text, whether from path, query or body. */
export type Members = Record<string, string | undefined>;

interface Twins extends Omit<Route, 'method' | 'body' | 'variables' | 'query'> {
  /** The path of the GET; its last parameter is a member of the POST's body. */
  path: string;
  /** Types of the other members of the POST's body; text or null if only names are given. */
  members?: readonly string[] | z.ZodRawShape;
  /** Schema of the GET's query parameters that are more than text. */
  query?: z.ZodObject;
  /** The variables of the operation; defaults to the members under their own names. */
  variables?(members: Members): Record<string, unknown>;
}

/** Defines a GET with members in path and query, and a POST with the same members in the body, which keeps them out of URL logs. */
export function twins({ path, members = [], query, variables = (given) => given, ...row }: Twins): Route[] {
  const parameter = /\/:(\w+)$/.exec(path)?.[1];
  const named = isNames(members) ? Object.fromEntries(members.map((name) => [name, z.string().nullish()])) : members;
  const body = z.object({ ...(parameter && { [parameter]: z.string() }), ...named });
  const names = Object.keys(body.shape);
  const given = (input: RouteInput) => variables(pick(membersOf(input), names));
  const inQuery = names.filter((name) => name !== parameter).map((name) => [name, z.string().optional()]);
  const asked = z.looseObject({ ...Object.fromEntries(inQuery), ...query?.shape });
  return [
    route({ ...row, method: 'get', path, query: asked, variables: given }),
    route({ ...row, method: 'post', path: path.replace(/\/:\w+$/, ''), body, variables: given }),
  ];
}

/** null counts as absent; numbers are converted to text. */
export function membersOf({ params, query, body }: RouteInput): Members {
  const told = Object.entries(body).filter(([, value]) => value != null);
  return { ...query, ...params, ...Object.fromEntries(told.map(([name, value]) => [name, String(value)])) };
}

const isNames = (members: readonly string[] | z.ZodRawShape): members is readonly string[] => Array.isArray(members);

const pick = (members: Members, names: string[]): Members =>
  Object.fromEntries(names.map((name) => [name, members[name]]));
