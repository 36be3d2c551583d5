/** An additional guest of the party. */
export interface PartyMember {
  name: string | null;
  email: string | null;
}
