import { z } from 'zod';
import { issueWords } from '../issue-words.js';
import { withFiles } from './setting-files.js';

/** Invalid settings. Lists every problem at once. */
export class BadConfiguration extends Error {
  constructor(readonly problems: string[]) {
    const count = problems.length === 1 ? 'a problem' : `${problems.length} problems`;
    super(`The configuration has ${count}:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'BadConfiguration';
  }
}

/**
 * Reads settings from an environment. An empty variable counts as unset, and the value of any setting can be in a file
 * (`withFiles`). Throws BadConfiguration with all problems.
 */
export function readConfig<Shape extends z.ZodRawShape>(shape: Shape, environment: NodeJS.ProcessEnv) {
  const { given, unread } = withFiles(Object.keys(shape), environment);
  const result = z.object(shape).safeParse(given, { error: issueWords });
  if (result.success && unread.size === 0) return result.data;
  const issues = result.error?.issues.filter(({ path }) => !unread.has(String(path[0]))) ?? [];
  const problems = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new BadConfiguration([...unread.values(), ...problems]);
}

/** `true`, `false`, `1`, `0`, `yes`, `no`. */
export const flag = z.stringbool();

/** An integer within bounds, written in digits. */
export function wholeNumber(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max);
}

/** A comma-separated list; empty entries are dropped. */
export const wordList = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);

/** A URL with one of these schemes, such as `https`. */
export const urlOf = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (text) => schemes.some((scheme) => URL.parse(text)?.protocol === `${scheme}:`),
      `must be a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
    );

/** A comma-separated list of PostgreSQL URLs. */
export const databaseUrls = wordList.refine(
  (words) => words.every((word) => ['postgres:', 'postgresql:'].includes(URL.parse(word)?.protocol ?? '')),
  'must be a comma-separated list of postgres:// or postgresql:// URLs',
);

/** One or more http(s) URLs, comma-separated; trailing slashes are removed. */
export const webUrls = wordList
  .refine(
    (words) => words.length > 0 && words.every((word) => /^https?:$/.test(URL.parse(word)?.protocol ?? '')),
    'must be one http:// or https:// URL, or several separated by commas',
  )
  .transform((words) => words.map((word) => word.replace(/\/+$/, '')));

/** A comma-separated list of web origins, such as `https://app.example.com`, as browsers send them. */
export const originList = wordList.transform((words, context) =>
  words.map((word) => {
    const url = URL.parse(word);
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    context.addIssue(`${word} is not a web origin: use the form https://app.example.com, without a path`);
    return z.NEVER;
  }),
);

/** The intersection of a union's types. */
type Together<T> = (T extends unknown ? (all: T) => void : never) extends (all: infer All) => void ? All : never;

/** Merges the results of several readers of settings. Throws one BadConfiguration with the problems of all of them. */
export function together<Readings extends (() => object)[]>(
  ...readings: Readings
): Together<ReturnType<Readings[number]>> {
  const problems: string[] = [];
  const read = readings.map((one) => {
    try {
      return one();
    } catch (error) {
      if (!(error instanceof BadConfiguration)) throw error;
      problems.push(...error.problems);
      return {};
    }
  });
  if (problems.length > 0) throw new BadConfiguration(problems);
  return Object.assign({}, ...read) as Together<ReturnType<Readings[number]>>;
}
