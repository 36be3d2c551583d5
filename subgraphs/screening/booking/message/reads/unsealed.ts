import { type SealedRow, open } from '#kit/cipher/cipher.js';
import type { Row } from '#kit/store/rows.js';

const SEALED = ['recipient', 'subject', 'text', 'html'] as const;

/** A row of messages or of their templates as it is read, with its encrypted columns opened. */
export function unsealed<Found>(table: 'message' | 'message_template', row: Row & SealedRow): Found {
  const opened = SEALED.flatMap((name) =>
    typeof row[name] === 'string' ? [[name, open(row[name], `screening.${table}.${name}`, row)] as const] : [],
  );
  return { ...row, ...Object.fromEntries(opened) } as Found;
}
