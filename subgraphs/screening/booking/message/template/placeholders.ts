import { type Placeholder, type Values, placeholdersIn, replacePlaceholders } from '#placeholders';

/** Subject, plain text and HTML; null where there is none. */
export interface Words {
  subject: string | null;
  text: string | null;
  html: string | null;
}

/** Whether the content uses any of these placeholders. */
export function mentions({ subject, text, html }: Words, prefixes: string[]): boolean {
  return placeholdersIn(`${subject}${text}${html}`).some((name) => prefixes.some((prefix) => name.startsWith(prefix)));
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
    text && replacePlaceholders(text, (name) => encode(oneLine(values[name as Placeholder] ?? '')));
  return {
    subject: words.subject === null ? null : oneLine(filled(words.subject, String)!),
    text: filled(words.text, String),
    html: filled(words.html, escapeHtml),
  };
}
