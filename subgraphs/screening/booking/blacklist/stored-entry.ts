import { open } from '#kit/cipher/cipher.js';
import type { BlacklistEntryType } from './blacklist-entry.type.js';

/** Entries as read from table `t`, with encrypted columns. */
export const BLACKLIST = {
  table: 'screening.blacklist_entry',
  columns: {
    id: 't.id',
    accountId: 't.account_id',
    field: 't.field',
    value: 't.value',
    birthDate: 't.birth_date',
    reason: 't.reason',
    createdAt: 't.created_at',
  },
};

/** Decrypts an entry. */
export function openedEntry(row: BlacklistEntryType): BlacklistEntryType {
  const value = open(row.value, 'screening.blacklist_entry.value', row);
  const birthDate = open(row.birthDate, 'screening.blacklist_entry.birth_date', row);
  const reason = open(row.reason, 'screening.blacklist_entry.reason', row);
  return { ...row, value, birthDate, reason, createdAt: new Date(row.createdAt) };
}
