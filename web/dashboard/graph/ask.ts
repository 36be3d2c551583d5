import { t } from '@lingui/core/macro';
import type { OperationResult } from '@urql/core';
import type { Said } from '../language/phrase-words.js';
import { language } from '../language/page-language.js';
import { paragraphOf, wordsFor } from '../language/server-words.js';
import { type UserError, readPayloads } from '../../graph/read-payload.js';
import { FETCH, client } from './client.js';
import { Unanswered, fetchGraph, fetchPatiently } from './fetch-graph.js';
import { fieldLabel } from './field-words.js';
import { type Answer, type Name, type Variables, contextOf, isQuery, requestOf } from './requests.js';

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

/** Whether an error affects only a part of a root field that has a value. */
const isWithin = (data: object | null | undefined, path: readonly (string | number)[] | undefined): boolean =>
  ((data ?? {}) as Record<string, unknown>)[path?.[0] ?? ''] != null;

/** Why an operation failed; null: it did not, or only in a part of a root field. */
export function refusalOf({ data, error }: Pick<OperationResult, 'data' | 'error'>): Refused | null {
  if (!error) return null;
  const { networkError, graphQLErrors } = error;
  if (networkError)
    return networkError instanceof Unanswered
      ? new Refused(networkError.code, networkError.message)
      : refusedBy(networkError);
  const failed = graphQLErrors.find(({ path }) => !isWithin(data as object | null, path));
  if (!failed) return null;
  const { code, phrase } = failed.extensions as { code?: string; phrase?: Said };
  return refusal(code, failed.message, [], phrase);
}

interface AskOptions {
  /** The request completes even if the user leaves the page. */
  outlivesPage?: boolean;
  /** Waits and tries again if the session has sent too many requests in the last minute. */
  waitsForLimit?: boolean;
}

/** Keys of what is asked once: no two share an answer. */
let asked = 0;

/** Runs an operation as the signed-in user. Throws Refused if a root field fails or has user errors. */
export async function ask<N extends Name>(
  name: N,
  variables: Variables<N>,
  { outlivesPage = false, waitsForLimit = false }: AskOptions = {},
): Promise<Answer<N>> {
  const request = requestOf(name, variables);
  const context = {
    ...contextOf(name),
    fetch: waitsForLimit ? fetchPatiently : fetchGraph,
    fetchOptions: { ...FETCH, keepalive: outlivesPage },
  };
  const once = { ...context, requestPolicy: 'network-only' as const, isUncached: true };
  const result = await (
    isQuery(name)
      ? client.executeQuery({ ...request, key: (asked -= 1) }, once)
      : client.executeMutation(request, context)
  ).toPromise();
  const failed = refusalOf(result);
  if (failed) throw failed;
  const { results, userErrors } = readPayloads<Problem>(result.data as Record<string, unknown>);
  if (userErrors[0]) throw refusal(userErrors[0].code, userErrors[0].message, userErrors);
  return results as Answer<N>;
}
