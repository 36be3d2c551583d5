/** Allowed placeholders in `{{…}}`; templates with any other are rejected. */
export const PLACEHOLDERS = [
  'guest.first_name',
  'guest.last_name',
  'guest.full_name',
  'listing.name',
  'listing.address',
  'check_in_date',
  'check_in_time',
  'check_out_date',
  'check_out_time',
  'nights',
  'number_of_guests',
  'confirmation_code',
  'guest_portal_url',
] as const;

export type Placeholder = (typeof PLACEHOLDERS)[number];
export type Values = Record<Placeholder, string>;

/** Subject, plain text and HTML; null where there is none. */
export interface Words {
  subject: string | null;
  text: string | null;
  html: string | null;
}

const MARK = /\{\{([^{}]*)\}\}/g;
const isPlaceholder = (name: string): name is Placeholder => (PLACEHOLDERS as readonly string[]).includes(name);

/** Unknown placeholder names in `{{…}}`; an unclosed one is returned as `{{`. */
export function unknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(MARK)].map(([, name = '']) => name.trim()).filter((name) => !isPlaceholder(name));
  return text.replace(MARK, '').includes('{{') ? [...unknown, '{{'] : unknown;
}

/** Whether the content uses any of these placeholders. */
export function mentions({ subject, text, html }: Words, prefixes: string[]): boolean {
  const names = [...`${subject}${text}${html}`.matchAll(MARK)].map(([, name = '']) => name.trim());
  return names.some((name) => prefixes.some((prefix) => name.startsWith(prefix)));
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (value: string) => value.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);

/** Text without line breaks and other control characters, suitable for a header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** Fills in placeholders in a single pass, so values are never parsed as templates. */
export function fillIn(words: Words, values: Values): Words {
  const filled = (text: string | null, encode: (value: string) => string) =>
    text?.replace(MARK, (_, name: string) => encode(oneLine(values[name.trim() as Placeholder] ?? ''))) ?? null;
  return {
    subject: words.subject === null ? null : oneLine(filled(words.subject, String)!),
    text: filled(words.text, String),
    html: filled(words.html, escapeHtml),
  };
}
