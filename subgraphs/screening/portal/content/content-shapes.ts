import { z } from 'zod';
import type { ScreenName } from '#portal-screens';
import { problems } from '../../messages.js';
import { FILE_FORMATS, MAX_MEGABYTES } from '../files/file-formats.js';

const writable = (text: string) => !text.includes('\u0000') && text.isWellFormed();
const words = (most: number) => z.string().trim().min(1).max(most).refine(writable, problems.invalidCharacter);
const id = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, problems.id);

const distinct = (ids: { id: string }[]) => new Set(ids.map((one) => one.id)).size === ids.length;
const ONCE = problems.uniqueIds;

const rules = z
  .array(z.object({ id, text: words(1_000).nullable() }))
  .max(50)
  .refine(distinct, ONCE);

const choices = z
  .array(z.object({ id, label: words(200) }))
  .min(1)
  .max(50)
  .refine(distinct, ONCE);

const types = z.array(z.enum(FILE_FORMATS)).min(1).max(FILE_FORMATS.length);
const maxMegabytes = z.int().min(1).max(MAX_MEGABYTES);

/** Upload slot for one file. */
const slot = z.object({
  id,
  /** null: the portal uses its own wording for this id. */
  label: words(500).nullable(),
  required: z.boolean().default(true),
  types: types.default(['pdf', 'jpeg', 'png']),
  maxMegabytes: maxMegabytes.default(MAX_MEGABYTES),
});

/** One question of a form. `when`: asked only if an earlier answer has this value. */
const field = z
  .object({
    id,
    kind: z.enum(['text', 'long_text', 'number', 'date', 'choice', 'acknowledgement', 'file']),
    /** null: the portal uses its own wording for this id. */
    label: words(500).nullable(),
    required: z.boolean().default(false),
    choices: choices.optional(),
    /** Accepted types of a file; all supported types by default. */
    types: types.optional(),
    maxMegabytes: maxMegabytes.optional(),
    when: z.object({ field: id, equals: z.union([z.string().max(200), z.boolean()]) }).optional(),
  })
  .refine(({ kind, choices: given }) => kind !== 'choice' || given !== undefined, problems.noChoices);

export type FormField = z.infer<typeof field>;

const form = z.object({
  fields: z.array(field).max(50).refine(distinct, ONCE).refine(asksOfEarlier, problems.laterField),
});

/** Conditions may only refer to earlier fields. */
function asksOfEarlier(fields: { id: string; when?: { field: string } }[]): boolean {
  return fields.every(({ when }, n) => !when || fields.slice(0, n).some(({ id: earlier }) => earlier === when.field));
}

const disclosure = z.object({ disclosure: words(20_000).nullable() });

/** Screens that can be required of each adult. */
const OF_ADULTS = ['IDVerification', 'IDCollection', 'UsageAgreement'] as const;

/** Configurable content by screen; other screens have fixed content. */
export const CONTENT = {
  /** Whether guests must confirm email and phone with a code, if codes can be sent. */
  AboutYou: z.object({ confirmEmail: z.boolean(), confirmPhone: z.boolean() }),
  /** Screens that each adult completes through a link of their own. */
  GuestList: z.object({ eachAdult: z.array(z.enum(OF_ADULTS)).max(OF_ADULTS.length) }),
  HouseRules: z.object({ rules }),
  BuildingScreen: z.object({ rules }),
  CustomScreen: form,
  FileUpload: z.object({ slots: z.array(slot).min(1).max(20).refine(distinct, ONCE) }),
  LongTerm: form,
  BackgroundCheck: disclosure,
  CreditCheck: disclosure,
  SecurityDeposit: z.object({
    amount: z.number().min(0).max(1_000_000),
    currency: z.string().regex(/^[A-Z]{3}$/, problems.currency),
    waiverFee: z.number().min(0).max(1_000_000).nullable(),
  }),
} satisfies Partial<Record<ScreenName, z.ZodType>>;

export type ContentScreen = keyof typeof CONTENT;

export type ContentOf<Screen extends ContentScreen> = z.infer<(typeof CONTENT)[Screen]>;

const rule = (name: string) => ({ id: name, text: null });
const asked = (name: string, kind: FormField['kind'], required: boolean): FormField => ({
  id: name,
  kind,
  label: null,
  required,
});

/** Default content; the portal provides its wording in the guest's language. */
export const USUAL_CONTENT: { [Screen in ContentScreen]: ContentOf<Screen> } = {
  AboutYou: { confirmEmail: true, confirmPhone: true },
  GuestList: { eachAdult: [] },
  HouseRules: { rules: ['guests_only', 'no_parties', 'quiet_hours', 'no_smoking', 'leave_as_found'].map(rule) },
  BuildingScreen: { rules: [] },
  CustomScreen: { fields: [asked('anything_else', 'long_text', false)] },
  FileUpload: {
    slots: [
      { id: 'document', label: null, required: true, types: ['pdf', 'jpeg', 'png'], maxMegabytes: MAX_MEGABYTES },
    ],
  },
  LongTerm: {
    fields: [
      asked('occupation', 'text', true),
      asked('employer', 'text', false),
      asked('monthly_income', 'number', false),
      asked('reference', 'long_text', false),
    ],
  },
  BackgroundCheck: { disclosure: null },
  CreditCheck: { disclosure: null },
  SecurityDeposit: { amount: 0, currency: 'USD', waiverFee: null },
};
