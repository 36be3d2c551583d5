import { z } from 'zod';
import { type Route, type RouteInput, route } from '../../route.js';

/** The members of a request as text, wherever they stood: in the path, the query or the body. */
export type Members = Record<string, string | undefined>;

interface Twins extends Omit<Route, 'method' | 'body' | 'variables' | 'query'> {
  /** The path of the GET; what it ends on as a parameter is a member of the POST's body. */
  path: string;
  /** Types of the members of the POST's body beside it; text or null where only their names are given. */
  members?: readonly string[] | z.ZodRawShape;
  /** What members of the GET's query must look like where they are more than text. */
  query?: z.ZodObject;
  /** What the operation is given: the members under their own names, unless said otherwise. */
  variables?(members: Members): Record<string, unknown>;
}

/** A GET with its members in path and query, and the POST with the same members in the body, which no log of URLs sees. */
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

/** null counts as left out; numbers are told as they are written. */
export function membersOf({ params, query, body }: RouteInput): Members {
  const told = Object.entries(body).filter(([, value]) => value != null);
  return { ...query, ...params, ...Object.fromEntries(told.map(([name, value]) => [name, String(value)])) };
}

const isNames = (members: readonly string[] | z.ZodRawShape): members is readonly string[] => Array.isArray(members);

const pick = (members: Members, names: string[]): Members =>
  Object.fromEntries(names.map((name) => [name, members[name]]));
