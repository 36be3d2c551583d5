/** Somebody who comes along with the guest who booked. */
export interface PartyMember {
  name: string | null;
  email: string | null;
}
