import { type SealedColumn, type SealedRow, open, seal } from './cipher.js';
import { EncryptedText } from './encrypted-text.js';

/** The form of an encrypted value, as JavaScript and PostgreSQL both read it. */
const FORM = '^a2[.][A-Za-z0-9_-]{8}[.][A-Za-z0-9_-]{16}[.][A-Za-z0-9_-]{22}[.][A-Za-z0-9_-]*$';
const SEALED = new RegExp(FORM);

let sealing = false;

/** Sets whether this process encrypts what it writes to columns of `SealableText`. */
export function useSealing(on: boolean): void {
  sealing = on;
}

export const isSealing = (): boolean => sealing;

/**
 * A text column that is encrypted only where the operator wants it, so a column may hold both forms. A stored value
 * in the form of an encrypted one always is one: a plain text that looks like it is encrypted whatever the setting.
 */
export class SealableText extends EncryptedText {}

/** Whether a stored value is encrypted. */
export const isSealed = (stored: string): boolean => SEALED.test(stored);

/** The same in SQL. */
export const isSealedSql = (stored: string): string => `${stored} ~ '${FORM}'`;

/** How a plain text is stored. */
export function sealIfSet(text: string, column: SealedColumn, row: SealedRow): string {
  return sealing || isSealed(text) ? seal(text, column, row) : text;
}

/** The plain text of a stored value in either form; null for null. Throws what `open` throws. */
export function openIfSealed(stored: string | null, column: SealedColumn, row: SealedRow): string | null {
  return stored !== null && isSealed(stored) ? open(stored, column, row) : stored;
}
