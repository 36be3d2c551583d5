import { z } from 'zod';
import { Failure } from '#kit/failure.js';
import { readInput } from '#kit/graph/input-problems.js';
import { placeholderProblems } from '#placeholders';
import { problems as reasons } from '../../../messages.js';

/** Longer text messages are split and charged per segment; most providers accept about this much. */
const LONGEST_SMS = 1_600;

const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\u0000') && text.isWellFormed(), reasons.invalidCharacter)
    .superRefine((text, issues) => {
      for (const message of placeholderProblems(text))
        issues.addIssue({ code: 'custom', message, params: { type: 'unknown_placeholder' } });
    })
    .nullish();

/** Validation of subject, text and HTML. */
export const WORDS = {
  via: z.enum(['email', 'sms']),
  subject: words(400).refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text ?? ''), reasons.controlCharacter),
  text: words(50_000),
  html: words(200_000),
};

type Checked = { via: 'email' | 'sms'; subject?: string | null; text?: string | null; html?: string | null };

/** Required fields by channel. */
export function checkKind({ via, subject, text, html }: Checked, issues: z.RefinementCtx): void {
  const problem = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
  if (via === 'email') {
    if (!subject?.trim()) problem('subject', reasons.requiredFor('an email'));
    if (!text?.trim() && !html?.trim()) problem('text', reasons.requiredFor('an email without HTML'));
    return;
  }
  if (!text?.trim()) problem('text', reasons.requiredFor('a text message'));
  if (text && text.length > LONGEST_SMS) problem('text', reasons.maxCharacters(LONGEST_SMS));
  if (subject) problem('subject', reasons.emailOnly);
  if (html) problem('html', reasons.emailOnly);
}

/** Parses the input with the schema. Throws BAD_INPUT with every problem. */
export function checked<T>(schema: z.ZodType<T>, input: unknown): T {
  const { data, problems } = readInput(schema, input);
  if (problems.length === 0) return data as T;
  throw new Failure('BAD_INPUT', `${problems[0]!.loc.join('.')} ${problems[0]!.msg}`, problems);
}
