import { open } from '#kit/cipher/cipher.js';
import { ERASED_TEXT } from '../retention/forgetting.js';
import type { Note } from './note.entity.js';

/** Decrypts a note read without the ORM; erased notes get a fixed text. */
export const openedNote = (note: Note): Note & { text: string } => ({
  ...note,
  text: open(note.text, 'screening.note.text', note) ?? ERASED_TEXT,
});
