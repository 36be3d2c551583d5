import { z } from 'zod';
import { Failure, type InputProblem } from '#kit/failure.js';
import { idKey, sourceKey } from '../name-key.js';
import { safeHtml, saysSomething } from './safe-html.js';
import type { UsageAgreementInput } from './usage-agreement.type.js';

/** Characters of one text, as it is given and as it is kept. */
export const LONGEST_TEXT = 200_000;
/** Texts of one kind. */
export const MOST_TEXTS = 1_000;
const LONGEST_NAME = 200;

export type Level = 'user' | 'source' | 'reservation' | 'listing';

/** A text as it is kept; `content` null takes away what is there. */
export interface GivenText {
  level: Level;
  name: string;
  matchKey: string;
  format: string;
  content: string | null;
}

const writable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
const NOT_WRITABLE = 'holds a character that is none';

const text = {
  format: z.enum(['html', 'text', 'markdown']).nullish(),
  content: z.string('is needed; null takes the text away').max(LONGEST_TEXT).refine(writable, NOT_WRITABLE).nullable(),
};
const named = z.array(
  z.object({
    ...text,
    name: z
      .string()
      .max(LONGEST_NAME)
      .refine(writable, NOT_WRITABLE)
      .refine((name) => name.trim() !== '', 'may not be blank')
      .refine((name) => sourceKey(name).length <= 2 * LONGEST_NAME, 'is too long'),
  }),
);
const kind = named.max(MOST_TEXTS).nullish();
const agreement = z.object({ user: z.object(text).nullish(), sources: kind, reservations: kind, listings: kind });

const KINDS = [
  ['sources', 'source', sourceKey],
  ['reservations', 'reservation', idKey],
  ['listings', 'listing', idKey],
] as const;

/**
 * The texts of an input in the form that is kept, HTML sanitised. Throws BAD_INPUT with every problem: an unknown
 * format, a text that is too long or of which sanitising leaves nothing, a name that is blank or given twice.
 */
export function readUsageAgreement(input: UsageAgreementInput, accountId: string): GivenText[] {
  const problems: InputProblem[] = (agreement.safeParse(input).error?.issues ?? []).map((issue) => ({
    loc: issue.path.map(String),
    msg: issue.message,
    type: issue.code as string,
  }));
  if (problems.length > 0) throw badInput(problems);
  const texts: GivenText[] = [];
  const read = (loc: string[], level: Level, name: string, matchKey: string, given: Given) => {
    const format = given.format ?? 'html';
    const content = given.content ? readContent([...loc, 'content'], format, given.content, problems) : null;
    texts.push({ level, name, matchKey, format, content });
  };
  if (input.user !== undefined) read(['user'], 'user', accountId, '', input.user ?? {});
  for (const [member, level, keyOf] of KINDS) {
    const seen = new Set<string>();
    (input[member] ?? []).forEach((given, n) => {
      const matchKey = keyOf(given.name);
      const loc = [member, String(n)];
      if (seen.has(matchKey)) problems.push({ loc: [...loc, 'name'], msg: 'is given twice', type: 'value_error' });
      seen.add(matchKey);
      read(loc, level, given.name.trim(), matchKey, given);
    });
  }
  if (problems.length > 0) throw badInput(problems);
  return texts;
}

interface Given {
  format?: string | null;
  content?: string | null;
}

function readContent(loc: string[], format: string, content: string, problems: InputProblem[]): string | null {
  if (content.trim() === '') return null;
  if (format !== 'html') return content;
  const html = safeHtml(content);
  if (html.length > LONGEST_TEXT)
    problems.push({ loc, msg: `is longer than ${LONGEST_TEXT} characters once sanitised`, type: 'too_long' });
  if (!saysSomething(html))
    problems.push({ loc, msg: 'holds nothing that may be shown to a guest', type: 'value_error' });
  return html;
}

function badInput(problems: InputProblem[]): Failure {
  const { loc, msg } = problems[0]!;
  return new Failure('BAD_INPUT', `${loc.join('.')} ${msg}`, problems);
}
