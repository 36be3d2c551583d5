import { type SealedColumn, type SealedRow, open, seal } from './cipher.js';
import { EncryptedText } from './encrypted-text.js';

/** Format of an encrypted value, as a regular expression for both JavaScript and PostgreSQL. */
const FORM = '^a2[.][A-Za-z0-9_-]{8}[.][A-Za-z0-9_-]{16}[.][A-Za-z0-9_-]{22}[.][A-Za-z0-9_-]*$';
const SEALED = new RegExp(FORM);

let sealing = false;

/** Sets whether this process encrypts new values of `SealableText` columns. */
export function useSealing(on: boolean): void {
  sealing = on;
}

export const isSealing = (): boolean => sealing;

/**
 * A text column that is encrypted if the operator enables it, so it can contain both forms. A stored value that looks
 * encrypted always is: plain text that looks encrypted gets encrypted regardless of the setting.
 */
export class SealableText extends EncryptedText {}

/** Whether a stored value is encrypted. */
export const isSealed = (stored: string): boolean => SEALED.test(stored);

/** The same in SQL. */
export const isSealedSql = (stored: string): string => `${stored} ~ '${FORM}'`;

/** Converts plain text to its stored form. */
export function sealIfSet(text: string, column: SealedColumn, row: SealedRow): string {
  return sealing || isSealed(text) ? seal(text, column, row) : text;
}

/** Returns the plain text of a stored value in either form; null for null. Throws what `open` throws. */
export function openIfSealed(stored: string | null, column: SealedColumn, row: SealedRow): string | null {
  return stored !== null && isSealed(stored) ? open(stored, column, row) : stored;
}
