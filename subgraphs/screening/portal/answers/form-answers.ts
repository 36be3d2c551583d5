import { z } from 'zod';
import { problems } from '../../messages.js';
import type { FormField } from '../content/content-shapes.js';
import type { FileSlot } from '../files/file-formats.js';
import { type OtherForm, shownIn } from '../graph-types/shape.js';
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
export type FilesBySlot = Readonly<Record<string, string>>;

type Values = Record<string, unknown>;

const formAnswer = z
  .object({
    question: z.string().describe('ID of the question.'),
    text: z.string().optional().describe('Text, date (YYYY-MM-DD) or ID of the choice.'),
    number: z.number().optional().describe('Number.'),
    isAcknowledged: z.boolean().optional().describe('Whether the text was acknowledged.'),
  })
  .meta({ id: 'PortalFormAnswer', description: 'Answer to one question of a form, in the field for its kind.' });

const answerFile = z
  .object({
    slot: z.string().describe('Slot or question that the file belongs to.'),
    fileId: z.string().describe('File ID.'),
  })
  .meta({ id: 'PortalAnswerFile', description: 'Uploaded file that answers a question.' });

const files = z.array(answerFile).meta({ isResult: true, description: 'Uploaded files.' });
const slots = z.object({ files });
const form = z.object({
  answers: z.array(formAnswer).default([]).describe('Answers to questions without a file.'),
  files,
});

const filesIn = (stored: Values, ids: FilesBySlot) =>
  Object.keys(stored).flatMap((slot) => (ids[slot] ? [{ slot, fileId: ids[slot] }] : []));

type FormAnswer = { question: string } & Values;

/** Answers are stored by question. Of the members of an answer, the graph shows the one of the value's type. */
const asForm: OtherForm = {
  form,
  show: (stored, ids) => ({
    answers: Object.entries(stored as Values)
      .filter(([question]) => !ids[question])
      .map(([question, value]) => ({ question, text: value, number: value, isAcknowledged: value })),
    files: filesIn(stored as Values, ids),
  }),
  take: ({ answers = [] }: { answers?: FormAnswer[] }) =>
    Object.fromEntries(answers.map(({ question, ...given }) => [question, onlyOf(given)])),
};

/** Several values become a list, which validation rejects. */
function onlyOf(given: Values): unknown {
  const values = Object.values(given);
  return values.length > 1 ? values : values[0];
}

const asFiles: OtherForm = {
  form: slots,
  show: (stored, ids) => ({ files: filesIn(stored as Values, ids) }),
  take: () => ({}),
};

/**
 * Validates form answers. Fields whose condition is not met are dropped, required ones must be answered. A file field
 * is answered by an earlier upload.
 */
export function formAnswers(fields: FormField[], uploaded: FilesBySlot) {
  const schema = z.record(z.string(), z.unknown()).transform((given, context) => {
    const answers: Record<string, unknown> = {};
    for (const field of fields) {
      if (!isAsked(field, answers)) continue;
      const value = field.kind === 'file' ? uploaded[field.id] : given[field.id];
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
  return shownIn(schema, asForm);
}

/** Answers of a screen with upload slots: the uploaded files. Required slots must be filled. */
export function slotAnswers(asked: FileSlot[], uploaded: FilesBySlot) {
  const schema = z.record(z.string(), z.unknown()).transform((_given, context) => {
    for (const { id } of asked.filter((slot) => slot.required && !uploaded[slot.id]))
      context.addIssue({ code: 'custom', message: problems.required, path: [id] });
    return Object.fromEntries(asked.flatMap(({ id }) => (uploaded[id] ? [[id, uploaded[id]]] : [])));
  });
  return shownIn(schema, asFiles);
}
