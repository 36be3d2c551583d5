import { type Placeholder, type Values, replacePlaceholders } from '#placeholders';
import { oneLine } from '../../booking/message/template/placeholders.js';

/** ASCII punctuation: what has a meaning in rich text. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g;
/** Characters that change the direction of the text around them. */
const DIRECTION = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** What the page writes in the guest's language: a day, a time or a number. */
const FORMATTED = /^(?:\d{4}-\d{2}-\d{2}|\d{2}:\d{2}|\d{1,6})$/;

const TYPED: readonly Placeholder[] = [
  'check_in_date',
  'check_in_time',
  'check_out_date',
  'check_out_time',
  'nights',
  'number_of_guests',
];

/** A value that reads as it is: none of it is markup, and none of it changes the direction of the text around it. */
function escaped(value: string): string {
  const text = oneLine(value.replace(DIRECTION, '')).replace(PUNCTUATION, '\\$&');
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** Values that are not released yet stay in braces: the page says so in the guest's language. */
export type PortalValues = Partial<Values>;

/**
 * Fills in a host's text for one guest. Days, times and numbers stay in braces (`{{2030-03-01}}`): the page writes them in
 * the language that the guest reads. `{{}}` stands for an unknown value.
 */
export function fillText(text: string, values: PortalValues): string {
  return replacePlaceholders(text, (name) => {
    const placeholder = name as Placeholder;
    const value = values[placeholder];
    if (value === undefined) return `{{${name}}}`;
    if (TYPED.includes(placeholder) && FORMATTED.test(value)) return `{{${value}}}`;
    return escaped(value) || '{{}}';
  });
}

interface Texts {
  introduction?: string | null;
  disclosure?: string | null;
  rules?: { text: string | null }[];
  fields?: { label: string | null }[];
  slots?: { label: string | null }[];
}

/** The content of a screen with the rich texts filled in for one guest. */
export function fillContent<Content extends object>(content: Content, values: PortalValues): Content {
  const { introduction, disclosure, rules, fields, slots } = content as Texts;
  const filled = (text: string | null) => text && fillText(text, values);
  return {
    ...content,
    ...(introduction && { introduction: filled(introduction) }),
    ...(disclosure && { disclosure: filled(disclosure) }),
    ...(rules && { rules: rules.map((rule) => ({ ...rule, text: filled(rule.text) })) }),
    ...(slots && { slots: slots.map((slot) => ({ ...slot, label: filled(slot.label) })) }),
    ...(fields && { fields: fields.map((field) => ({ ...field, label: filled(field.label) })) }),
  };
}
