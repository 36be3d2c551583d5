import { decrypt } from '#kit/cipher/cipher.js';
import type { Row } from '#kit/store/rows.js';

const SEALED = ['recipient', 'subject', 'text', 'html'] as const;

/** A row as it is read, with its sealed columns opened. */
export function unsealed<Found>(row: Row): Found {
  const opened = SEALED.flatMap((name) => (typeof row[name] === 'string' ? [[name, decrypt(row[name])] as const] : []));
  return { ...row, ...Object.fromEntries(opened) } as Found;
}
