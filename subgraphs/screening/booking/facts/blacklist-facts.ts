/** Kind of value that a block list entry is matched by. */
export type BlacklistField = 'email' | 'phone' | 'name_and_birth_date' | 'document_number';

/** A block list entry that matches the guest. */
export interface BlacklistHit {
  entryId: string;
  matchedOn: BlacklistField;
  inherited: boolean;
  reason: string | null;
}
