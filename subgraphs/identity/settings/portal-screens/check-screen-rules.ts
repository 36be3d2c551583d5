import { z } from 'zod';
import { Failure, type InputProblem } from '#kit/failure.js';
import { readInput } from '#kit/graph/input-problems.js';
import { messages } from '../../messages.js';
import { LEVEL_NAMES, SCREEN_LEVELS, type ScreenLevel, matchKey } from './match-key.js';
import { hasValidOrder } from './screen-order.js';
import type { ScreenRulesInput } from './screen-rules.type.js';

const MAX_RULES = 1_000;
const LONGEST_NAME = 200;
/** Maximum size of a rule's metadata, in characters of JSON. */
const LONGEST_METADATA = 10_000;

const name = z
  .string()
  .max(LONGEST_NAME)
  .refine((text) => text.trim() !== '', messages.blank)
  .refine(isWritable, messages.invalidUnicode)
  .meta({ pattern: '\\S' })
  .nullish();
const metadata = z
  .record(z.string(), z.unknown())
  .refine((members) => JSON.stringify(members).length <= LONGEST_METADATA, messages.tooLong(LONGEST_METADATA))
  .refine((members) => !/\\u(0000|d[89a-f])/.test(escapesOf(members)), messages.invalidUnicode)
  .refine(hasValidOrder, messages.invalidOrder)
  .nullish();
const rules = z.array(z.object({ listingId: name, source: name, metadata })).max(MAX_RULES);

/** The checks of the rules of a level, by themselves. */
export const SCREEN_RULES = z.object({ configKey: z.enum(SCREEN_LEVELS), configData: rules });

function isWritable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/**
 * Returns the JSON with escaped backslashes removed, so that remaining escapes of NUL and lone surrogates, which the
 * database rejects, can be found.
 */
function escapesOf(members: object): string {
  return JSON.stringify(members).replaceAll('\\\\', '');
}

/** Validates the name of a settings level. Throws BAD_INPUT. */
export function readLevel(key: string): ScreenLevel {
  const level = SCREEN_LEVELS.find((known) => known === key);
  if (level) return level;
  throw badInput([{ loc: ['configKey'], msg: messages.unknownLevel(SCREEN_LEVELS.join(', ')), type: 'enum' }]);
}

/**
 * Validates the rules of a level. Throws BAD_INPUT with every problem: a missing listing or channel, two rules for
 * the same one, several rules on a level that takes one, a screen given twice.
 */
export function checkScreenRules(input: ScreenRulesInput): ScreenLevel {
  const level = readLevel(input.configKey);
  const problems: InputProblem[] = readInput(rules, input.configData).problems.map(({ loc, ...problem }) => ({
    loc: ['configData', ...loc],
    ...problem,
  }));
  if (problems.length > 0) throw badInput(problems);
  const named = LEVEL_NAMES[level];
  const seen = new Set<string>();
  input.configData.forEach((rule, n) => {
    const loc = ['configData', String(n)];
    const refuse = (member: string[], msg: string, type: string) =>
      problems.push({ loc: [...loc, ...member], msg, type });
    if (named?.needed && !rule[named.member]) refuse([named.member], messages.required, 'missing');
    const key = matchKey(level, rule);
    if (key.length > level.length + 2 * LONGEST_NAME) refuse([named!.member], messages.nameTooLong, 'too_long');
    if (seen.has(key)) refuse([], named ? messages.duplicateRule : messages.tooManyRules, 'value_error');
    seen.add(key);
    const screens = rule.screens.map(({ screen }) => screen);
    if (new Set(screens).size < screens.length) refuse(['screens'], messages.duplicateScreen, 'value_error');
  });
  if (problems.length > 0) throw badInput(problems);
  return level;
}

function badInput(problems: InputProblem[]): Failure {
  const { loc, msg } = problems[0]!;
  return new Failure('BAD_INPUT', `${loc.join('.')} ${msg}`, problems);
}
