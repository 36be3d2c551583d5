import { z } from 'zod';
import { withFiles } from './setting-files.js';

/** What is wrong with the environment: every problem at once. */
export class BadConfiguration extends Error {
  constructor(readonly problems: string[]) {
    super(`The configuration has ${problems.length} problem(s):\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'BadConfiguration';
  }
}

/**
 * Reads settings from an environment. An empty variable counts as unset, and any setting may stand in a file instead
 * (`withFiles`). Throws BadConfiguration with all problems.
 */
export function readConfig<Shape extends z.ZodRawShape>(shape: Shape, environment: NodeJS.ProcessEnv) {
  const { given, unread } = withFiles(Object.keys(shape), environment);
  const result = z.object(shape).safeParse(given);
  if (result.success && unread.size === 0) return result.data;
  const issues = result.error?.issues.filter(({ path }) => !unread.has(String(path[0]))) ?? [];
  const problems = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new BadConfiguration([...unread.values(), ...problems]);
}

/** `true`, `false`, `1`, `0`, `yes`, `no`. */
export const flag = z.stringbool();

/** A whole number within bounds, written in digits. */
export function wholeNumber(min: number, max: number) {
  return z.coerce.number().int().min(min).max(max);
}

/** A comma-separated list; blanks are dropped. */
export const wordList = z.string().transform((text) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
);

/** A URL of one of these schemes, such as `https`. */
export const urlOf = (...schemes: string[]) =>
  z
    .string()
    .refine(
      (text) => schemes.some((scheme) => URL.parse(text)?.protocol === `${scheme}:`),
      `is not a URL of ${schemes.join(' or ')}`,
    );

/** A comma-separated list of PostgreSQL URLs. */
export const databaseUrls = wordList.refine(
  (words) => words.every((word) => ['postgres:', 'postgresql:'].includes(URL.parse(word)?.protocol ?? '')),
  'is not a list of URLs of postgres',
);

/** One URL of http or https or several, comma-separated, without slashes at their ends. */
export const webUrls = wordList
  .refine(
    (words) => words.length > 0 && words.every((word) => /^https?:$/.test(URL.parse(word)?.protocol ?? '')),
    'is not one URL of http or https, or several with commas between',
  )
  .transform((words) => words.map((word) => word.replace(/\/+$/, '')));

/** A comma-separated list of web origins, such as `https://app.example.com`, as browsers write them. */
export const originList = wordList.transform((words, context) =>
  words.map((word) => {
    const url = URL.parse(word);
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    context.addIssue(`${word} is not an origin of http or https`);
    return z.NEVER;
  }),
);

/** All of the types at once. */
type Together<T> = (T extends unknown ? (all: T) => void : never) extends (all: infer All) => void ? All : never;

/** What several readings of the settings give, merged. Throws one BadConfiguration with the problems of all of them. */
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
