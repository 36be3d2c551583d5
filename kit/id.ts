import { v7 } from 'uuid';

const SHAPE = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Creates an ID (UUIDv7: sortable by creation time). */
export function newId(): string {
  return v7();
}

/** Whether a text is a well-formed ID. Other texts are unknown without querying the database. */
export function isId(text: string): boolean {
  return SHAPE.test(text);
}
