/** Tables of stays and guest keys. */
export interface StayTables {
  stay: string;
  key: string;
}

/** Active tables. */
export const LIVE: StayTables = { stay: 'intelligence.stay', key: 'intelligence.guest_key' };

/** Tables that a build fills before they replace the active ones. */
export const NEXT: StayTables = { stay: 'intelligence.stay_next', key: 'intelligence.guest_key_next' };
