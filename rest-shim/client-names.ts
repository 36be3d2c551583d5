import type { InputProblem } from '#kit/failure.js';
import type { AliasKind, NameAliases } from '#records/names/read-aliases.js';
import { messages } from './messages.js';

/** Where a route's requests and responses contain names that clients may have aliases for. */
export interface Aliased {
  /** The names of the body's members. */
  members?: AliasKind;
  /** Members of the body (of each item, if it is an array) and of the query whose values are such names. */
  values?: Readonly<Record<string, AliasKind>>;
  /** Members of the response that are also returned under the client's name. */
  answered?: readonly string[];
}

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the members with aliased values replaced by our own names. */
export function ownValues<T extends Members>(given: T, { values = {} }: Aliased, aliases: NameAliases): T {
  const changed = Object.entries(values).flatMap(([member, kind]) => {
    const value = given[member];
    const own = typeof value === 'string' ? aliases[kind].get(value) : undefined;
    return own === undefined ? [] : [[member, own]];
  });
  return changed.length === 0 ? given : { ...given, ...(Object.fromEntries(changed) as object) };
}

export interface OwnNames {
  body: unknown;
  /** The client's name of each member that was renamed. */
  sentAs: ReadonlyMap<string, string>;
  problems: InputProblem[];
}

/** Translates a body to our own names. A member that is present under two names is a problem: it is ambiguous. */
export function ownNames(body: unknown, aliased: Aliased | undefined, aliases: NameAliases): OwnNames {
  const same: OwnNames = { body, sentAs: new Map(), problems: [] };
  if (!aliased) return same;
  if (Array.isArray(body)) return { ...same, body: body.map((one) => ownNames(one, aliased, aliases).body) };
  if (!isObject(body)) return same;
  const valued = ownValues(body, aliased, aliases);
  const names = aliased.members && aliases[aliased.members];
  if (!names?.size) return { ...same, body: valued };
  const sentAs = new Map<string, string>();
  const problems: InputProblem[] = [];
  const entries = Object.entries(valued).map(([member, value]): [string, unknown] => {
    const own = names.get(member);
    if (own === undefined) return [member, value];
    if (Object.hasOwn(valued, own) || sentAs.has(own)) problems.push(twice(member, own));
    sentAs.set(own, member);
    return [own, value];
  });
  return { body: Object.fromEntries(entries), sentAs, problems };
}

const twice = (member: string, own: string): InputProblem => ({
  loc: [member],
  msg: messages.sameMember(member, own),
  type: 'value_error',
});

/** Adds the members in `answered` under the client's names too. Changes the response in place. */
export function withClientNames<T>(answer: T, { answered = [] }: Aliased, aliases: NameAliases): T {
  if (!isObject(answer)) return answer;
  for (const [alias, own] of aliases.member)
    if (answered.includes(own) && own in answer) (answer as Members)[alias] = answer[own];
  return answer;
}

/** All paths of a route: its own, and those with a client's alias in place of a segment. */
export function pathsOf(path: string, aliases: NameAliases): string[] {
  const [first = '', ...rest] = path.split('/').map((part) => {
    const words = [...aliases.path].filter(([, own]) => own === part).map(([alias]) => alias);
    return [part, ...words];
  });
  return rest.reduce<string[]>(
    (paths, words) => paths.flatMap((begun) => words.map((word) => `${begun}/${word}`)),
    [...first],
  );
}
