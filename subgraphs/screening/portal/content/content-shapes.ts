import { z } from 'zod';
import { richTextProblems } from '#placeholders';
import type { ScreenName } from '#portal-screens';
import { problems } from '../../messages.js';
import { PortalScreen } from '../../booking/screens/portal-screen.type.js';
import { FILE_FORMATS, MAX_MEGABYTES } from '../files/file-formats.js';
import { PortalFileFormat } from '../files/portal-file.type.js';
import { choiceOf, shownAs, shownIn } from '../graph-types/shape.js';

const writable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
const words = (most: number) => z.string().trim().min(1).max(most).refine(writable, problems.invalidCharacter);
/** Text with formatting, links and placeholders. */
const richText = (most: number) =>
  words(most).superRefine((text, issues) => {
    for (const message of richTextProblems(text)) issues.addIssue({ code: 'custom', message });
  });
const id = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, problems.id);

const distinct = (ids: { id: string }[]) => new Set(ids.map((one) => one.id)).size === ids.length;
const ONCE = problems.uniqueIds;

const OWN_WORDING = "null: the portal's own text for this ID.";
const IN_RICH_TEXT = 'Rich text with placeholders.';
const label = richText(500).nullable().default(null).describe(`${IN_RICH_TEXT} The guest sees it; ${OWN_WORDING}`);
const introduction = richText(5_000)
  .nullable()
  .default(null)
  .describe(`${IN_RICH_TEXT} The guest sees it above the questions; null: none.`);

const rule = z
  .object({
    id: id.describe('ID, unique within the screen.'),
    text: richText(1_000).nullable().default(null).describe(`${IN_RICH_TEXT} The rule; ${OWN_WORDING}`),
  })
  .meta({ id: 'PortalRule', description: 'Rule that the guest accepts.' });

const rules = z.array(rule).max(50).refine(distinct, ONCE).describe('Rules, each accepted separately.');

const choice = z
  .object({ id: id.describe('ID, stored as the answer.'), label: words(200).describe('Text that the guest sees.') })
  .meta({ id: 'PortalFieldChoice', description: 'Choice of a question.' });

const choices = z.array(choice).min(1).max(50).refine(distinct, ONCE);

const types = z
  .array(shownAs(z.enum(FILE_FORMATS), PortalFileFormat))
  .min(1)
  .max(FILE_FORMATS.length);
const maxMegabytes = z.int().min(1).max(MAX_MEGABYTES);

/** Upload slot for one file. */
const slot = z
  .object({
    id: id.describe('ID, unique within the screen.'),
    label: label,
    required: z.boolean().default(true).describe('Whether the guest must upload a file (default: true).'),
    types: types.default(['pdf', 'jpeg', 'png']).describe('Accepted formats (default: PDF, JPEG and PNG).'),
    maxMegabytes: maxMegabytes
      .default(MAX_MEGABYTES)
      .describe(`Largest file in megabytes of 1,048,576 bytes (default: ${MAX_MEGABYTES}).`),
  })
  .meta({ id: 'PortalFileSlot', description: 'Upload slot for one file.' });

const fieldKind = choiceOf('PortalFieldKind', 'Kind of a question.', {
  text: 'Single line of text.',
  long_text: 'Several lines of text.',
  number: 'Number.',
  date: 'Date.',
  choice: 'One of several choices.',
  acknowledgement: 'Checkbox.',
  file: 'File to upload.',
});

interface Condition {
  field: string;
  equals: string | boolean;
}

/** Stored with the expected answer in one member. */
const when = shownIn(z.object({ field: id, equals: z.union([z.string().max(200), z.boolean()]) }), {
  form: z
    .object({
      field: z.string().describe('ID of the earlier question.'),
      text: z.string().optional().describe('Required answer: a text or the ID of a choice.'),
      isAcknowledged: z.boolean().optional().describe('Required answer to an acknowledgement.'),
    })
    .meta({
      id: 'PortalFieldCondition',
      description: 'Answer to an earlier question: `text` or `isAcknowledged`.',
    }),
  show: (stored) => {
    const { field, equals } = stored as Condition;
    return { field, text: equals, isAcknowledged: equals };
  },
  take: ({ field, text, isAcknowledged }: { field?: string; text?: string; isAcknowledged?: boolean }) => ({
    field,
    equals: text === undefined || isAcknowledged === undefined ? (text ?? isAcknowledged) : null,
  }),
});

/** One question of a form. `when`: asked only if an earlier answer has this value. */
const field = z
  .object({
    id: id.describe('ID, unique within the form.'),
    kind: fieldKind.describe('Kind.'),
    label: label,
    required: z.boolean().default(false).describe('Whether the guest must answer (default: false).'),
    choices: choices.optional().describe('Choices of a question of the kind `CHOICE`.'),
    types: types.optional().describe('Accepted formats of a file; null: all.'),
    maxMegabytes: maxMegabytes.optional().describe('Largest file in megabytes of 1,048,576 bytes; null: 10.'),
    when: when.optional().describe('Condition for asking the question; null: always asked.'),
  })
  .refine(({ kind, choices: given }) => kind !== 'choice' || given !== undefined, problems.noChoices)
  .meta({ id: 'PortalFormField', description: 'Question of a form.' });

export type FormField = z.infer<typeof field>;

