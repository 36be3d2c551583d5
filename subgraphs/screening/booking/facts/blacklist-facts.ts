/** Kind of value that a blacklist entry is matched by. */
export type BlacklistField = 'email' | 'phone' | 'name_and_birth_date' | 'document_number';

/** A blacklist entry that matches the guest. */
export interface BlacklistHit {
  entryId: string;
  matchedOn: BlacklistField;
  inherited: boolean;
  reason: string | null;
}
