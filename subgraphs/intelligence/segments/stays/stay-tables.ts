/** Where stays and the keys of their guests are kept. */
export interface StayTables {
  stay: string;
  key: string;
}

/** What the service reads. */
export const LIVE: StayTables = { stay: 'intelligence.stay', key: 'intelligence.guest_key' };

/** What a build fills, to take the others' place. */
export const NEXT: StayTables = { stay: 'intelligence.stay_next', key: 'intelligence.guest_key_next' };