const form = z.object({
  introduction,
  fields: z
    .array(field)
    .max(50)
    .refine(distinct, ONCE)
    .refine(asksOfEarlier, problems.laterField)
    .describe('Questions.'),
});

/** Conditions may only refer to earlier fields. */
function asksOfEarlier(fields: { id: string; when?: { field: string } }[]): boolean {
  return fields.every(({ when: condition }, n) => {
    const isKnown = ({ id: earlier }: { id: string }) => earlier === condition!.field;
    return !condition || fields.slice(0, n).some(isKnown);
  });
}

const disclosure = z.object({
  disclosure: richText(20_000)
    .nullable()
    .default(null)
    .describe(`${IN_RICH_TEXT} Shown before consent; null: the portal's own text.`),
});

/** Screens that can be required of each adult. */
const OF_ADULTS = ['IDVerification', 'IDCollection', 'UsageAgreement'] as const;

/** Configurable content by screen; other screens have fixed content. */
export const CONTENT = {
  AboutYou: z.object({
    introduction,
    confirmEmail: z
      .boolean()
      .describe('Whether the guest confirms the email address with a code, if mail is configured.'),
    confirmPhone: z
      .boolean()
      .describe('Whether the guest confirms the phone number with a code, if text messages are configured.'),
    askBehavior: z
      .boolean()
      .default(true)
      .describe(
        'Whether the guest is asked to share how they fill in the portal, if `FraudDetectionAddon` is on (default: true).',
      ),
  }),
  GuestList: z.object({
    introduction,
    eachAdult: z
      .array(shownAs(z.enum(OF_ADULTS), PortalScreen))
      .max(OF_ADULTS.length)
      .describe('Screens that each adult completes with a link of their own.'),
  }),
  IDVerification: z.object({
    introduction,
    askMovement: z
      .boolean()
      .default(false)
      .describe(
        'Whether guests who agree to a face comparison also turn their head in front of the camera (default: false).',
      ),
  }),
  HouseRules: z.object({ introduction, rules }),
  BuildingScreen: z.object({ introduction, rules }),
  CustomScreen: form,
  FileUpload: z.object({
    introduction,
    slots: z.array(slot).min(1).max(20).refine(distinct, ONCE).describe('Slots.'),
  }),
  LongTerm: form,
  BackgroundCheck: disclosure,
  CreditCheck: disclosure,
  SecurityDeposit: z.object({
    introduction,
    amount: z.number().min(0).max(1_000_000).describe('Amount of the deposit; 0: card check only.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, problems.currency)
      .describe('Currency (ISO 4217).'),
    waiverFee: z
      .number()
      .min(0)
      .max(1_000_000)
      .nullable()
      .default(null)
      .describe('Fee of a waiver, offered instead of the deposit; null: no waiver.'),
  }),
} satisfies Partial<Record<ScreenName, z.ZodType>>;

const inTask = (schema: z.ZodType, description: string) =>
  schema.optional().meta({ description: `${description} Null in \`portalContents\`.`, isResult: true });

/** Content that the service adds in the guest's portal. */
export const ADDED: Partial<Record<ScreenName, z.ZodObject>> = {
  AboutYou: z.object({
    looksAtAddress: inTask(z.boolean(), "Whether the guest's IP address is checked."),
    confirmedEmail: ofGuest('Email address that the guest has confirmed with a code.'),
    confirmedPhone: ofGuest('Phone number that the guest has confirmed with a code.'),
  }),
  SecurityDeposit: z.object({ isTakenHere: inTask(z.boolean(), 'Whether the guest pays the deposit in the portal.') }),
};

function ofGuest(description: string) {
  return z.string().optional().meta({ description, isResult: true, role: 'manager' });
}

export type ContentScreen = keyof typeof CONTENT;

export type ContentOf<Screen extends ContentScreen> = z.infer<(typeof CONTENT)[Screen]>;

const ruleOf = (name: string) => ({ id: name, text: null });
const asked = (name: string, kind: FormField['kind'], required: boolean): FormField => ({
  id: name,
  kind,
  label: null,
  required,
});

/** Default content; the portal provides its wording in the guest's language. */
export const USUAL_CONTENT: { [Screen in ContentScreen]: ContentOf<Screen> } = {
  AboutYou: { introduction: null, confirmEmail: true, confirmPhone: true, askBehavior: true },
  GuestList: { introduction: null, eachAdult: [] },
  IDVerification: { introduction: null, askMovement: false },
  HouseRules: {
    introduction: null,
    rules: ['guests_only', 'no_parties', 'quiet_hours', 'no_smoking', 'leave_as_found'].map(ruleOf),
  },
  BuildingScreen: { introduction: null, rules: [] },
  CustomScreen: { introduction: null, fields: [asked('anything_else', 'long_text', false)] },
  FileUpload: {
    introduction: null,
    slots: [
      { id: 'document', label: null, required: true, types: ['pdf', 'jpeg', 'png'], maxMegabytes: MAX_MEGABYTES },
    ],
  },
  LongTerm: {
    introduction: null,
    fields: [
      asked('occupation', 'text', true),
      asked('employer', 'text', false),
      asked('monthly_income', 'number', false),
      asked('reference', 'long_text', false),
    ],
  },
  BackgroundCheck: { disclosure: null },
  CreditCheck: { disclosure: null },
  SecurityDeposit: { introduction: null, amount: 0, currency: 'USD', waiverFee: null },
};
