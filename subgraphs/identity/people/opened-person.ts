import { open } from '#kit/cipher/cipher.js';
import type { Person } from '../account/person/person.entity.js';

/** Decrypts a team member row that was read without the ORM. */
export function openedPerson(row: Person): Person {
  const name = open(row.name, 'identity.person.name', row);
  return { ...row, name, email: open(row.email, 'identity.person.email', row) };
}
