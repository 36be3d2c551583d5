import { z } from 'zod';
import { problems } from '../../messages.js';
import type { FormField } from '../content/content-shapes.js';
import type { FileSlot } from '../files/file-formats.js';
import { day, words } from './members.js';

const KINDS: Record<Exclude<FormField['kind'], 'file'>, (field: FormField) => z.ZodType> = {
  text: () => words(500),
  long_text: () => words(5_000),
  number: () => z.number(problems.number).min(-1e12).max(1e12),
  date: () => day,
  choice: ({ choices = [] }) => z.enum(choices.map(({ id }) => id) as [string], problems.choice),
  acknowledgement: () => z.boolean(),
};

/** Whether a field applies, given the answers before it. */
export function isAsked({ when }: FormField, answers: Record<string, unknown>): boolean {
  return !when || answers[when.field] === when.equals;
}

/** Ids of uploaded files, by slot. */
export type FilesBySlot = Record<string, string>;

/**
 * Validates form answers. Fields whose condition is not met are dropped, required ones must be answered. A file field
 * is answered by an earlier upload.
 */
export function formAnswers(fields: FormField[], files: FilesBySlot) {
  return z.record(z.string(), z.unknown()).transform((given, context) => {
    const answers: Record<string, unknown> = {};
    for (const field of fields) {
      if (!isAsked(field, answers)) continue;
      const value = field.kind === 'file' ? files[field.id] : given[field.id];
      const missing = value === undefined || value === null || value === '';
      const unticked = field.kind === 'acknowledgement' && field.required && value !== true;
      if ((missing && field.required) || unticked) {
        context.addIssue({ code: 'custom', message: problems.required, path: [field.id] });
      } else if (field.kind === 'file') {
        if (!missing) answers[field.id] = value;
      } else if (!missing) {
        const read = KINDS[field.kind](field).safeParse(value);
        if (read.success) answers[field.id] = read.data;
        else context.addIssue({ code: 'custom', message: read.error.issues[0]!.message, path: [field.id] });
      }
    }
    return answers;
  });
}

/** Answers of a screen with upload slots: the uploaded files. Required slots must be filled. */
export function slotAnswers(slots: FileSlot[], files: FilesBySlot) {
  return z.record(z.string(), z.unknown()).transform((_given, context) => {
    for (const { id } of slots.filter((slot) => slot.required && !files[slot.id]))
      context.addIssue({ code: 'custom', message: problems.required, path: [id] });
    return Object.fromEntries(slots.flatMap(({ id }) => (files[id] ? [[id, files[id]]] : [])));
  });
}
