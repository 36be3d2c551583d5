import { z } from 'zod';
import { Failure, type InputProblem } from '#kit/failure.js';
import { readInput } from '#kit/graph/input-problems.js';
import { messages } from '../../messages.js';
import { idKey, sourceKey } from '../name-key.js';
import { safeHtml, saysSomething } from './safe-html.js';
import type { AccountTextInput, UsageAgreementInput } from './usage-agreement.type.js';

/** Maximum characters of one text, before and after sanitizing. */
export const LONGEST_TEXT = 200_000;
/** Maximum tags of one text: deeply nested HTML is slow to parse. */
const MAX_TAGS = 20_000;
/** Maximum texts per kind. */
export const MAX_TEXTS = 1_000;
const LONGEST_NAME = 200;

export type Level = 'user' | 'source' | 'reservation' | 'listing';

/** A text to store; `content` null removes it. */
export interface GivenText {
  level: Level;
  name: string;
  matchKey: string;
  format: string;
  content: string | null;
}

const writable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
const NOT_WRITABLE = messages.invalidUnicode;

const text = {
  format: z.enum(['html', 'text', 'markdown']).nullish(),
  content: z.string(messages.textRequired).max(LONGEST_TEXT).refine(writable, NOT_WRITABLE).nullable(),
};
const name = z
  .string()
  .max(LONGEST_NAME)
  .refine(writable, NOT_WRITABLE)
  .refine((given) => given.trim() !== '', messages.blank)
  .refine((given) => sourceKey(given).length <= 2 * LONGEST_NAME, messages.nameTooLong)
  .meta({ pattern: '\\S' });
const byName = z.array(z.object({ ...text, name })).max(MAX_TEXTS);
const byId = z.array(z.object({ ...text, id: name })).max(MAX_TEXTS);
/** The checks of usage agreements, text by text. */
export const USAGE_AGREEMENT_RULES = z.object({
  user: z.object(text).nullish(),
  sources: byName.nullish(),
  reservations: byId.nullish(),
  listings: byId.nullish(),
});

/**
 * Validates the texts and sanitizes HTML. Throws BAD_INPUT with every problem: an unknown format, a text that is too
 * long or empty after sanitizing, a blank or duplicate name.
 */
export function readUsageAgreement(input: UsageAgreementInput, accountId: string): GivenText[] {
  const problems: InputProblem[] = readInput(USAGE_AGREEMENT_RULES, input).problems;
  if (problems.length > 0) throw badInput(problems);
  const seen = new Set<string>();
  const texts = placed(input, accountId).map(({ loc, given, ...place }): GivenText => {
    const key = `${place.level}:${place.matchKey}`;
    if (seen.has(key)) problems.push({ loc, msg: messages.duplicateText, type: 'value_error' });
    seen.add(key);
    const format = given?.format ?? 'html';
    const content = given?.content ? readContent([...loc, 'content'], format, given.content, problems) : null;
    return { ...place, format, content };
  });
  if (problems.length > 0) throw badInput(problems);
  return texts;
}

interface Placed extends Pick<GivenText, 'level' | 'name' | 'matchKey'> {
  loc: string[];
  given: AccountTextInput | null;
}

/** Lists the texts of an input, each with its scope. */
function placed(input: UsageAgreementInput, accountId: string): Placed[] {
  const byId = (member: 'reservations' | 'listings', level: Level) =>
    (input[member] ?? []).map((given, n) => {
      return { loc: [member, String(n)], level, name: given.id.trim(), matchKey: idKey(given.id), given };
    });
  const bySource = (input.sources ?? []).map((given, n): Placed => {
    const names = { name: given.name.trim(), matchKey: sourceKey(given.name) };
    return { loc: ['sources', String(n)], level: 'source', ...names, given };
  });
  const own: Placed = { loc: ['user'], level: 'user', name: accountId, matchKey: '', given: input.user ?? null };
  const all = [...bySource, ...byId('reservations', 'reservation'), ...byId('listings', 'listing')];
  return input.user === undefined ? all : [own, ...all];
}

function readContent(loc: string[], format: string, content: string, problems: InputProblem[]): string | null {
  if (content.trim() === '') return null;
  if (format !== 'html') return content;
  if (content.split('<').length > MAX_TAGS) {
    problems.push({ loc, msg: messages.tooManyTags(MAX_TAGS), type: 'too_long' });
    return null;
  }
  const html = safeHtml(content);
  if (html.length > LONGEST_TEXT)
    problems.push({ loc, msg: messages.tooLongOnceSanitized(LONGEST_TEXT), type: 'too_long' });
  if (!saysSomething(html)) problems.push({ loc, msg: messages.nothingToShow, type: 'value_error' });
  return html;
}

function badInput(problems: InputProblem[]): Failure {
  const { loc, msg } = problems[0]!;
  return new Failure('BAD_INPUT', `${loc.join('.')} ${msg}`, problems);
}
