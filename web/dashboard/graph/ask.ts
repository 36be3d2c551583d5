import { t } from '@lingui/core/macro';
import { wordsFor } from '../language/server-words.js';
import { type UserError, readPayloads } from '../../graph/read-payload.js';
import type { Operations } from './answers.js';
import { DOCUMENTS, FRAGMENTS } from './documents.js';

/** Why the service refused an operation. `code` is stable. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Every problem with the input; those of a document that selects `field` name the field. */
    readonly problems: readonly UserError[] = [],
  ) {
    super(message);
  }
}

/** What is wrong with a field of the input, as a sentence; null if nothing is. */
export function problemAt(failed: Refused | null, ...names: readonly string[]): string | null {
  const found = failed?.problems.find(({ field }) => names.every((name) => field?.includes(name)));
  if (!found) return null;
  // The message begins with the path of the field, which the page shows as a label.
  const said = found.message.replace(/^(?:\w+[.])*(\w+) /, (path, last: string) =>
    found.field?.at(-1) === last ? '' : path,
  );
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The failure without what its fields show themselves; null if nothing is left. */
export const failureBeside = (failed: Refused | null, names: readonly string[]): Refused | null =>
  names.some((name) => problemAt(failed, name) !== null) ? null : failed;

/** In the language of the page, if the code says it all: what is wrong with a value is in the message alone. */
const refusal = (code = 'INTERNAL', message: string, problems?: readonly UserError[]) =>
  new Refused(code, wordsFor(`error.${code}`, message), problems);

export const refusedBy = (error: unknown) =>
  error instanceof Refused ? error : new Refused('INTERNAL', String(error));

export type Name = keyof Operations & keyof typeof DOCUMENTS;

interface Body<Data> {
  data?: Data | null;
  error?: string;
  code?: string;
  errors?: { message: string; path?: (string | number)[]; extensions?: { code?: string } }[];
}

/** Names of the fragments that a text uses, including nested ones. */
function fragmentsOf(text: string, known = new Set<string>()): Set<string> {
  for (const [, name] of text.matchAll(/\.\.\.(\w+)/g)) {
    if (known.has(name!)) continue;
    known.add(name!);
    fragmentsOf(FRAGMENTS[name!] ?? '', known);
  }
  return known;
}

const textOf = (name: Name): string => {
  const text: string = DOCUMENTS[name];
  return [text, ...[...fragmentsOf(text)].map((fragment) => FRAGMENTS[fragment])].join('\n');
};

/** Whether an error affects only a part of a root field that has a value. */
const isWithin = (data: object | null | undefined, path: (string | number)[] | undefined): boolean =>
  ((data ?? {}) as Record<string, unknown>)[path?.[0] ?? ''] != null;

interface AskOptions {
  /** The request completes even if the user leaves the page. */
  outlivesPage?: boolean;
}

/** Runs an operation as the signed-in user. Throws Refused if a root field fails or has user errors.
 * Opens the sign-in page if the session has ended. */
export async function ask<N extends Name>(
  name: N,
  variables: Operations[N]['variables'],
  { outlivesPage = false }: AskOptions = {},
): Promise<Operations[N]['answer']> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    cache: 'no-store',
    keepalive: outlivesPage,
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1' },
    body: JSON.stringify({ query: textOf(name), variables }),
  }).catch(() => {
    throw new Refused('offline', t`The service can’t be reached.`);
  });
  if (answer.status === 401) location.assign('/sign-in');
  const body = (await answer.json()) as Body<Record<string, unknown>>;
  const error = (body.errors ?? []).find(({ path }) => !isWithin(body.data, path));
  if (error) throw refusal(error.extensions?.code, error.message);
  if (!body.data) throw refusal(body.code, body.error ?? t`Something went wrong.`);
  const { results, userErrors } = readPayloads(body.data);
  if (userErrors[0]) throw refusal(userErrors[0].code, userErrors[0].message, userErrors);
  return results as Operations[N]['answer'];
}
