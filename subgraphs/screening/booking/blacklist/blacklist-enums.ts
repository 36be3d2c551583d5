import { enumOf } from '#kit/graph/enum-of.js';
import type { BlacklistField } from '../facts/blacklist-facts.js';

export const BlacklistFieldEnum = enumOf<BlacklistField>('BlacklistField', 'Kind of a blacklisted value.', {
  email: 'Email address.',
  phone: 'Phone number.',
  name_and_birth_date: 'Name with a birth date.',
  document_number: 'Identity document number.',
});
