import { type Place, Refused } from '../graph/ask.js';
import type { Words } from '../../words/en.js';
import { filled } from '../words/use-words.js';
import { plainLine } from '../rich-text/parse-rich-text.js';
import type { Question } from './question.js';

export interface Problems {
  /** Problems without a field. */
  summary: string[];
  /** By path below the answers, such as `guests.0.name`. */
  places: Record<string, string>;
}

export const NO_PROBLEMS: Problems = { summary: [], places: {} };

const CODES: Record<string, keyof Words['errors']> = {
  offline: 'offline',
  SCREEN_NOT_READY: 'notReady',
  DEPOSIT_REFUSED: 'refused',
  SCREEN_DONE: 'done',
  PORTAL_CLOSED: 'closed',
  STAY_DECLINED: 'closed',
  SCREEN_NOT_ASKED: 'closed',
  RESERVATION_ERASED: 'closed',
  not_found: 'gone',
  forbidden: 'gone',
  too_many_requests: 'tooMany',
  TOO_MANY_REQUESTS: 'tooMany',
};

/** Which sentence of the portal says what a code of the service means. */
export const wordFor = (code: string): keyof Words['errors'] => CODES[code] ?? CODES[code.toUpperCase()] ?? 'other';

/** Whether the same request may succeed later: the network, the service or a limit was in the way. */
export const mayPassLater = (error: unknown): boolean =>
  error instanceof Refused &&
  error.code !== 'BAD_INPUT' &&
  ['offline', 'tooMany', 'other'].includes(wordFor(error.code));

/** What went wrong, in the guest's language: the service tells the places, the portal has the words. */
export function problemsOf(error: unknown, questions: Question[], values: object, words: Words): Problems {
  const { errors } = words;
  if (!(error instanceof Refused)) throw error;
  if (error.code !== 'BAD_INPUT' || error.places.length === 0)
    return { summary: [errors[wordFor(error.code)]], places: {} };
  const places: Record<string, string> = {};
  for (const { loc, type } of inOrder(error.places, questions)) {
    const path = loc.slice(1);
    if (path[0] === 'sha256' || path[0] === 'version') return { summary: [errors.changed], places: {} };
    const { field, kind } = named(path, questions, words);
    const key = isEmpty(path, values) ? missingKey(field, kind) : kind in errors ? (kind as 'email') : 'wrong';
    places[path.join('.')] = filled(type === 'unconfirmed' ? words.codes.needed : errors[key], { field });
  }
  return { summary: [], places };
}

/** In the order of the page, so that the list above the form leads from top to bottom. */
function inOrder(places: readonly Place[], questions: Question[]): Place[] {
  const at = ({ loc }: Place) => questions.findIndex(({ name }) => name === loc[1]);
  return [...places].sort((one, other) => at(one) - at(other));
}

/** Which sentence asks for what is missing: choices, boxes and questions are no names of a field. */
function missingKey(field: string, kind: string): keyof Words['errors'] {
  if (kind === 'choice') return 'choose';
  if (kind === 'check') return 'tick';
  if (kind === 'rules') return 'rules';
  return /[?？؟]$/.test(field) ? 'answer' : 'needed';
}

/**
 * The problems left after a change of a field. Removes those of its changed parts, or of all parts if no values are given
 * or the number of parts changed.
 */
export function withoutSolved(problems: Problems, name: string, before?: object, after?: object): Problems {
  const sizeOf = (values: object | undefined) => {
    const value = valueAt([name], values ?? {});
    return Array.isArray(value) ? value.length : null;
  };
  const isWhole = !before || !after || sizeOf(before) !== sizeOf(after);
  const isLeft = (path: string) => {
    const parts = path.split('.');
    if (parts[0] !== name) return true;
    return !isWhole && valueAt(parts, before) === valueAt(parts, after);
  };
  const places = Object.entries(problems.places).filter(([path]) => isLeft(path));
  return { summary: [], places: Object.fromEntries(places) };
}

function valueAt(path: string[], values: object): unknown {
  let value: unknown = values;
  for (const name of path) value = (value as Record<string, unknown> | null | undefined)?.[name];
  return value;
}

/** What a place is called: the last of its names that the portal has a word for. */
function named(path: string[], questions: Question[], words: Words): { field: string; kind: string } {
  const question = questions.find(({ name }) => name === path[0]);
  const inner = question?.kind === 'people' ? question.questions.find(({ name }) => name === path[2]) : question;
  const label = inner && 'label' in inner && inner.label ? plainLine(inner.label) : null;
  const name = inner?.name ?? path.at(-1) ?? '';
  const usual =
    question?.kind === 'people' ? words.page.guests : question?.kind === 'file' ? words.files.document : null;
  const field = label ?? words.fields[name] ?? usual ?? words.page.tasks;
  return { field, kind: inner?.kind ?? '' };
}

function isEmpty(path: string[], values: object): boolean {
  const value = valueAt(path, values);
  return value === undefined || value === null || value === '' || value === false;
}
