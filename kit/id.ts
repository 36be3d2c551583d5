import { v7 } from 'uuid';

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A new identifier (UUIDv7: later ones sort after earlier ones). */
export function newId(): string {
  return v7();
}

/** Whether a text can be an identifier at all; what cannot is unknown without asking the database. */
export function isId(text: string): boolean {
  return SHAPE.test(text);
}
