import { t } from '@lingui/core/macro';
import type { Said } from '../language/phrase-words.js';
import { language } from '../language/page-language.js';
import { paragraphOf, wordsFor } from '../language/server-words.js';
import { type UserError, readPayloads } from '../../graph/read-payload.js';
import type { Operations } from './answers.js';
import { DOCUMENTS, FRAGMENTS } from './documents.js';
import { fieldLabel } from './field-words.js';

/** A problem with the input; those of a document that selects `field` name the field. */
interface Problem extends UserError {
  phrase?: Said | null;
}

/** What is wrong with a field of the input, without its name. */
interface FieldProblem {
  field: string;
  problem: string;
}

/** Why the service refused an operation. `code` is stable. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** Every problem with the input. */
    readonly problems: readonly Problem[] = [],
    /** What is wrong with one field, if the message names it. */
    readonly about: FieldProblem | null = null,
  ) {
    super(message);
  }
}

/** What is wrong with a field of the input, as a sentence; null if nothing is. */
export function problemAt(failed: Refused | null, ...names: readonly string[]): string | null {
  const found = failed?.problems.find(({ field }) => names.every((name) => field?.includes(name)));
  if (!found) return null;
  // The English message begins with the path of the field, which the page shows as a label.
  const english = found.message.replace(/^(?:\w+[.])*(\w+) /, (path, last: string) =>
    found.field?.at(-1) === last ? '' : path,
  );
  const said = wordsOf(found, english);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** The failure without what its fields show themselves; null if nothing is left. */
export const failureBeside = (failed: Refused | null, names: readonly string[]): Refused | null =>
  names.some((name) => problemAt(failed, name) !== null) ? null : failed;

/** A problem in the language of the page, by what is wrong with the value or by the code of the failure. */
const wordsOf = ({ code, phrase }: Pick<Problem, 'code' | 'phrase'>, english: string) =>
  paragraphOf(phrase ? [phrase] : [], wordsFor(`error.${code}`, english));

const PATH = /^(?:\w+[.])*(\w+) (?=\S)/;

/** The field that an English message begins with, if it is one of a form. */
function aboutField(message: string, problem: Pick<Problem, 'code' | 'phrase'>): FieldProblem | null {
  const [path, field] = PATH.exec(message) ?? [];
  if (!path || !field || fieldLabel(field) === null) return null;
  return { field, problem: wordsOf(problem, message.slice(path.length)) };
}

/** What is wrong with a field as a sentence that names it. */
export function withLabel(label: string, problem: string): string {
  // English problems continue the label; those of other languages are sentences of their own.
  return language === 'en' ? `${label} ${problem}` : t`${label}: ${problem}`;
}

function refusal(code = 'INTERNAL', message: string, problems?: readonly Problem[], phrase = problems?.[0]?.phrase) {
  const problem = { code, phrase: phrase ?? null };
  const about = aboutField(message, problem);
  const words = about ? withLabel(fieldLabel(about.field)!, about.problem) : wordsOf(problem, message);
  return new Refused(code, words, problems, about);
}

export const refusedBy = (error: unknown) =>
  error instanceof Refused ? error : new Refused('INTERNAL', String(error));

export type Name = keyof Operations & keyof typeof DOCUMENTS;

interface Body<Data> {
  data?: Data | null;
  error?: string;
  code?: string;
  errors?: { message: string; path?: (string | number)[]; extensions?: { code?: string; phrase?: Said } }[];
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
  /** Waits and tries again if the session has sent too many requests in the last minute. */
  waitsForLimit?: boolean;
}

/** Longest wait of such a request, in ms: the limits are per minute. */
const MOST_WAIT_MS = 70_000;

/** Runs an operation as the signed-in user. Throws Refused if a root field fails or has user errors.
 * Opens the sign-in page if the session has ended. */
export async function ask<N extends Name>(
  name: N,
  variables: Operations[N]['variables'],
  options: AskOptions = {},
): Promise<Operations[N]['answer']> {
  const waitsUntil = performance.now() + MOST_WAIT_MS;
  for (;;) {
    const answer = await send(name, variables, options);
    const waitMs = Number(answer.headers.get('retry-after') ?? Infinity) * 1_000;
    if (answer.status !== 429 || !options.waitsForLimit || performance.now() + waitMs > waitsUntil) return read(answer);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

async function send(name: Name, variables: object, { outlivesPage = false }: AskOptions): Promise<Response> {
  return fetch('/graphql', {
    method: 'POST',
    cache: 'no-store',
    keepalive: outlivesPage,
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1' },
    body: JSON.stringify({ query: textOf(name), variables }),
  }).catch(() => {
    throw new Refused('offline', t`The service can’t be reached.`);
  });
}

async function read<N extends Name>(answer: Response): Promise<Operations[N]['answer']> {
  if (answer.status === 401) location.assign('/sign-in');
  const body = (await answer.json().catch(() => {
    // A proxy in front of the service answers with a page of its own.
    throw new Refused('unavailable', t`The service can’t answer right now (HTTP ${answer.status}).`);
  })) as Body<Record<string, unknown>>;
  const error = (body.errors ?? []).find(({ path }) => !isWithin(body.data, path));
  if (error) throw refusal(error.extensions?.code, error.message, [], error.extensions?.phrase);
  if (!body.data) throw refusal(body.code, body.error ?? t`Something went wrong.`);
  const { results, userErrors } = readPayloads<Problem>(body.data);
  if (userErrors[0]) throw refusal(userErrors[0].code, userErrors[0].message, userErrors);
  return results as Operations[N]['answer'];
}
