/** What an entry of a blacklist is matched by. */
export type BlacklistField = 'email' | 'phone' | 'name_and_birth_date' | 'document_number';

/** An entry that the guest matches. */
export interface BlacklistHit {
  entryId: string;
  matchedOn: BlacklistField;
  inherited: boolean;
  reason: string | null;
}
