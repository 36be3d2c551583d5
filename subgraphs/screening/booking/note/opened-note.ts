import { open } from '#kit/cipher/cipher.js';
import { ERASED_TEXT } from '../retention/forgetting.js';
import type { Note } from './note.entity.js';

/** A note as a row is read without the ORM, decrypted; one that went with its guest says so. */
export const openedNote = (note: Note): Note & { text: string } => ({
  ...note,
  text: open(note.text, 'screening.note.text', note) ?? ERASED_TEXT,
});
