import { z } from 'zod';
import { Failure } from '#kit/failure.js';
import { readInput } from '#kit/graph/input-problems.js';
import { unknownPlaceholders } from './placeholders.js';

/** Longer text messages are cut up and charged by the piece; providers take about so much. */
const LONGEST_SMS = 1_600;

const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\u0000') && text.isWellFormed(), 'holds a character that is none')
    .superRefine((text, issues) => {
      for (const name of unknownPlaceholders(text)) {
        const message =
          name === '{{' ? 'has an unfinished placeholder' : `has an unknown placeholder: ${name.slice(0, 60)}`;
        issues.addIssue({ code: 'custom', message, params: { type: 'unknown_placeholder' } });
      }
    })
    .nullish();

/** Subject, text and HTML as they may be written down. */
export const WORDS = {
  via: z.enum(['email', 'sms']),
  subject: words(400).refine(
    (text) => !/[\p{Cc}\u2028\u2029]/u.test(text ?? ''),
    'holds a line break or another control character',
  ),
  text: words(50_000),
  html: words(200_000),
};

type Checked = { via: 'email' | 'sms'; subject?: string | null; text?: string | null; html?: string | null };

/** What an e-mail and a text message need, each. */
export function checkKind({ via, subject, text, html }: Checked, issues: z.RefinementCtx): void {
  const problem = (path: string, message: string) => issues.addIssue({ code: 'custom', path: [path], message });
  if (via === 'email') {
    if (!subject?.trim()) problem('subject', 'is needed for an e-mail');
    if (!text?.trim() && !html?.trim()) problem('text', 'is needed for an e-mail without html');
    return;
  }
  if (!text?.trim()) problem('text', 'is needed for a text message');
  if (text && text.length > LONGEST_SMS) problem('text', `is longer than ${LONGEST_SMS} characters`);
  if (subject) problem('subject', 'is for e-mail only');
  if (html) problem('html', 'is for e-mail only');
}

/** The input as the schema reads it. Throws BAD_INPUT with every problem. */
export function checked<T>(schema: z.ZodType<T>, input: unknown): T {
  const { data, problems } = readInput(schema, input);
  if (problems.length === 0) return data as T;
  throw new Failure('BAD_INPUT', `${problems[0]!.loc.join('.')} ${problems[0]!.msg}`, problems);
}
